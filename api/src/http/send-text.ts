import type { ServerResponse } from "node:http";

/** Ends a response with a text, which leaves in one piece with the headers. What is ASCII alone is copied, not encoded; of several parts each by itself. */
export function sendText(response: ServerResponse, text: string | readonly string[]): void {
  if (typeof text !== "string" && text.length > 1) {
    const bytes = Buffer.concat(text.map((part) => Buffer.from(part)));
    response.setHeader("content-length", bytes.length);
    response.end(bytes);
    return;
  }
  const whole = typeof text === "string" ? text : (text[0] ?? "");
  const bytes = Buffer.byteLength(whole);
  response.setHeader("content-length", bytes);
  response.end(whole, bytes === whole.length ? "latin1" : "utf8");
}
