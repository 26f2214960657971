import { useEffect, useRef, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type { useListChoicesQuery } from "~/relay/__generated__/useListChoicesQuery.graphql";
import type { SavableSoftware } from "./SaveButton";
import { type Removed, useListChanges } from "./use-list-changes";

/** One of the viewer's lists, and whether the software is in it. */
export interface Choice {
  /** Null for a default list that does not exist yet. */
  readonly databaseId: string | null;
  readonly name: string;
  readonly itemCount: number;
  readonly contains: boolean;
}

const firstList: Choice = { databaseId: null, name: "Shortlist", itemCount: 0, contains: false };

/**
 * The viewer's lists, freshly loaded: null until loaded, "failed" on failure. `toggle` adds the listing to a list or removes
 * it, shown at once; `add` adds a new list.
 */
export function useListChoices(software: SavableSoftware) {
  const environment = useRelayEnvironment();
  const { save, remove, offerUndo } = useListChanges();
  const [choices, setChoices] = useState<readonly Choice[] | "failed" | null>(null);
  const softwareId = software.databaseId;
  useEffect(() => {
    const subscription = fetchQuery<useListChoicesQuery>(
      environment,
      graphql`
        query useListChoicesQuery($softwareId: ID!) {
          viewer {
            lists {
              id
              databaseId
              name
              itemCount
              contains(softwareId: $softwareId)
            }
          }
        }
      `,
      { softwareId },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ viewer }) =>
        setChoices(!viewer ? "failed" : viewer.lists.length > 0 ? viewer.lists : [firstList]),
      error: () => setChoices("failed"),
    });
    return () => subscription.unsubscribe();
  }, [environment, softwareId]);

  const update = (next: (all: readonly Choice[]) => readonly Choice[]) =>
    setChoices((all) => (Array.isArray(all) ? next(all) : all));
  const show = (choice: Choice) =>
    update((all) => all.map((one) => (one.name === choice.name ? choice : one)));

  /** The wanted state per list name, while a request is pending. */
  const wishes = useRef(new Map<string, boolean>());
  /** Sends requests until the server has the wanted state; returns that state. */
  const send = async (choice: Choice): Promise<Choice> => {
    const { name } = choice;
    let known = choice;
    let removed: Removed = {};
    while (wishes.current.get(name) !== known.contains) {
      const { databaseId } = known;
      if (known.contains && databaseId !== null) {
        const taken = await remove(databaseId, softwareId);
        if (!taken) return known;
        removed = taken;
        known = { ...known, contains: false, itemCount: known.itemCount - 1 };
      } else {
        const listId = databaseId === null ? {} : { listId: databaseId };
        // Put back before anything else happened, it has its note and its place again.
        const list = await save({ softwareId, ...listId, ...removed });
        if (!list) return known;
        known = { ...known, contains: true, databaseId: list.databaseId, itemCount: list.itemCount };
      }
    }
    if (!known.contains && known.databaseId !== null)
      offerUndo({ databaseId: known.databaseId, name }, software, removed);
    return known;
  };
  const toggle = async (choice: Choice) => {
    const { name, contains, itemCount } = choice;
    const isUnderWay = wishes.current.has(name);
    wishes.current.set(name, !contains);
    show({ ...choice, contains: !contains, itemCount: itemCount + (contains ? -1 : 1) });
    if (isUnderWay) return;
    const known = await send(choice);
    wishes.current.delete(name);
    show(known);
  };
  const add = (list: Omit<Choice, "contains">) => update((all) => [...all, { ...list, contains: true }]);
  return { choices, toggle, add };
}
