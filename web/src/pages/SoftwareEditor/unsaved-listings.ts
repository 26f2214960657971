import type { Values } from "~/ui/form/problems";

/** Unsaved input of the listing form, with the values that it started from. */
export interface UnsavedListing {
  readonly values: Values;
  readonly initial: Values;
  /** When the listing was last changed before the edit began. */
  readonly updatedAt: string;
}

const all = new Map<string, UnsavedListing>();
const nameOf = (owner: string, softwareId: string) => `${owner} ${softwareId}`;

/** Unsaved listings by owner, in memory until the document is unloaded. In the browser only. */
export const unsavedListings = {
  of: (owner: string, softwareId: string): UnsavedListing | undefined => all.get(nameOf(owner, softwareId)),
  keep: (owner: string, softwareId: string, form: UnsavedListing) =>
    void all.set(nameOf(owner, softwareId), form),
  forget: (owner: string, softwareId: string) => void all.delete(nameOf(owner, softwareId)),
};
