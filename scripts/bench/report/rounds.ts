/** One measurement: a thing to measure in a round, for example a target under a query. */
export interface Turn<Row, Column> {
  /** From 0. */
  round: number;
  row: Row;
  column: Column;
}

/**
 * The order of measurements: per round each row (a query), per row each column (a target). Columns rotate between rounds and
 * rows, so that changes of the machine affect all alike.
 */
export function turns<Row, Column>(
  rounds: number,
  rows: readonly Row[],
  columns: readonly Column[],
): Turn<Row, Column>[] {
  return Array.from({ length: rounds }, (_, round) => turnsOf(round, rows, columns)).flat();
}

/** The measurements of one of those rounds. */
export function turnsOf<Row, Column>(
  round: number,
  rows: readonly Row[],
  columns: readonly Column[],
): Turn<Row, Column>[] {
  return rows.flatMap((row, index) =>
    rotated(columns, round + index).map((column) => ({ round, row, column })),
  );
}

/** The list rotated to begin at index `by`. */
export function rotated<Thing>(things: readonly Thing[], by: number): Thing[] {
  if (things.length === 0) return [];
  const start = by % things.length;
  return [...things.slice(start), ...things.slice(0, start)];
}
