import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isPublic } from "./answer.ts";

function respond(headers: Record<string, string> = {}, status = 200): ServerResponse {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  return response;
}

test.each<[string, ServerResponse, boolean]>([
  ["an answer without caching headers", respond(), true],
  ["one that anyone may have", respond({ "cache-control": "public, max-age=0, must-revalidate" }), true],
  ["one for its caller", respond({ "cache-control": "private, max-age=60" }), false],
  ["one that nobody may store", respond({ "cache-control": "no-store" }), false],
  ["one that sets a cookie", respond({ "set-cookie": "a=b" }), false],
  ["one that is encoded already", respond({ "content-encoding": "gzip" }), false],
  ["a part", respond({ "content-range": "bytes 0-1/2" }), false],
  ["another status", respond({}, 404), false],
])("%s: may be cached: %s", (_name, response, expected) => {
  expect(isPublic(response)).toBe(expected);
});
