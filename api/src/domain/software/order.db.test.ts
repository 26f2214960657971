import { beforeAll, expect, test } from "vitest";
import type { Statement } from "../../database/client/reader.ts";
import { readPages } from "../../database/query/page.ts";
import { sql } from "../../database/query/sql.ts";
import { testDatabase } from "../../testing/database.ts";
import { directory } from "./directory.ts";

/** Nobody asks what the rows depend on. */
const reads = () => ({ record() {}, recordId() {} });

const database = testDatabase();
const listings = 4_000;

beforeAll(async () => {
  const { prisma } = database;
  const { id } = await prisma.category.create({
    data: { slug: "all", name: "All", sortName: "all", categoryType: "software" },
  });
  await prisma.$executeRaw`
    insert into software (id, slug, name, sort_name, category_id, updated_at, is_featured, review_count, avg_rating, rank_score)
    select gen_random_uuid(), 's-' || n, 'S ' || n, 's ' || n, ${id}::uuid, now(), n % 10 = 0, n % 12,
      case when n % 12 = 0 then 0 else 1 + (n % 97) / 25.0 end, case when n % 12 = 0 then 0 else 3 + (n % 31) / 31.0 end
    from generate_series(1, ${listings}::int4) n`;
  await prisma.$executeRaw`analyze software`;
});

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Rows Removed by Filter"?: number;
  Plans?: PlanNode[];
}
const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const finder = (featured?: boolean) =>
  directory(
    { viewer: null, reader: database.reader, now: new Date() },
    { sort: "rating", featured: featured ?? null },
  );

const selection = {
  table: sql`software`,
  json: sql`to_json(t0.name)`,
  column: () => sql`t0.name`,
  rowOf: (name: unknown) => ({ name }),
  reads,
};

/** A page of 20, and what its statement read of software. */
async function read(after?: readonly (string | number)[], featured?: boolean) {
  const sent: Statement[] = [];
  const query = <Row>(statement: Statement): Promise<Row[]> => {
    sent.push(statement);
    return database.reader.query<Row>(statement);
  };
  const window = { direction: "forward", size: 20, ...(after && { after }) } as const;
  const [page] = await readPages({ query }, [
    { finder: finder(featured), window, selection, withTotal: false, withOppositeEdge: false },
  ]);
  const [{ text, values } = sql``] = sent;
  const explained = await database.reader.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>({
    text: `explain (analyze, format json) ${text}`,
    values,
  });
  const nodes = explained.flatMap((row) => row["QUERY PLAN"].flatMap(({ Plan }) => nodesOf(Plan)));
  const scan = nodes.find(
    (node) => node["Index Name"] === (featured ? "software_featured" : "software_rated_first"),
  );
  return { page, scan };
}

test("a deep page of the directory, highest rated first, reads no more rows than the first", async () => {
  const whole = await database.prisma.$queryRaw<
    { k0: number; k1: number; k2: number; k3: string; k4: string }[]
  >`
    select (review_count >= 5)::int4 k0, avg_rating k1, rank_score k2, sort_name k3, id k4 from software
    order by 1 desc, 2 desc, 3 desc, 4, 5`;
  expect((await read()).scan?.["Actual Rows"]).toBe(21);
  for (const place of [0, 1_500, 3_600]) {
    const row = whole[place];
    const { page, scan } = await read(row && [row.k0, row.k1, row.k2, row.k3, row.k4]);
    expect(page?.rows.map(({ position }) => position[4])).toEqual(
      whole.slice(place + 1, place + 21).map(({ k4 }) => k4),
    );
    expect(scan?.["Actual Rows"]).toBe(21);
    // Only rows whose first keys are those of the cursor are looked at in vain.
    expect(scan?.["Rows Removed by Filter"] ?? 0).toBeLessThan(20);
  }
});

test("featured software, highest rated first, is read by its index", async () => {
  expect((await read(undefined, true)).scan?.["Actual Rows"]).toBe(21);
});

test("most reviewed first, listings with as many reviews stand by name", async () => {
  const [page] = await readPages(database.reader, [
    {
      finder: directory({ viewer: null, reader: database.reader, now: new Date() }, { sort: "reviews" }),
      window: { direction: "forward", size: 40 },
      selection,
      withTotal: false,
      withOppositeEdge: false,
    },
  ]);
  const whole = await database.prisma.$queryRaw<{ name: string }[]>`
    select name from software order by review_count desc, sort_name limit 40`;
  expect(page?.rows.map(({ row }) => row)).toEqual(whole);
});
