import type pg from "pg";
import { expect, test } from "vitest";
import { refuseSharedSessions } from "./refusals.ts";

/** Connections of a pooler, whose server processes answer in turn; `refusal` is its answer to BEGIN. */
function poolOf(processes: readonly number[], refusal?: string) {
  const released: unknown[] = [];
  let asked = 0;
  const client = {
    on() {},
    off() {},
    release: (error?: Error) => void released.push(error),
    async query(text: string) {
      if (text === "BEGIN" && refusal) throw new Error(refusal);
      return { rows: text.startsWith("SELECT") ? [{ pid: processes[asked++ % processes.length] }] : [] };
    },
  };
  return { released, pool: { connect: async () => client } as unknown as pg.Pool };
}

const sentence =
  "The connections to db.example/assay pass a pooler in transaction or statement mode: set pool_mode = session in PgBouncer, or connect to PostgreSQL itself.";

test("a server process of its own for each connection is what is wanted", async () => {
  const { pool, released } = poolOf([1, 2, 1]);
  await refuseSharedSessions(pool, pool, "db.example/assay");
  expect(released).toEqual([undefined, undefined]);
});

test.each([
  ["the same process during a transaction of the other", [1, 1, 2]],
  ["one process for everything", [1, 1, 1]],
  ["another process after the other's transaction began", [1, 2, 3]],
  ["another process after a while", [1, 2, 1, 1, 2, 1, 1, 2, 3]],
])("a pooler is refused that gives two connections %s", async (_what, processes) => {
  const { pool, released } = poolOf(processes);
  await expect(refuseSharedSessions(pool, pool, "db.example/assay")).rejects.toThrow(sentence);
  expect(released).toHaveLength(2);
});

test("a pooler that knows no transactions is refused, and another failure is told as it is", async () => {
  const refusal = "transaction blocks not allowed in statement pooling mode";
  const { pool } = poolOf([1, 2, 1], refusal);
  await expect(refuseSharedSessions(pool, pool, "db.example/assay")).rejects.toThrow(sentence);
  const { pool: broken } = poolOf([1, 2, 1], "out of memory");
  await expect(refuseSharedSessions(broken, broken, "db.example/assay")).rejects.toThrow("out of memory");
});
