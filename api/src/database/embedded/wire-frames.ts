/**
 * The frames of PostgreSQL's wire protocol, as far as the embedded database's server must tell them apart.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** The application name of the program's own connections, by which they are known from foreign clients. */
export const ownApplication = "assay";

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;

/** Kinds of a client's first frame, which has no type byte. */
type Opening = "encryption" | "cancel" | "startup";

/** The kind of an opening frame. */
function openingOf(frame: Buffer): Opening {
  const code = frame.readInt32BE(4);
  if (code === sslRequest || code === gssRequest) return "encryption";
  return code === cancelRequest ? "cancel" : "startup";
}

/** Cuts a client's bytes into whole frames, however the network broke them up. */
export class FrameReader {
  #rest: Buffer = Buffer.alloc(0);
  /** Until the client has sent its startup packet, frames have no type byte. */
  #opening = true;

  /** The frames that are complete now. */
  *read(data: Buffer): Generator<{ opening: Opening | undefined; frame: Buffer }> {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    for (;;) {
      const header = this.#opening ? 0 : 1;
      if (this.#rest.length < header + (this.#opening ? 8 : 4)) return;
      const length = header + this.#rest.readInt32BE(header);
      if (this.#rest.length < length) return;
      const frame = this.#rest.subarray(0, length);
      this.#rest = this.#rest.subarray(length);
      const opening = this.#opening ? openingOf(frame) : undefined;
      if (opening === "startup") this.#opening = false;
      yield { opening, frame };
    }
  }
}

/** The type of a frame after startup. */
export function typeOf(frame: Buffer): string {
  return String.fromCharCode(frame[0] ?? 0);
}

/**
 * Prefixes the statement name in a frame that names a prepared statement; other frames are unchanged. The unnamed statement
 * stays unnamed, because it does not outlive an exchange.
 */
export function prefixStatement(frame: Buffer, prefix: string): { frame: Buffer; statement?: string } {
  const at = statementAt(frame);
  if (at === undefined) return { frame };
  const end = frame.indexOf(0, at);
  if (end === at) return { frame };
  const statement = prefix + frame.toString("utf8", at, end);
  const renamed = Buffer.concat([frame.subarray(0, at), Buffer.from(statement), frame.subarray(end)]);
  renamed.writeInt32BE(renamed.length - 1, 1);
  return { frame: renamed, statement };
}

function statementAt(frame: Buffer): number | undefined {
  switch (typeOf(frame)) {
    case "P": // Parse: statement, query, parameter types
      return 5;
    case "B": // Bind: portal, statement, values
      return frame.indexOf(0, 5) + 1;
    case "D": // Describe and Close: S(tatement) or P(ortal), name
    case "C":
      return frame[5] === "S".charCodeAt(0) ? 6 : undefined;
    default:
      return undefined;
  }
}

/** The parameters of a startup frame, such as `application_name`. */
export function startupParameters(frame: Buffer): ReadonlyMap<string, string> {
  const texts = frame.toString("utf8", 8).split("\0");
  const parameters = new Map<string, string>();
  for (let at = 0; at + 1 < texts.length; at += 2) parameters.set(texts[at] ?? "", texts[at + 1] ?? "");
  return parameters;
}

/**
 * Whether the frame asks for COPY FROM STDIN, whose rows would come in later frames: PGlite wants them at once and ends
 * without them.
 */
export function copiesIn(frame: Buffer): boolean {
  if (!["Q", "P"].includes(typeOf(frame))) return false;
  const text = frame.toString("latin1");
  return /\bcopy\b/i.test(text) && /\bfrom\s+stdin\b/i.test(text);
}

/** The frame of a simple query. */
export function query(sql: string): Buffer {
  return framed("Q", `${sql}\0`);
}

/** The server's error with a SQLSTATE and, after it, its readiness in or outside a transaction. */
export function refusal(code: string, message: string, state: "I" | "T"): Buffer {
  return Buffer.concat([framed("E", `SERROR\0VERROR\0C${code}\0M${message}\0\0`), framed("Z", state)]);
}

/** The first value of the first row in the server's answer; throws with the error of an answer without one. */
export function firstValue(answer: Buffer): string {
  const row = findFrame(answer, "D");
  // Its length and type, the number of values, and the length of the first.
  if (row) return row.toString("utf8", 11, 11 + row.readInt32BE(7));
  throw new Error(errorOf(answer) ?? "The database sent no row.");
}

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
