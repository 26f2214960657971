/** A validated row and the line it stands on in its file. */
export interface Entry<Row> {
  line: number;
  row: Row;
}

/** Something to tell about one line. */
export interface Remark {
  line: number;
  text: string;
}

/** What became of the rows a command was given. */
export interface Outcome<Row> {
  added: number;
  changed: number;
  unchanged: number;
  /** Rows about a listing that its owner keeps, or a review whose author's account is gone. */
  leftAlone: number;
  /** Rows of which nothing was written, with the reason. */
  refused: Remark[];
  /** Rows that were written, but not wholly. */
  notes: Remark[];
  /** Rows that may become right with later ones: they are to be given again. */
  waiting: Entry<Row>[];
}

/** An outcome to which nothing has happened yet. */
export function noOutcome<Row>(): Outcome<Row> {
  return { added: 0, changed: 0, unchanged: 0, leftAlone: 0, refused: [], notes: [], waiting: [] };
}
