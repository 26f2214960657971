import { expect, test } from "vitest";
import type { Finder } from "../../database/query/finder.ts";
import { allOf, joinSql, rawSql, sql } from "../../database/query/sql.ts";
import { testDatabase } from "../../testing/database.ts";
import { adminReviewList, reviews, reviewsOfSoftware } from "./find.ts";

const database = testDatabase();
const search = "a";
const software = { id: crypto.randomUUID(), reviewCount: 1 };
const admin = { id: crypto.randomUUID(), isAdmin: true, isEmailVerified: true };

test.each<[string, Finder]>([
  ["everybody's reviews", reviews({ search, sort: "recent" })],
  ["a listing's reviews", reviewsOfSoftware(software, { search, sort: "recent" })],
  ["an administrator's reviews", adminReviewList({ viewer: admin }, { search, sort: "newest" })],
])("a search of %s splits no review into words, whatever plan is chosen", async (_what, { from, where }) => {
  const plan = await database.reader.query(
    sql`explain (verbose) select 1 from ${from} where ${allOf([...where])}`,
  );
  expect(JSON.stringify(plan)).toContain("words @@");
  expect(JSON.stringify(plan)).not.toContain("to_tsvector");
});

test("the reviews that name a point are found by what is kept of their points", async () => {
  const { from, where } = reviewsOfSoftware(software, { pro: "Fast search.", sort: "recent" });
  const plan = await database.reader.query(
    sql`explain (verbose) select 1 from ${from} where ${allOf([...where])}`,
  );
  expect(JSON.stringify(plan)).toContain("pro_keys @>");
  expect(JSON.stringify(plan)).not.toContain("unnest");
});

test("the key of a point that is asked for is made once, not for each review, also where one plan serves all values", async () => {
  const { from, where } = reviewsOfSoftware(software, { pro: "Fast search.", sort: "recent" });
  const { text, values } = sql`select 1 from ${from} where ${allOf([...where])}`;
  const client = await database.pool.connect();
  try {
    await client.query("begin");
    await client.query("set local plan_cache_mode = force_generic_plan");
    await client.query(`prepare naming_reviews as ${text}`);
    const { rows } = await client.query<{ "QUERY PLAN": string }>(
      `explain (verbose) execute naming_reviews(${values.map(() => "null").join(", ")})`,
    );
    await client.query("deallocate naming_reviews");
    const filter = rows.map((row) => row["QUERY PLAN"]).filter((line) => line.includes("pro_keys @>"));
    expect(filter).toHaveLength(1);
    expect(filter[0]).not.toContain("regexp_replace");
  } finally {
    await client.query("rollback");
    client.release();
  }
});

test.each(["recent", "highest", "lowest"] as const)(
  "everybody's reviews, %s first, come in the order of an index: nothing is sorted",
  async (sort) => {
    const { from, where, order } = reviews({ sort });
    const keys = order.map(({ column, descending }) => sql`${column} ${rawSql(descending ? "desc" : "asc")}`);
    const { text, values } =
      sql`explain select r.id from ${from} where ${allOf([...where])} order by ${joinSql(keys)} limit 11`;
    const client = await database.pool.connect();
    try {
      await client.query("begin");
      // With few rows sorting would be cheaper.
      await client.query("set local enable_sort = off");
      await client.query("set local enable_incremental_sort = off");
      const { rows } = await client.query<{ "QUERY PLAN": string }>(text, [...values]);
      expect(rows.map((row) => row["QUERY PLAN"]).filter((line) => line.includes("Sort"))).toEqual([]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  },
);
