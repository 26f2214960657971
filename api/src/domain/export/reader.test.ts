import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { metric } from "../../testing/metrics.ts";
import { chunkBytes, type ExportStore } from "./files.ts";
import { createExportReader } from "./reader.ts";

/** A store whose chunks are all there, and how often one was read. */
function countingStore() {
  const reads = { count: 0, error: null as Error | null };
  const query = async ({ values }: { values: readonly unknown[] }) => {
    reads.count++;
    await new Promise(setImmediate);
    if (reads.error) throw reads.error;
    return { rows: [{ bytes: Buffer.alloc(Number(values[4]), String(values[2])) }] };
  };
  return { reads, store: { pool: { query }, objects: null } as unknown as ExportStore };
}

const keptBytes = () => metric("assay_cache_bytes", { cache: "export" });
const whole = { name: "reviews", start: 0, end: 2 * chunkBytes - 1 } as const;

test("a chunk is read once for all who download it at the same time, or soon after", async () => {
  const { reads, store } = countingStore();
  const { read } = createExportReader(store);
  const download = async (id: string) => Buffer.concat(await Readable.from(read(id, whole)).toArray());
  const expected = Buffer.concat([Buffer.alloc(chunkBytes, "0"), Buffer.alloc(chunkBytes, "1")]);
  const all = await Promise.all([download("a"), download("a"), download("a")]);
  expect(all.every((one) => one.equals(expected))).toBe(true);
  expect([(await download("a")).equals(expected), reads.count]).toEqual([true, 2]);
  await download("b");
  expect(reads.count).toBe(4);
  await Readable.from(read("a", { ...whole, name: "plans" })).toArray();
  expect(reads.count).toBe(6);
});

test("a range is not that of another", async () => {
  const { store } = countingStore();
  const { read } = createExportReader(store);
  const lengths = [];
  for (const end of [9, 19, 9]) {
    const [piece] = await Readable.from(read("a", { ...whole, end })).toArray();
    lengths.push(piece.length);
  }
  expect(lengths).toEqual([10, 20, 10]);
});

test("one that cannot be read fails for all who wait for it, and is read again by the next", async () => {
  const { reads, store } = countingStore();
  const { read } = createExportReader(store);
  const download = () => Readable.from(read("a", whole)).toArray();
  reads.error = new Error("The database is away");
  const failed = await Promise.allSettled([download(), download()]);
  expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  reads.error = null;
  expect(await download()).toHaveLength(2);
  // Also one that has to make room meanwhile.
  reads.error = new Error("The database is away");
  const many = Array.from({ length: 40 }, (_, start) =>
    Readable.from(read("b", { ...whole, start })).toArray(),
  );
  const all = await Promise.allSettled(many);
  expect(all.every(({ status }) => status === "rejected")).toBe(true);
});

test("however many ranges are asked for, at most 16 MB are kept", async () => {
  const { store } = countingStore();
  const { read } = createExportReader(store);
  // Many at once: what has to make room while it is being read is given all the same.
  const downloads = Array.from({ length: 40 }, (_, index) =>
    Readable.from(read("a", { ...whole, start: index, end: chunkBytes - 1 })).toArray(),
  );
  for (const [index, [piece]] of (await Promise.all(downloads)).entries())
    expect(piece).toHaveLength(chunkBytes - index);
  expect(await keptBytes()).toBeGreaterThan(15 * chunkBytes);
  expect(await keptBytes()).toBeLessThanOrEqual(16 * chunkBytes);
});

test("a part of an object does not keep the whole of it", async () => {
  const { read } = createExportReader({
    pool: { query: async () => ({ rows: [{ bytes: null }] }) },
    objects: { get: async () => Buffer.alloc(chunkBytes) },
  } as unknown as ExportStore);
  for (let start = 0; start < 10; start++)
    await Readable.from(read("a", { ...whole, start, end: start })).toArray();
  expect(await keptBytes()).toBeLessThan(chunkBytes);
});
