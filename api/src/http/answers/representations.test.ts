import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { type Content, type Encoding, encodingFor, represent } from "./representations.ts";

const text = "Ä page. ".repeat(2_000);
function setUp(source = Buffer.from(text), isCompressible = true) {
  const content: Content = { headers: ["A", "b"], isCompressible, source, representations: new Map() };
  let bytes = source.length;
  const get = async (encoding: Encoding) => {
    const { headers, body } = await represent(content, encoding, (more) => (bytes += more));
    return { headers, body: typeof body === "string" ? Buffer.from(body, "latin1") : body };
  };
  return { content, get, bytes: () => bytes };
}

test("only what was asked for is kept, and everything can be asked for", async () => {
  const { content, get, bytes } = setUp();
  const br = await get("br");
  expect(brotliDecompressSync(br.body).toString()).toBe(text);
  expect(br.headers).toEqual(["A", "b", "Content-Length", String(br.body.length), "Content-Encoding", "br"]);
  expect([content.source, [...content.representations.keys()]]).toEqual([null, ["br"]]);
  expect(bytes()).toBeLessThan(text.length / 5);
  expect(gunzipSync((await get("gzip")).body).toString()).toBe(text);
  const plain = await get("identity");
  expect(plain.body.toString()).toBe(text);
  expect(plain.headers).toEqual(["A", "b", "Content-Length", String(plain.body.length)]);
  expect(bytes()).toBeGreaterThan(text.length);
});

test("an encoding is made once for all who ask at once, from whatever there is", async () => {
  const { content, get } = setUp();
  const all = await Promise.all((["br", "gzip", "br", "identity"] as const).map(get));
  expect(all[0]?.body).toEqual(all[2]?.body);
  expect(all[3]?.body.toString()).toBe(text);
  expect([...content.representations.keys()].sort()).toEqual(["br", "gzip", "identity"]);
});

test("what is not worth compressing has one encoding", async () => {
  const { content, get } = setUp(Buffer.from("small"), false);
  expect((await get("br")).headers).toEqual(["A", "b", "Content-Length", "5"]);
  expect([...content.representations.keys()]).toEqual(["identity"]);
});

test("an encoding that failed is made again", async () => {
  const { content, get } = setUp();
  content.source = 5 as unknown as Buffer;
  await expect(get("gzip")).rejects.toThrow();
  content.source = Buffer.from(text);
  expect(gunzipSync((await get("gzip")).body).toString()).toBe(text);
});

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["identity, gzip;q=0.5", "identity"],
  ["zstd", "identity"],
])("Accept-Encoding: %s gets %s", (header, expected) => {
  expect(encodingFor({ headers: header === undefined ? {} : { "accept-encoding": header } })).toBe(expected);
});
