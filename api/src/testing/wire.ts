import type { Engine } from "../database/embedded/wire.ts";
import { unsoundSql } from "../database/embedded/wire-frames.ts";
/** Frames of PostgreSQL's wire protocol, as a client sends them; bodies are bytes by their latin1 characters. */

/** A frame with a type byte, its length and its body. */
export function frame(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`, "latin1");
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

/** A frame that opens a connection: a request by its number, or a startup by its version. */
export function opening(code: number, body = ""): Buffer {
  const bytes = Buffer.from(`\0\0\0\0\0\0\0\0${body}`, "latin1");
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

/** The startup packet of a program of this name. */
export const startup = (application = "psql"): Buffer =>
  opening(3 << 16, `user\0postgres\0application_name\0${application}\0\0`);

/** A simple query. */
export const sqlQuery = (text: string): Buffer => frame("Q", `${text}\0`);

const nothingLeft = JSON.stringify({
  settings: [],
  user: "postgres",
  role: "none",
  temporary: [],
  prepared: [],
  channels: [],
  cursors: [],
});

/** Answers as PGlite does, without a database: a simple query with its own text, LONG with megabytes, LOST as one in whose middle PostgreSQL failed. */
export class FakeEngine implements Engine {
  /** The queries it received, without those of the server itself about the session. */
  readonly texts: string[] = [];
  readonly startups: Buffer[] = [];
  #inTransaction = false;

  runExclusive<Result>(work: () => Promise<Result>): Promise<Result> {
    return work();
  }

  isInTransaction(): boolean {
    return this.#inTransaction;
  }

  async execProtocolRawStream(
    message: Uint8Array,
    { onRawData }: { onRawData(data: Uint8Array): void },
  ): Promise<void> {
    const text =
      message[0] === "Q".charCodeAt(0) ? Buffer.from(message).toString("latin1", 5, message.length - 1) : "";
    if (message[0] === 0) this.startups.push(Buffer.from(message));
    if (/^(?:BEGIN|COMMIT|ROLLBACK)/.test(text)) this.#inTransaction = text === "BEGIN";
    if (text === "LOST") return;
    const isOfServer =
      /^(?:SELECT pg_catalog\.json_build_object|SELECT pg_advisory_unlock_all|SET SESSION)/.test(text);
    if (text === unsoundSql) onRawData(frame("E", `Msyntax error\0\0`));
    else if (text && !isOfServer) this.texts.push(text);
    if (isOfServer) onRawData(row(nothingLeft));
    else if (text === "LONG") onRawData(row("-".repeat(4 * 1024 * 1024)));
    else if (text && text !== unsoundSql) onRawData(frame("C", `${text}\0`));
    onRawData(frame("Z", this.#inTransaction ? "T" : "I"));
  }
}

/** A row of one value. */
function row(value: string): Buffer {
  const head = Buffer.alloc(6);
  head.writeInt16BE(1, 0);
  head.writeInt32BE(value.length, 2);
  return frame("D", head.toString("latin1") + value);
}
