/** A validated row with its line number. */
export interface Entry<Row> {
  line: number;
  row: Row;
}

/** A message about one line. */
export interface Remark {
  line: number;
  text: string;
}

/** The outcome of importing rows. */
export interface Outcome<Row> {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows left alone: the listing's company has an owner, or the account of the review's author was deleted. */
  leftAlone: number;
  /** Refused rows, with the reason. */
  refused: Remark[];
  /** Rows that were only partly written. */
  notes: Remark[];
  /** Rows that later rows may make possible; pass them again. */
  waiting: Entry<Row>[];
}

/** An empty outcome. */
export function noOutcome<Row>(): Outcome<Row> {
  return { added: 0, changed: 0, unchanged: 0, leftAlone: 0, refused: [], notes: [], waiting: [] };
}

/** How rows are written. */
export interface Writing {
  /** No other rows of the file follow. */
  last: boolean;
  /** v of reviews that the source calls verified, 0 to 1 (api/src/domain/ranking); default: that of unproven ones. */
  trust?: number | undefined;
}
