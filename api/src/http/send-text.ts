import type { ServerResponse } from "node:http";

/** Ends a response with a text, which leaves in one piece with the headers. */
export function sendText(response: ServerResponse, text: string | readonly string[]): void {
  const [whole = "", ...more] = typeof text === "string" ? [text] : text;
  if (more.length > 0) {
    const bytes = encoded([whole, ...more]);
    response.setHeader("content-length", bytes.length);
    response.end(bytes);
    return;
  }
  const bytes = Buffer.byteLength(whole);
  response.setHeader("content-length", bytes);
  // What is ASCII alone is copied, not encoded.
  response.end(whole, bytes === whole.length ? "latin1" : "utf8");
}

/** The parts as bytes. Each is encoded by itself: one character that is not Latin would have all of them encoded as text of two bytes. */
function encoded(parts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0));
  let at = 0;
  for (const part of parts) at += bytes.write(part, at);
  return bytes;
}
