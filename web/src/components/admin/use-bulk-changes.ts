import { type Applied, type Change, type Changes, useChanges } from "./use-changes";
import { type Selectable, type Selection, useSelection } from "./use-selection";

/** What a list needs whose rows can be changed, one or several at once. */
export interface BulkChanges<T extends Selectable> {
  readonly selection: Selection<T>;
  readonly changes: Changes<T>;
  /** Makes a change of all that is chosen; what it was not made of stays chosen. */
  applyToChosen(change: Change<T>): Promise<Applied<T>>;
}

/** The choice and the changes of a list that shows these rows. */
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
