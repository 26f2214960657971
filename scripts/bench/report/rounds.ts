/** One measurement: a thing to measure in a round, for example a target under a query. */
export interface Turn<Row, Column> {
  /** From 0. */
  round: number;
  row: Row;
  column: Column;
}

/**
 * The order of measuring: in each round each row (a query), for each row each column (a target). The columns move up
 * by one place from round to round and from row to row, so that whatever heats or cools the machine hits all alike.
 */
export function turns<Row, Column>(
  rounds: number,
  rows: readonly Row[],
  columns: readonly Column[],
): Turn<Row, Column>[] {
  return Array.from({ length: rounds }, (_, round) =>
    rows.flatMap((row, index) => rotated(columns, round + index).map((column) => ({ round, row, column }))),
  ).flat();
}

/** The same things, beginning with the one at `by`. */
export function rotated<Thing>(things: readonly Thing[], by: number): Thing[] {
  if (things.length === 0) return [];
  const start = by % things.length;
  return [...things.slice(start), ...things.slice(0, start)];
}
