/**
 * The frames of PostgreSQL's wire protocol, as far as the embedded database's server must tell them apart.
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

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

/** The frames that forget prepared statements, ended by a Sync. */
export function closeStatements(statements: Iterable<string>): Buffer {
  const frames: Buffer[] = [];
  for (const statement of statements) {
    const name = Buffer.from(`S${statement}\0`);
    const frame = Buffer.alloc(5 + name.length);
    frame.write("C", 0);
    frame.writeInt32BE(4 + name.length, 1);
    name.copy(frame, 5);
    frames.push(frame);
  }
  return Buffer.concat([...frames, sync]);
}

const sync = Buffer.from([0x53, 0, 0, 0, 4]);
