import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createKeys, openKeys } from "./keys.ts";

const first = Buffer.alloc(32, 1);

test("what is signed is the same for the same secret and text, and another for every other", () => {
  const sign = (secret: Buffer, text: string) => createKeys(secret).sign("view-visit", text).toString("hex");
  const signature = sign(first, "text");
  expect(sign(Buffer.alloc(32, 1), "text")).toBe(signature);
  expect(sign(first, "other")).not.toBe(signature);
  expect(sign(Buffer.alloc(32, 2), "text")).not.toBe(signature);
});

test("stored values are found by the secret that made them, the current one first, then the previous one", () => {
  const second = Buffer.alloc(32, 2);
  const by = (secret: Buffer) => createKeys(secret).sign("review-trace", "text");
  expect(createKeys(second, first).signAll("review-trace", "text")).toEqual([by(second), by(first)]);
  expect(createKeys(second).signAll("review-trace", "text")).toEqual([by(second)]);
  expect(createKeys(second, first).sign("review-trace", "text")).toEqual(by(second));
});

test("a fingerprint tells secrets apart, and is neither the secret nor one of its keys", () => {
  const second = Buffer.alloc(32, 2);
  const { fingerprints } = createKeys(second, first);
  expect(fingerprints).toEqual([...createKeys(second).fingerprints, ...createKeys(first).fingerprints]);
  expect(new Set([...fingerprints, second.toString("hex"), first.toString("hex")]).size).toBe(4);
});

test("what was changed, cut off, or encrypted for another purpose or by another secret is not opened", () => {
  const keys = createKeys(first);
  const stored = keys.encrypt("webhook-secret", "text");
  expect(keys.decrypt("webhook-secret", stored)).toBe("text");
  const bytes = Buffer.from(stored, "base64");
  for (const place of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
    expect(keys.decrypt("webhook-secret", changed.toString("base64"))).toBeNull();
  }
  expect(keys.decrypt("webhook-secret", bytes.subarray(0, 20).toString("base64"))).toBeNull();
  expect(keys.decrypt("idempotent-input", stored)).toBeNull();
  expect(createKeys(Buffer.alloc(32, 2)).decrypt("webhook-secret", stored)).toBeNull();
});

describe("the secret of an installation", () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "assay-keys-"));
  });
  afterEach(() => rm(dataDir, { recursive: true, force: true }));
  const signature = async (secret?: Buffer) =>
    (await openKeys({ secret, dataDir: join(dataDir, "data") })).sign("view-visit", "text").toString("hex");

  test("is made once, for the process's user alone, also by processes that start together", async () => {
    const all = await Promise.all([signature(), signature(), signature()]);
    expect(new Set([...all, await signature()]).size).toBe(1);
    const file = join(dataDir, "data/secret");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, "utf8")).toMatch(/^[0-9a-f]{64}\n$/);
  });

  test("is the one that is set, and nothing is written then", async () => {
    expect(await signature(first)).toBe(createKeys(first).sign("view-visit", "text").toString("hex"));
    await expect(stat(join(dataDir, "data"))).rejects.toThrow("ENOENT");
  });

  test("may have one before it, also where it is the one that is made", async () => {
    const previousSecret = Buffer.alloc(32, 3);
    const keys = await openKeys({ secret: undefined, previousSecret, dataDir });
    expect(keys.signAll("review-trace", "text")).toEqual([
      keys.sign("review-trace", "text"),
      createKeys(previousSecret).sign("review-trace", "text"),
    ]);
  });

  test("is never replaced silently: a damaged file is told", async () => {
    await signature();
    await writeFile(join(dataDir, "data/secret"), "damaged\n");
    await expect(signature()).rejects.toThrow(/holds no secret of 32 bytes/);
  });
});
