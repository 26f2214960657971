import { randomBytes } from "node:crypto";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { randomNumbers } from "../../testing/random.ts";
import { chunkBytes, type ExportStore, writeFile } from "./files.ts";
import { createExportReader } from "./reader.ts";

const database = testDatabase();

test("a file is read no faster than it is stored, so that memory does not grow with it", async () => {
  let [read, stored, ahead] = [0, 0, 0];
  // Random bytes are as large compressed.
  const text = randomBytes(512 * 1024).toString("latin1");
  async function* pages() {
    for (let page = 0; page < 40; page++) {
      read += text.length;
      yield { text, count: 1 };
    }
  }
  const slow = {
    async query(_text: string, values: readonly unknown[]) {
      // Whatever could be read meanwhile is.
      for (let turn = 0; turn < 50; turn++) await new Promise(setImmediate);
      ahead = Math.max(ahead, read - stored);
      const bytes = values[3];
      if (bytes instanceof Buffer) stored += bytes.length;
      return { rows: [] };
    },
  } as unknown as ExportStore["pool"];
  const signal = new AbortController().signal;
  const file = await writeFile({ pool: slow, objects: null }, "", { name: "plans", pages: pages(), signal });
  expect(file.bytes).toBeGreaterThan(20 * 1024 * 1024);
  expect(ahead).toBeLessThan(6 * 1024 * 1024);
});

test("a file of several chunks is read by ranges", async () => {
  const [id] = (
    await database.pool.query(
      "insert into data_export (id, epoch, cursor, started_at) values (gen_random_uuid(), gen_random_uuid(), '', now()) returning id",
    )
  ).rows.map((row) => row.id as string);
  const pick = randomNumbers(3);
  // Random digits are compressed to less than half.
  const text = Array.from({ length: 500_000 }, () => pick(1_000_000_000)).join("\n");
  async function* pages() {
    yield { text, count: 1 };
  }
  const store = { pool: database.pool, objects: null };
  const signal = new AbortController().signal;
  const { bytes } = await writeFile(store, id ?? "", { name: "plans", pages: pages(), signal });
  expect(bytes).toBeGreaterThan(2 * chunkBytes);
  const files = createExportReader(store);
  const read = async (start: number, end: number) =>
    Buffer.concat(await Readable.from(files.read(id ?? "", { name: "plans", start, end })).toArray());
  const whole = await read(0, bytes - 1);
  expect(whole).toHaveLength(bytes);
  for (const [start, end] of [
    [0, 0],
    [chunkBytes - 1, chunkBytes],
    [chunkBytes, 2 * chunkBytes - 1],
    [5, bytes - 1],
    [bytes - 1, bytes - 1],
  ] as const)
    expect((await read(start, end)).equals(whole.subarray(start, end + 1))).toBe(true);
});
