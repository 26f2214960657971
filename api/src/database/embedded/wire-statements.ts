import { statementAt, typeOf, withStatement } from "./wire-frames.ts";

/**
 * The names of one client's prepared statements in the session that all share: they carry the connection's number. So do the
 * unnamed ones of a foreign client, which may bind later what it parsed; our own driver does both in one exchange.
 */
export class ClientStatements {
  readonly #prefix: string;
  readonly #keepsUnnamed: boolean;
  readonly #names = new Set<string>();
  #unnamed: string;
  #replaced: string[] = [];
  #count = 0;

  /** `number` is the connection's. */
  constructor(number: number, { isOwn }: { isOwn: boolean }) {
    this.#prefix = `c${number}_`;
    this.#unnamed = `u${number}_`;
    this.#keepsUnnamed = isOwn;
  }

  /** The frame with the name under which the session has its statement. */
  rename(frame: Buffer): Buffer {
    const at = statementAt(frame);
    if (!at) return frame;
    const given = frame.toString("utf8", ...at);
    if (given !== "") {
      const name = this.#prefix + given;
      this.#names.add(name);
      return withStatement(frame, at, name);
    }
    if (this.#keepsUnnamed) return frame;
    if (typeOf(frame) === "P") {
      if (this.#count > 0) this.#replaced.push(this.#unnamed);
      this.#unnamed = `u${this.#prefix.slice(1)}${++this.#count}`;
    }
    return withStatement(frame, at, this.#unnamed);
  }

  /** Unnamed statements that a later one has replaced; the session still has them. */
  takeReplaced(): string[] {
    return this.#replaced.splice(0);
  }

  /** Everything that the session has of this client. */
  all(): string[] {
    return [...this.#names, ...this.#replaced, ...(this.#count > 0 ? [this.#unnamed] : [])];
  }
}
