import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { parse } from "graphql";
import { expect, test } from "vitest";
import { documentLimits } from "../../inputs/index.ts";
import type { FloodReport } from "../../testing/document-flood.ts";
import { growthOf, metric } from "../../testing/metrics.ts";
import { createDocumentCache, documentCacheBytes } from "./validated-document-cache.ts";

test("keeps documents up to its bytes, those that were used last", async () => {
  const probe = createDocumentCache();
  probe.add("{ a }", parse("{ a }"));
  const documents = createDocumentCache(2 * probe.bytes);
  for (const text of ["{ a }", "{ b }"]) documents.add(text, parse(text));
  const hits = await growthOf("assay_cache_lookups_total", { cache: "documents", result: "hit" }, async () =>
    documents.get("{ a }"),
  );
  expect([hits, await metric("assay_cache_bytes", { cache: "documents" })]).toEqual([1, documents.bytes]);
  documents.add("{ c }", parse("{ c }"));
  expect(documents.get("{ a }")).toBeDefined();
  expect(documents.get("{ b }")).toBeUndefined();
  expect(documents.get("{ c }")).toBeDefined();
  expect(documents.bytes).toBe(2 * probe.bytes);
});

test("a document counts as many plans as its variables of @skip and @include can need, eight at most", () => {
  const bytesOf = (selection: string) => {
    const documents = createDocumentCache();
    documents.add("", parse(`{ ${selection} }`));
    return documents.bytes;
  };
  const switched = (names: string) =>
    bytesOf([...names].map((name) => `${name} @skip(if: $${name})`).join(" "));
  const [one = 0, two = 0, three = 0, four = 0] = ["aaaa", "aaab", "aabc", "abcd"].map(switched);
  expect([three - two, four - three]).toEqual([2 * (two - one), 0]);
  // Of as many tokens.
  expect(bytesOf("x @include(if: true)")).toBe(bytesOf("x y(if: true) z"));
});

test("a fragment counts in a plan as often as it is spread", () => {
  const bytesOf = (spreads: string) => {
    const documents = createDocumentCache();
    documents.add(
      "",
      parse(`{ ${spreads} } fragment A on Q { a { ...B ...B } } fragment B on Q { b { c { d } } }`),
    );
    return documents.bytes;
  };
  const plain = bytesOf("x x x x x x") - bytesOf("x x x");
  expect(bytesOf("...A ...A") - bytesOf("...A")).toBeGreaterThan(3 * plain);
});

test("does not keep a document that is longer than documents may be", () => {
  const documents = createDocumentCache();
  const text = `{ a } #${"x".repeat(documentLimits.characters)}`;
  documents.add(text, parse(text));
  expect([documents.get(text), documents.bytes]).toEqual([undefined, 0]);
});

test("a flood of documents leaves no more in memory than the cache accounts for", {
  timeout: 300_000,
}, async () => {
  const file = fileURLToPath(new URL("../../testing/document-flood.ts", import.meta.url));
  // Kept without a bound in bytes, the documents do not fit into this heap.
  const flags = ["--expose-gc", "--max-old-space-size=192"];
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, file]);
  const { accounted, grown }: FloodReport = JSON.parse(stdout);
  expect(accounted).toBeGreaterThan(documentCacheBytes / 2);
  expect(accounted).toBeLessThanOrEqual(documentCacheBytes);
  expect(grown).toBeLessThanOrEqual(accounted);
});
