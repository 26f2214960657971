import type { ServerResponse } from "node:http";

/** Ends a response with a text, which leaves in one piece with the headers. What is ASCII alone is copied, not encoded. */
export function sendText(response: ServerResponse, text: string): void {
  const bytes = Buffer.byteLength(text);
  response.setHeader("content-length", bytes);
  response.end(text, bytes === text.length ? "latin1" : "utf8");
}
