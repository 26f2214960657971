import { createHash } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { beginEpoch } from "../../database/changes/log.ts";
import { MeasuredPool } from "../../database/client/measured-pool.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs, exportKinds } from "../../inputs/index.ts";
import { memoryStore } from "../../testing/backups.ts";
import { exportMaker, fileBytes, importExport, recordsOf } from "../../testing/data-export.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { createFollower, publicDirectory, untilReadable } from "../../testing/follower.ts";
import { randomNumbers } from "../../testing/random.ts";
import { rowChanges } from "../../testing/row-changes.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { currentExport } from "./find.ts";
import { makeExport, makeExportIfDue, sweepExports } from "./make.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
  await database.pool.query(`insert into pricing_plan (id, software_id, name, price, billing_period) values
    (gen_random_uuid(), '${world.software.ember}', 'On request', null, 'year'),
    (gen_random_uuid(), '${world.software.ember}', 'Free', 0, 'month'),
    (gen_random_uuid(), '${world.software.draft}', 'Of a Draft', 7, 'month')`);
  await database.pool.query(
    `update review set is_invited = n % 2 = 0, is_verified = n > 1, verified_at = created_at + interval '40 days' * (n % 3),
      verified_by = (array['work_email', 'catalog', 'admin', 'admin'])[1 + n % 4], proof_kind = case when n % 4 = 3 then 'invoice' end
    from (select id, row_number() over (order by id) as n from review where status = 'published') numbered where review.id = numbered.id`,
  );
  await database.pool.query(
    "update app_user set first_name = E'\\u2003Ada ', last_name = ' ' where id in (select user_id from review limit 1)",
  );
});
beforeEach(() => database.pool.query("delete from data_export"));

const run = (text: string, ...values: unknown[]) => database.pool.query(text, values);
const make = (more: Parameters<typeof exportMaker>[1] = {}) => makeExport(exportMaker(database, more));
const exports = async () => (await run("select id from data_export")).rows.map(({ id }) => id as string);
const atHour = (hours: number) => () => new Date(worldNow.getTime() + hours * 3_600_000);

/** Follows the log to its end from where the files lead on. */
async function followed(): Promise<Map<string, unknown>> {
  await untilReadable(database);
  const follower = createFollower(database, await importExport(database));
  while (await follower.step(20));
  return follower.copy;
}

describe("the records", () => {
  test("are those of /api/changes, each of them", async () => {
    await make();
    const { copy } = await importExport(database);
    expect(copy.size).toBeGreaterThan(20);
    expect(copy).toEqual(await publicDirectory(database));
  });

  test("of plans are those of their listings, and name them", async () => {
    await make();
    const software = (await recordsOf(database, "software")) as unknown as {
      id: string;
      plans: { id: string }[];
    }[];
    const wanted = software.flatMap(({ id, plans }) => plans.map((plan) => ({ ...plan, softwareId: id })));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(wanted.length).toBeGreaterThan(1);
    expect(await recordsOf(database, "plans")).toEqual(wanted.sort(byId));
  });

  test("stay so whatever is changed, and lead on to the whole directory with writes while they are made", async () => {
    const { rows } = await run("select id from software where is_active union select id from review");
    const ids = rows.map(({ id }) => id as string);
    const changes = (await rowChanges(database, ids, 7)).filter(({ name }) => !name.includes("data_export"));
    const pick = randomNumbers(7);
    const some = async (count: number) => {
      for (const change of changes.splice(0, count)) await change.run();
    };
    while (changes.length > 0) {
      await run("delete from data_export");
      await make({ beforeKind: () => some(20 + pick(40)) });
      await some(pick(40));
      expect(await followed()).toEqual(await publicDirectory(database));
      await run("delete from data_export");
      await make();
      expect((await importExport(database)).copy).toEqual(await publicDirectory(database));
    }
  });
});

test.runIf(testKind === "postgresql")("the files are one state, whatever is written meanwhile", async () => {
  const before = await publicDirectory(database);
  await make({
    async beforeKind() {
      await run("update software set name = name || '+'");
      await run("update review set title = title || '+'");
      await run("update category set description = 'Another'");
    },
  });
  expect((await importExport(database)).copy).toEqual(before);
  expect(await followed()).toEqual(await publicDirectory(database));
});

describe("a set of files", () => {
  test("is described by its counts, sizes and checksums", async () => {
    const files = await make();
    const found = await currentExport(database);
    expect(found?.files).toEqual(files);
    const records = await recordsOf(database, "reviews");
    const bytes = await fileBytes(database, "reviews");
    expect(found?.files.find(({ name }) => name === "reviews")).toEqual({
      name: "reviews",
      records: records.length,
      bytes: bytes.length,
      sha256: createHash("sha256").update(bytes).digest("hex"),
    });
  });

  test("replaces the one before it when it is complete, which stays for downloads and is deleted hours later", async () => {
    await make();
    const [first = ""] = await exports();
    await make({
      now: atHour(24),
      beforeKind: async () => expect((await currentExport(database))?.id).toBe(first),
    });
    const second = (await currentExport(database))?.id;
    expect(second).not.toBe(first);
    await sweepExports(exportMaker(database, { now: atHour(29) }));
    expect(await exports()).toContain(first);
    await sweepExports(exportMaker(database, { now: atHour(31) }));
    expect(await exports()).toEqual([second]);
  });

  test("is made by one process at a time; what a killed one left is deleted", async () => {
    await run(
      "insert into data_export (id, epoch, cursor, started_at) values (gen_random_uuid(), gen_random_uuid(), '', $1)",
      worldNow,
    );
    const [killed = ""] = await exports();
    await run("insert into data_export_file (export_id, name) values ($1, 'plans')", killed);
    expect(await make()).toBeNull();
    expect(await exports()).toEqual([killed]);
    expect(await makeExportIfDue(exportMaker(database, { now: atHour(1) }))).toHaveLength(exportKinds.length);
    expect(await exports()).not.toContain(killed);
  });

  test("that fails leaves nothing, in the object store neither", async () => {
    const objects = memoryStore();
    const failing = async (kind: string) => {
      if (kind === "reviews") throw new Error("no");
    };
    await expect(make({ objects, beforeKind: failing })).rejects.toThrow("no");
    const aborted = AbortSignal.abort(new Error("stopped"));
    await expect(make({ objects, signal: aborted })).rejects.toThrow();
    expect([await exports(), objects.stored.size]).toEqual([[], 0]);
  });

  test("is in the object store if there is one, and deleted there too", async () => {
    const objects = memoryStore();
    await make({ objects });
    expect(objects.stored.size).toBe(exportKinds.length);
    expect((await run("select count(bytes)::int from data_export_chunk")).rows).toEqual([{ count: 0 }]);
    expect((await recordsOf(database, "reviews", objects)).length).toBeGreaterThan(3);
    await make({ now: atHour(24) });
    await sweepExports(exportMaker(database, { objects, now: atHour(31) }));
    expect(objects.stored.size).toBe(0);
  });

  test("is not read on where the object store gives something else", async () => {
    const objects = memoryStore();
    await make({ objects });
    for (const name of objects.stored.keys()) objects.stored.set(name, Buffer.from("<html>Sign in</html>"));
    await expect(recordsOf(database, "reviews", objects)).rejects.toThrow("Chunk 0 of reviews");
  });

  test("is due once a day, and at once if there is none of the current change log", async () => {
    const due = (hours: number) => makeExportIfDue(exportMaker(database, { now: atHour(hours) }));
    const tomorrow = (Math.ceil(worldNow.getTime() / dayMs) * dayMs - worldNow.getTime()) / 3_600_000 + 3;
    expect(await due(0)).toHaveLength(exportKinds.length);
    expect(await due(1)).toBeNull();
    expect(await due(tomorrow - 0.1)).toBeNull();
    expect(await due(tomorrow)).toHaveLength(exportKinds.length);
    await transaction(database, beginEpoch);
    expect(await currentExport(database)).toBeNull();
    expect(await due(tomorrow + 1)).toHaveLength(exportKinds.length);
    expect(await currentExport(database)).not.toBeNull();
  });

  test("is due again once ranks are computed, if it has no rankings", async () => {
    const due = (hours: number) => makeExportIfDue(exportMaker(database, { now: atHour(hours) }));
    await run("delete from ranking_date");
    await run("insert into ranking_date (day, completed_on) values ('2026-11-26', '2026-11-25')");
    try {
      expect((await due(0))?.at(-1)).toMatchObject({ name: "rankings", records: 0 });
      expect(await due(1)).toBeNull();
      await run("update ranking_date set completed_on = day");
      expect((await due(2))?.at(-1)?.records).toBeGreaterThan(0);
      expect(await due(3)).toBeNull();
    } finally {
      await run("delete from ranking_date");
    }
  });
});

test.runIf(testKind === "postgresql")("they are made where the pool has one connection", async () => {
  const pool = new MeasuredPool("main", {
    ...database.pool.options,
    max: 1,
    connectionTimeoutMillis: 5_000,
  });
  try {
    expect(await make({ pool })).toHaveLength(exportKinds.length);
  } finally {
    await pool.end();
  }
});
