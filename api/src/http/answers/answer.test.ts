import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createAnswer, isPublic, represent } from "./answer.ts";

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

describe("encodings of an answer", () => {
  const body = Buffer.from("abc ".repeat(1_000));
  const make = () => createAnswer(respond({ "content-type": "text/plain" }), body);

  test("one that failed is made again", async () => {
    const answer = make();
    const plain = answer.ready.get("identity");
    answer.ready.set("identity", { headers: [], body: 5 as unknown as Buffer });
    await expect(represent(answer, "gzip", () => {})).rejects.toThrow();
    if (plain) answer.ready.set("identity", plain);
    expect((await represent(answer, "gzip", () => {})).body.length).toBeLessThan(100);
  });

  test("a compressed one replaces the plain one, of which every other is made again", async () => {
    const answer = make();
    let bytes = body.length;
    const grown = (more: number) => {
      bytes += more;
    };
    const br = await represent(answer, "br", grown);
    expect([...answer.ready.keys()]).toEqual(["br"]);
    expect(bytes).toBeLessThan(700);
    const gzip = await represent(answer, "gzip", grown);
    expect(gunzipSync(gzip.body)).toEqual(body);
    expect(gzip.headers).toContain("Content-Encoding");
    const plain = await represent(answer, "identity", grown);
    expect(plain.body).toEqual(body);
    expect(plain.headers).not.toContain("Content-Encoding");
    expect(plain.headers.slice(-2)).toEqual(["Content-Length", "4000"]);
    expect(brotliDecompressSync(br.body)).toEqual(body);
    expect([...answer.ready.keys()]).toEqual(["br", "gzip", "identity"]);
    expect(bytes).toBe(br.body.length + gzip.body.length + body.length + 3 * 500);
  });

  test("two that are asked for at once are both made of the plain one", async () => {
    const answer = make();
    let bytes = body.length;
    const grown = (more: number) => {
      bytes += more;
    };
    const asked = (["br", "gzip", "br"] as const).map((encoding) => represent(answer, encoding, grown));
    const [br, gzip, again] = await Promise.all(asked);
    expect(again).toBe(br);
    expect(bytes).toBe((br?.body.length ?? 0) + (gzip?.body.length ?? 0) + 2 * 500);
  });

  test("what is too short to be compressed stays as it is", async () => {
    const answer = createAnswer(respond({ "content-type": "text/plain" }), Buffer.from("ok"));
    expect(String((await represent(answer, "br", () => {})).body)).toBe("ok");
  });
});
