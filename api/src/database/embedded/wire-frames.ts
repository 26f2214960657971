/**
 * The frames of PostgreSQL's wire protocol, as far as the embedded database's server must tell them apart.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** The application name of the program's own connections, by which they are known from foreign clients. */
export const ownApplication = "assay";

/** The type of a frame after startup. */
export function typeOf(frame: Buffer): string {
  return String.fromCharCode(frame[0] ?? 0);
}

/** Where a frame names a prepared statement: its first byte and the one after its last. */
export function statementAt(frame: Buffer): [start: number, end: number] | undefined {
  const start = statementStart(frame);
  const end = frame.indexOf(0, start);
  // Without the end of a name PostgreSQL refuses the frame.
  return start === 0 || end < 0 ? undefined : [start, end];
}

function statementStart(frame: Buffer): number {
  switch (typeOf(frame)) {
    case "P": // Parse: statement, query, parameter types
      return 5;
    case "B": // Bind: portal, statement, values
      return frame.indexOf(0, 5) + 1;
    case "D": // Describe and Close: S(tatement) or P(ortal), name
    case "C":
      return frame[5] === "S".charCodeAt(0) ? 6 : 0;
    default:
      return 0;
  }
}

/** The same frame with another name of its statement. */
export function withStatement(frame: Buffer, [start, end]: [number, number], name: string): Buffer {
  const renamed = Buffer.concat([frame.subarray(0, start), Buffer.from(name), frame.subarray(end)]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return renamed;
}

/** The parameters of a startup frame, such as `application_name`. */
export function startupParameters(frame: Buffer): ReadonlyMap<string, string> {
  const texts = frame.toString("utf8", 8).split("\0");
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < texts.length; at += 2) parameters.set(texts[at] ?? "", texts[at + 1] ?? "");
  return parameters;
}

/** The startup that PGlite gets, whatever the client's says: it ends on one that is not well formed, and heeds none. */
export const startupFrame: Buffer = (() => {
  const body = Buffer.from("user\0postgres\0database\0postgres\0\0");
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + body.length, 0);
  head.writeInt32BE(3 << 16, 4);
  return Buffer.concat([head, body]);
})();

/** The frame of a simple query. */
export function query(sql: string): Buffer {
  return framed("Q", `${sql}\0`);
}

/** What no PostgreSQL runs: an error of its own, also to the transaction that it is in. */
export const unsoundSql = "refused";

/** Frames that fail in the place of those that `last` ends. */
export function unsound(last: Buffer): Buffer {
  if (typeOf(last) === "Q") return query(unsoundSql);
  return Buffer.concat([framed("P", `\0${unsoundSql}\0\0\0`), last]);
}

/** The server's answer to frames that failed, with another error; the same if it passed them over after an earlier one. */
export function withError(answer: Buffer, code: string, message: string): Buffer {
  if (!findFrame(answer, "E")) return answer;
  return Buffer.concat([errorFrame("ERROR", code, message), findFrame(answer, "Z") ?? Buffer.alloc(0)]);
}

/** The server's last words on a connection. */
export function farewell(code: string, message: string): Buffer {
  return errorFrame("FATAL", code, message);
}

const errorFrame = (severity: string, code: string, message: string): Buffer =>
  framed("E", `S${severity}\0V${severity}\0C${code}\0M${message}\0\0`);

/** The first value of the first row in the server's answer; throws with the error of an answer without one. */
export function firstValue(answer: Buffer): string {
  const row = findFrame(answer, "D");
  // Its length and type, the number of values, and the length of the first.
  if (row) return row.toString("utf8", 11, 11 + row.readInt32BE(7));
  throw new Error(errorOf(answer) ?? "The database sent no row.");
}

/** Does the server's answer end with the frame by which it says that it waits for the next query (ReadyForQuery: its length and one byte)? */
export const isReady = (answer: Buffer): boolean =>
  answer.subarray(-6, -1).equals(Buffer.from("Z\0\0\0\x05", "latin1"));

/** The message of the error in the server's answer, if there is one. */
export function errorOf(answer: Buffer): string | undefined {
  const fields = findFrame(answer, "E")?.toString("utf8", 5).split("\0");
  return fields?.find((field) => field.startsWith("M"))?.slice(1);
}

function findFrame(answer: Buffer, type: string): Buffer | undefined {
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] === type.charCodeAt(0)) return answer.subarray(at, at + 1 + answer.readInt32BE(at + 1));
  }
  return undefined;
}

function framed(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`);
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

/** The frames that forget prepared statements, ended by a Sync. */
export function closeStatements(statements: Iterable<string>): Buffer {
  return Buffer.concat([...[...statements].map((name) => framed("C", `S${name}\0`)), framed("S", "")]);
}
