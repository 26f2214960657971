/**
 * A part of an answer that is JSON text already, which PostgreSQL wrote. Who counts, plans or writes answers has to know it, and limits are what all
 * of them know.
 */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** JSON.stringify would write the text as a value, escaped. */
  toJSON(): never {
    throw new Error("Raw JSON cannot be stringified: write the answer with answerText.");
  }
}
