/** Frames of PostgreSQL's wire protocol, as a client writes them; bodies are bytes by their latin1 characters. */

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
