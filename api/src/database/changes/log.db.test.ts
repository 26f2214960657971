import { beforeEach, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { connectionTransaction, type Statements, transaction } from "../client/transaction.ts";
import { type Sql, sql } from "../query/sql.ts";
import { beginEpoch, dropFollowedChanges, settleChanges } from "./log.ts";

const database = testDatabase();
const run = (text: string) => database.pool.query(text);
beforeEach(() => run("delete from change; update change_epoch set settled = null, settled_at = null"));

const thing = "11111111-1111-4111-8111-111111111111";
const other = "22222222-2222-4222-8222-222222222222";
const log = (id: string | null, more: { gone?: boolean; public?: boolean; days?: number } = {}) =>
  run(`insert into change (subject, subject_id, facets, gone, public, created_at) values
    ('software', ${id === null ? "null" : `'${id}'`}, '{text}', ${more.gone ?? false}, ${more.public ?? false},
    now() - interval '${more.days ?? 0} days')`);
const drop = (max?: number) => connectionTransaction(database, (tx) => dropFollowedChanges(tx, max));
const settle = () => transaction(database, settleChanges);
/** An hour goes by since the former compaction. */
const wait = () => run("update change_epoch set settled_at = settled_at - interval '1 hour'");
const entries = async () =>
  (await run("select subject_id as id, gone, public from change order by seq")).rows as unknown[];

/** What a statement does, with its plan as JSON. */
function explain(work: (tx: Statements) => Promise<number>): Sql {
  let statement: Sql | undefined;
  const keep: Statements["$executeRaw"] = async (query, ...values) => {
    statement = "sql" in query ? query : sql(query, ...values);
    return 0;
  };
  void work({ $executeRaw: keep, $queryRaw: () => Promise.reject(new Error("Not asked for.")) });
  if (!statement) throw new Error("No statement was made.");
  return sql`explain (analyze, format json) ${statement}`;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Actual Loops": number;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** What goes through many rows each time it is run. */
const longNodes = /^(CTE Scan|Seq Scan|Subquery Scan|Materialize|Sort|Incremental Sort|WindowAgg|Aggregate)$/;

test("the last entry of each thing stays, and says whether the public has seen it", async () => {
  await log(thing, { public: true });
  await log(other);
  await log(thing);
  await settle();
  await wait();
  expect(await drop()).toBe(1);
  expect(await entries()).toEqual([
    { id: other, gone: false, public: false },
    { id: thing, gone: false, public: true },
  ]);
  expect(await drop()).toBe(0);
});

test("the last entry says what followed ones said, also of what has no id", async () => {
  for (const id of [thing, null])
    for (const facet of ["{text,rating}", "{name}", "{text}"])
      await run(`insert into change (subject, subject_id, facets) values
        ('software', ${id === null ? "null" : `'${id}'`}, '${facet}')`);
  await settle();
  await wait();
  expect(await drop()).toBe(4);
  const { rows } = await run("select facets from change");
  expect(rows).toEqual([{ facets: ["name", "rating", "text"] }, { facets: ["name", "rating", "text"] }]);
});

test("a long log is gone through once, and a compaction drops all of it", async () => {
  await run(`insert into change (subject, subject_id, facets, public)
    select 'software', md5((n % 3000)::text)::uuid, case when n < 3000 then '{text}'::text[] else '{name}' end, n < 3000
    from generate_series(1, 12000) n`);
  await settle();
  await wait();
  // By what it knows of a long log, PostgreSQL would choose worse plans for worse statements.
  await run("analyze change");
  const explained = await database.pool.query(explain(dropFollowedChanges));
  const [{ Plan: plan }] = explained.rows[0]["QUERY PLAN"];
  const repeated = nodesOf(plan).filter(
    (node) => node["Actual Loops"] > 1 && longNodes.test(node["Node Type"]),
  );
  expect(repeated.map((node) => node["Node Type"])).toEqual([]);
  expect(await drop()).toBe(0);
  const { rows } = await run("select facets, public, count(*)::int from change group by 1, 2 order by 3");
  expect(rows).toEqual([
    { facets: ["name"], public: false, count: 1 },
    { facets: ["name", "text"], public: true, count: 2999 },
  ]);
});

test("dropped in parts, the log says the same", async () => {
  for (const facet of ["{text}", "{rating}", "{name}"])
    await run(`insert into change (subject, subject_id, facets, public) values
      ('software', '${thing}', '${facet}', ${facet === "{text}"}), ('software', '${other}', '${facet}', false)`);
  await settle();
  await wait();
  for (const count of [2, 2, 0]) expect(await drop(2)).toBe(count);
  const { rows } = await run("select subject_id as id, facets, public from change order by seq");
  expect(rows).toEqual([
    { id: thing, facets: ["name", "rating", "text"], public: true },
    { id: other, facets: ["name", "rating", "text"], public: false },
  ]);
});

test("what was not there at the former compaction stays, and all for an hour after it", async () => {
  await log(thing);
  await log(thing);
  expect(await drop()).toBe(0);
  await settle();
  await log(thing);
  expect(await drop()).toBe(0);
  await wait();
  expect(await drop()).toBe(1);
  expect(await entries()).toHaveLength(2);
});

test("a compaction that is tried again does not shorten the hour", async () => {
  await settle();
  await log(thing);
  await log(thing);
  await settle();
  await wait();
  expect(await drop()).toBe(0);
});

test("a deletion is kept for 400 days, if the public has seen the thing", async () => {
  await log(thing, { public: true });
  await log(thing, { gone: true });
  await log(other, { gone: true });
  await log(null, { gone: true, public: true, days: 401 });
  await settle();
  await wait();
  expect(await drop()).toBe(3);
  expect(await entries()).toEqual([{ id: thing, gone: true, public: true }]);
});

test("a review that went to another listing is kept for each; what it left, for 400 days", async () => {
  const move = (home: string, days: number) =>
    run(`insert into change (subject, subject_id, parent_id, facets, public, created_at) values
      ('review', '${thing}', '${home}', '{text}', true, now() - interval '${days} days')`);
  await move(thing, 399);
  await move(thing, 399);
  await move(other, 10);
  await settle();
  await wait();
  expect(await drop()).toBe(1);
  await run("update change set created_at = created_at - interval '2 days'");
  expect(await drop()).toBe(1);
  const { rows } = await run("select parent_id from change");
  expect(rows).toEqual([{ parent_id: other }]);
});

test("a new epoch has no entries", async () => {
  const epoch = async () => (await run("select epoch from change_epoch")).rows[0].epoch;
  const before = await epoch();
  await log(thing);
  await transaction(database, beginEpoch);
  expect(await entries()).toEqual([]);
  expect(await epoch()).not.toBe(before);
});
