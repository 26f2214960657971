import { type RefObject, useRef } from "react";
import { type Applied, type Change, type Changes, useChanges } from "~/components/admin/use-changes";
import { type Selectable, type Selection, useSelection } from "~/components/admin/use-selection";

/** A moderation queue: its selection, its changes, and the list, which takes the focus when a decided item leaves it. */
export interface Queue<T extends Selectable> {
  readonly selection: Selection<T>;
  readonly changes: Changes<T>;
  readonly list: RefObject<HTMLUListElement | null>;
  /** Decides these rows and deselects them. `others` are further rows that the decision covers. */
  decide(change: Change<T>, rows: readonly T[], others?: readonly Selectable[]): Promise<Applied<T>>;
}

/** Selection and decisions of a moderation queue. */
export function useQueue<T extends Selectable>(): Queue<T> {
  const selection = useSelection<T>();
  const changes = useChanges<T>();
  const list = useRef<HTMLUListElement>(null);
  return {
    selection,
    changes,
    list,
    async decide(change, rows, others = rows) {
      const applied = await changes.apply(change, rows);
      const left = new Set(rows.map(({ id }) => id));
      for (const { id } of applied.made) left.delete(id);
      selection.drop([...applied.made, ...(left.size === 0 ? others : [])]);
      // The focused element may have disappeared with its row.
      if (document.activeElement === document.body) list.current?.focus();
      return applied;
    },
  };
}
