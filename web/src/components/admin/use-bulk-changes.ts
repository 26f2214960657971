import { type Applied, type Change, type Changes, useChanges } from "./use-changes";
import { type Selectable, type Selection, useSelection } from "./use-selection";

/** Selection and changes of a list whose rows can be changed, one or several at once. */
export interface BulkChanges<T extends Selectable> {
  readonly selection: Selection<T>;
  readonly changes: Changes<T>;
  /** Applies a change to all selected rows. Rows that failed stay selected. */
  applyToChosen(change: Change<T>): Promise<Applied<T>>;
}

/** Selection and changes for a list that shows these rows. */
export function useBulkChanges<T extends Selectable>(rows: readonly T[]): BulkChanges<T> {
  const selection = useSelection<T>(rows);
  const changes = useChanges<T>();
  return {
    selection,
    changes,
    async applyToChosen(change) {
      const applied = await changes.apply(change, selection.chosen);
      selection.drop(applied.made);
      return applied;
    },
  };
}
