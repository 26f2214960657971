import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { Database } from "../database/client/open.ts";
import { connectionTransaction } from "../database/client/transaction.ts";
import { migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrations.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { backupTests } from "../testing/backup-tests.ts";
import { everyTable, filledStore, structureOf } from "../testing/backups.ts";
import { testKind } from "../testing/database.ts";
import type { ScratchDatabase } from "../testing/scratch-database.ts";
import { verifyArchive } from "./archive-reader.ts";
import { findTables, leftOut } from "./tables.ts";

/** Tables that a backup has. A new table is added here, or to `leftOut` with the reason. */
const backedUp = [
  "api_token",
  "app_user",
  "audit_counter_delta",
  "audit_entry",
  "category",
  "category_listing",
  "category_slug",
  "category_synonyms",
  "company",
  "company_claim",
  "company_invitation",
  "company_member",
  "compared_pair",
  "daily_count",
  "feature",
  "filter_choice",
  "first_save",
  "hidden_review_account_tombstone",
  "hidden_review_tombstone",
  "idempotency_key",
  "invited_reviewer",
  "known_device",
  "lead",
  "list",
  "list_item",
  "listing_baseline",
  "listing_flag",
  "mail_opt_out",
  "manipulation_notice",
  "organisation",
  "picture",
  "picture_file",
  "pricing_plan",
  "ranking_date",
  "recovery_code",
  "review",
  "review_answer",
  "review_counter_delta",
  "review_feature",
  "review_fingerprint",
  "review_flag",
  "review_invitation",
  "review_invitation_batch",
  "review_language_count",
  "review_product",
  "review_report",
  "review_revision",
  "review_trace",
  "review_vote",
  "screenshot",
  "software",
  "software_category",
  "software_evidence",
  "software_facets",
  "software_feature",
  "software_search",
  "software_terms",
  "suggested_product",
  "total_count",
  "transparency_counter_delta",
  "two_step",
  "user_counter_delta",
  "webhook_endpoint",
];

/** The epoch of the change log. */
async function epochOf({ pool }: Pick<Database, "pool">): Promise<string> {
  return (await pool.query("select epoch from change_epoch")).rows[0].epoch;
}

const { source, make, backUp, restore, rowsOf, partsOf, folder } = backupTests();

test("each table of the database is in a backup, or left out for a reason", async () => {
  const tables = await connectionTransaction(source().database, findTables);
  expect(tables.map(({ name }) => name).sort()).toEqual([...backedUp, ...Object.keys(leftOut)].sort());
  // Without a key, the order of a table's rows would differ each time.
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
});

// On the embedded database the next tests restore: what moves there and back on a server is compared row by row and byte by byte.
test.skipIf(testKind === "embedded")(
  "a restored database is identical row by row and byte by byte, with its constraints",
  async () => {
    const before = await rowsOf(source());
    expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
    const { file, rows, tables } = await backUp(source());
    expect([rows, tables]).toEqual([Object.values(before).flat().length, backedUp.length]);
    const target = await make(testKind);
    const rules = await structureOf(target.database);
    const own = await epochOf(target.database);
    await restore(target.database, file);
    expect(await rowsOf(target)).toEqual(before);
    const epochs = { source: await epochOf(source().database), target: await epochOf(target.database) };
    expect(epochs.target).not.toBe(epochs.source);
    expect(epochs.target).not.toBe(own);
    const { change_epoch: _, ...others } = leftOut;
    for (const name of Object.keys(others)) expect((await everyTable(target.database))[name]).toEqual([]);
    expect(await structureOf(target.database)).toEqual(rules);
    const again = await backUp(target);
    expect(await partsOf(again.file)).toEqual(await partsOf(file));
  },
);

test.skipIf(testKind === "embedded")(
  "a backup moves from a server to the embedded database and back",
  async () => {
    const before = await rowsOf(source());
    const { file } = await backUp(source());
    const embedded = await make("embedded");
    await restore(embedded.database, file);
    expect(await rowsOf(embedded)).toEqual(before);
    const moved = await backUp(embedded);
    expect(await partsOf(moved.file)).toEqual(await partsOf(file));
    // The backup read a copy of the files and removed it.
    expect(readdirSync(embedded.dataDir)).toEqual(["database"]);
    const server = await make("postgresql", { migrated: false });
    await restore(server.database, moved.file);
    expect(await rowsOf(server)).toEqual(before);
  },
);

// The embedded one is held by the next test.
test.skipIf(testKind === "embedded")(
  "a backup is one consistent state, although others write meanwhile",
  async () => {
    const before = await rowsOf(source());
    const { pool } = source().database;
    let writes = 0;
    // Pictures come after the accounts and before the totals.
    const store = filledStore();
    const get: ObjectStore["get"] = async (name) => {
      await pool.query("update app_user set designation = 'later'");
      await pool.query("update total_count set value = value + 1");
      writes++;
      return store.get(name);
    };
    const { file } = await backUp(source(), { objects: { ...store, get } });
    expect(writes).toBe(1);
    expect(await rowsOf(source())).not.toEqual(before);
    const target = await make(testKind);
    await restore(target.database, file);
    expect(await rowsOf(target)).toEqual(before);
  },
);

test("transactions that others commit meanwhile are in the backup completely or not at all", async () => {
  const sumOf = async ({ database }: ScratchDatabase) =>
    (await database.pool.query("select sum(value)::int as sum from total_count")).rows;
  // Keeps the sums positive when the transactions below subtract from them.
  await source().database.pool.query("update total_count set value = value + 1000000");
  const before = await sumOf(source());
  let isDone = false;
  const write = async () => {
    while (!isDone)
      await source().database.pool.query(
        `begin; update total_count set value = value + 1 where name = 'companies';
        update total_count set value = value - 1 where name = 'publishedReviews'; commit`,
      );
  };
  const finish = () => {
    isDone = true;
  };
  const [{ file }] = await Promise.all([backUp(source()).finally(finish), write()]);
  const target = await make(testKind);
  await restore(target.database, file);
  expect(await sumOf(target)).toEqual(before);
  expect(await rowsOf(target)).not.toEqual(await rowsOf(source()));
});

// It is one transaction: that it leaves nothing on the embedded database is held by client/transaction.db.test.ts.
test.skipIf(testKind === "embedded")(
  "an interrupted restore leaves nothing, wherever it stops, and the next one succeeds",
  async () => {
    const { file } = await backUp(source());
    const target = await make(testKind);
    const [rules, empty] = [await structureOf(target.database), await everyTable(target.database)];
    for (const place of ["app_user", "review", "Building indexes"]) {
      const log = (line: string) => {
        if (line.trim().startsWith(place)) throw new Error(`broken off at ${place}`);
      };
      await expect(restore(target.database, file, { log })).rejects.toThrow(`broken off at ${place}`);
      expect(await everyTable(target.database)).toEqual(empty);
      expect(await structureOf(target.database)).toEqual(rules);
    }
    await restore(target.database, file);
    expect(await rowsOf(target)).toEqual(await rowsOf(source()));
    expect((await partsOf((await backUp(target)).file)).sequences).toEqual((await partsOf(file)).sequences);
  },
);

describe("a backup of an earlier version", () => {
  // What migrations do there is held by migrate.db.test.ts, and what a restore does by the tests above.
  const isHeldElsewhere = testKind === "embedded";
  test.skipIf(isHeldElsewhere)(
    "is restored as it was, and migrated then; not into tables of the present",
    async () => {
      const earlier = await make(testKind, { migrated: false });
      const names = (await readMigrations()).map(({ name }) => name);
      await migrate(earlier.database, {
        last: names[names.indexOf("20261125085000_standard_names") - 1] ?? "",
      });
      await earlier.database.pool.query(
        "insert into app_user (id, email, email_key) values (gen_random_uuid(), 'ann@example.org', 'ann@example.org')",
      );
      const { file } = await backUp(earlier);
      const { tables } = await verifyArchive(file);
      expect(tables.map(({ name }) => name)).toContain("user_tally");
      const present = await make(testKind);
      await expect(restore(present.database, file)).rejects.toThrow(
        /^The backup is of an earlier version of Assay than the tables of this database/,
      );
      const target = await make(testKind, { migrated: false });
      await restore(target.database, file);
      await migrate(earlier.database);
      expect(await rowsOf(target)).toEqual(await rowsOf(earlier));
      expect((await rowsOf(target))["user_counter_delta"]).toHaveLength(1);
    },
  );
});

test("a backup that is aborted leaves no file", async () => {
  await expect(backUp(source(), { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(readdirSync(folder())).toEqual([]);
  expect(readdirSync(source().dataDir)).not.toContainEqual(expect.stringContaining("backup-copy-"));
});
