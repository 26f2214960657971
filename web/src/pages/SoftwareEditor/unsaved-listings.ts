import type { Values } from "~/ui/form/problems";

/** What was typed into the form of a listing and not saved, on top of what stood there then. */
export interface UnsavedListing {
  readonly values: Values;
  readonly initial: Values;
  /** When what it began with was last changed. */
  readonly updatedAt: string;
}

const all = new Map<string, UnsavedListing>();
const nameOf = (owner: string, softwareId: string) => `${owner} ${softwareId}`;

/**
 * What is not saved, while one looks at other pages: in memory alone, until the document goes. It is its owner's: who signs in
 * after them finds nothing of it. Called in the browser only.
 */
export const unsavedListings = {
  of: (owner: string, softwareId: string): UnsavedListing | undefined => all.get(nameOf(owner, softwareId)),
  keep: (owner: string, softwareId: string, form: UnsavedListing) =>
    void all.set(nameOf(owner, softwareId), form),
  forget: (owner: string, softwareId: string) => void all.delete(nameOf(owner, softwareId)),
};
