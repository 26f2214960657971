import { useRef, useState } from "react";

/** Maximum number of selected rows: what an administrator can still review. */
export const maxSelected = 500;

/** A thing of a list, by its database id. */
export interface Selectable {
  readonly id: string;
  readonly name: string;
}

/** The selected rows of a list, across its pages. */
export interface Selection<T extends Selectable = Selectable> {
  readonly chosen: readonly T[];
  has(id: string): boolean;
  /** Chooses a row, or takes it back; with `isRange` all from the row before to this one. */
  toggle(row: T, rows: readonly T[], isRange: boolean): void;
  /** Selects all these rows, or deselects them if all are selected. */
  toggleAll(rows: readonly T[]): void;
  /** Takes these back, whichever of them are chosen. */
  drop(rows: readonly Selectable[]): void;
  /** Takes everything back. */
  clear(): void;
}

/** Keeps the selection across the pages of a list. `rows` are those of the page and replace their selected versions. */
export function useSelection<T extends Selectable>(rows: readonly T[] = []): Selection<T> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, T>>(new Map());
  const last = useRef<string | null>(null);
  const put = (rows: readonly T[], isChosen: boolean) =>
    setChosen((before) => {
      const next = new Map(before);
      for (const row of rows) {
        if (!isChosen) next.delete(row.id);
        else if (next.has(row.id) || next.size < maxSelected) next.set(row.id, row);
      }
      return next;
    });
  return {
    chosen: [...chosen.values()].map((row) => rows.find(({ id }) => id === row.id) ?? row),
    has: (id) => chosen.has(id),
    toggle(row, shown, isRange) {
      const from = shown.findIndex(({ id }) => id === last.current);
      const to = shown.findIndex(({ id }) => id === row.id);
      const range =
        isRange && from >= 0 && to >= 0 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
      put(range, !chosen.has(row.id));
      last.current = row.id;
    },
    toggleAll: (shown) => put(shown, !shown.every(({ id }) => chosen.has(id))),
    drop: (rows) => {
      const gone = new Set(rows.map(({ id }) => id));
      setChosen((before) => new Map([...before].filter(([id]) => !gone.has(id))));
    },
    clear: () => setChosen(new Map()),
  };
}
