import { useMemo } from "react";
import type { Values } from "~/ui/form/problems";
import { persistentStore } from "~/ui/persistent-store";

/** What was typed into an EditDialog and not saved, on top of what stood there then. */
export interface EditDraft {
  /** Of the thing: its database id. */
  readonly id: string;
  /** What the thing is called. */
  readonly name: string;
  readonly values: Values;
  readonly initial: Values;
  /** When what it began with was last changed. */
  readonly updatedAt: string;
  /** Who typed it: nobody else who signs in here is shown it. */
  readonly owner: string;
}

/** What is not saved of one kind of things. All but the hook are called in the browser only. */
export interface EditDrafts {
  /** What this person has not saved. The first render, as the server's, has nothing. */
  useOf(owner: string): readonly EditDraft[];
  of(owner: string, id: string): EditDraft | undefined;
  keep(draft: EditDraft): void;
  forget(owner: string, id: string): void;
}

/** So many are kept, the latest ones. */
const maxDrafts = 10;
const nothing: readonly EditDraft[] = [];

/** Keeps drafts under that name: in this tab, through the login after a lost session, and gone with it. */
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
