/**
 * Cuts the bytes of a client of the embedded database into frames of PostgreSQL's wire protocol, and refuses what is none:
 * PGlite trusts what it is given, and hangs or ends on a wrong length, type or version.
 */

const sslRequest = 80877103;
const gssRequest = 80877104;
const cancelRequest = 80877102;
const protocolVersion = 3;

/** Kinds of a client's first frame, which has no type byte. */
type Opening = "encryption" | "cancel" | "startup";

/** As PostgreSQL's own bound of a startup packet. */
const longestOpening = 10_000;

/** Types of the frames that a client may send after its startup; a password is never asked for. */
const knownTypes = new Set("BCDEFHPQSXcdf");

/** What a client sent is not the wire protocol, or more than is taken from one. Its connection cannot go on. */
export class ProtocolError extends Error {
  readonly code: string;

  /** `code` is a SQLSTATE. */
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Cuts a client's bytes into whole frames, however the network broke them up. */
export class FrameReader {
  readonly #longest: number;
  #chunks: Buffer[] = [];
  #bufferedBytes = 0;
  /** Bytes that complete the frame which has begun. */
  #needed = 0;
  /** Until the client has sent its startup packet, frames have no type byte. */
  #opening = true;

  /** `longest` is the size of the longest frame that is taken. */
  constructor(longest: number) {
    this.#longest = longest;
  }

  /** The frames that are complete now; throws a ProtocolError after the last that is right. */
  *read(data: Buffer): Generator<{ opening: Opening | undefined; frame: Buffer }> {
    this.#chunks.push(data);
    this.#bufferedBytes += data.length;
    // Joined once a frame: joined with each chunk, a long one would be copied a thousand times.
    if (this.#bufferedBytes < this.#needed) return;
    let rest = Buffer.concat(this.#chunks);
    for (;;) {
      this.#needed = this.#lengthOf(rest);
      if (rest.length < this.#needed) break;
      const frame = rest.subarray(0, this.#needed);
      rest = rest.subarray(this.#needed);
      const opening = this.#opening ? openingOf(frame) : undefined;
      if (opening === "startup") this.#opening = false;
      yield { opening, frame };
    }
    // A view of nothing would keep the whole of what was read.
    this.#chunks = rest.length > 0 ? [rest] : [];
    this.#bufferedBytes = rest.length;
  }

  /** The length of the frame that begins here, or of its header if that has not come. */
  #lengthOf(bytes: Buffer): number {
    if (this.#opening) {
      if (bytes.length < 8) return 8;
      const length = bytes.readInt32BE(0);
      if (length < 8 || length > longestOpening)
        throw new ProtocolError("08P01", "invalid length of startup packet");
      return length;
    }
    if (bytes.length < 5) return 5;
    const length = bytes.readInt32BE(1);
    if (!knownTypes.has(String.fromCharCode(bytes[0] ?? 0)) || length < 4)
      throw new ProtocolError("08P01", "invalid frontend message");
    if (1 + length > this.#longest) throw tooLong;
    return 1 + length;
  }
}

/** More than is kept in memory for one client. */
export const tooLong = new ProtocolError(
  "54000",
  "The embedded database does not take messages of this size.",
);

function openingOf(frame: Buffer): Opening {
  const code = frame.readInt32BE(4);
  if (code === sslRequest || code === gssRequest) return "encryption";
  if (code === cancelRequest) return "cancel";
  if (code >> 16 !== protocolVersion)
    throw new ProtocolError("0A000", "unsupported frontend protocol: version 3 is spoken here");
  return "startup";
}
