/**
 * A part of an answer that is JSON text already, which PostgreSQL wrote. Who counts, plans or writes answers has to know it, and limits are what all
 * of them know.
 */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** An answer with it is written by `answerText`. */
  toJSON(): never {
    throw new Error("Raw JSON is not a value.");
  }
}
