import { useMemo } from "react";
import type { Values } from "~/ui/form/problems";
import { persistentStore } from "~/ui/persistent-store";

/** Unsaved input of an EditDialog, with the values that it started from. */
export interface EditDraft {
  /** Of the thing: its database id. */
  readonly id: string;
  /** Name of the object. */
  readonly name: string;
  readonly values: Values;
  readonly initial: Values;
  /** When the thing was last changed before the edit began. */
  readonly updatedAt: string;
  /** ID of the user who typed it; other users of this browser do not see it. */
  readonly owner: string;
}

/** Unsaved edits of one kind of thing. All but the hook are called in the browser only. */
export interface EditDrafts {
  /** This person's unsaved edits. Empty in the first render, as on the server. */
  useOf(owner: string): readonly EditDraft[];
  of(owner: string, id: string): EditDraft | undefined;
  keep(draft: EditDraft): void;
  forget(owner: string, id: string): void;
}

/** The latest drafts are kept, up to this number. */
const maxDrafts = 10;
const nothing: readonly EditDraft[] = [];

/** A store of drafts under a name, in session storage: it survives a new login and ends with the tab. */
export function editDrafts(storeName: string): EditDrafts {
  const store = persistentStore<readonly EditDraft[]>(
    storeName,
    nothing,
    (stored) => (Array.isArray(stored) ? stored.filter(isDraft) : nothing),
    () => sessionStorage,
  );
  const isOf = (draft: EditDraft, owner: string, id: string) => draft.owner === owner && draft.id === id;
  return {
    useOf(owner) {
      const drafts = store.use();
      return useMemo(() => drafts.filter((draft) => draft.owner === owner), [drafts, owner]);
    },
    of: (owner, id) => store.current().find((draft) => isOf(draft, owner, id)),
    keep: (draft) =>
      store.change((drafts) =>
        [draft, ...drafts.filter((each) => !isOf(each, draft.owner, draft.id))].slice(0, maxDrafts),
      ),
    forget: (owner, id) =>
      store.change((drafts) => {
        const others = drafts.filter((draft) => !isOf(draft, owner, id));
        return others.length === drafts.length ? drafts : others;
      }),
  };
}

const isTexts = (value: unknown): value is Values =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((text) => typeof text === "string");

function isDraft(value: unknown): value is EditDraft {
  const { id, name, values, initial, updatedAt, owner } = (value ?? {}) as Partial<
    Record<keyof EditDraft, unknown>
  >;
  return (
    [id, name, updatedAt, owner].every((text) => typeof text === "string") &&
    isTexts(values) &&
    isTexts(initial)
  );
}
