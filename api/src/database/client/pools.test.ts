import { expect, test } from "vitest";
import { metric } from "../../testing/metrics.ts";
import { endPools, openPools, openSinglePool, type Pools, watchPools } from "./pools.ts";
import { StatementNames } from "./statement-names.ts";

const options = { place: {}, lost() {}, names: new StatementNames() };
const sizes = ({ main, readers, expensive, changes }: Pools) =>
  [main, readers, expensive, changes].map(({ options: { max } }) => max);

test.each([
  [21, [9, 9, 2, 1]],
  [20, [8, 9, 2, 1]],
  [19, [8, 9, 1, 1]],
  [8, [3, 3, 1, 1]],
  [5, [1, 2, 1, 1]],
  [4, [1, 1, 1, 1]],
])("%i connections are divided among the pools", async (connections, divided) => {
  const pools = openPools(options, { connections, readTimeout: 0 });
  expect(sizes(pools)).toEqual(divided);
  await endPools(pools);
});

test("pools that have ended are not shown any more: a primary has none after its start", async () => {
  const pools = openPools(options, { connections: 1_000, readTimeout: 0 });
  watchPools(pools);
  const maxConnections = () => metric("assay_database_connections_max", { pool: "reads" });
  expect(await maxConnections()).toBe(499);
  await endPools(pools);
  expect(await maxConnections()).toBe(0);
});

test("a connection for reads on which nothing comes back is given up, and none that may take its time", async () => {
  const pools = openPools(options, { connections: 5, readTimeout: 11_000 });
  const { main: single } = openSinglePool(options);
  const { main, readers, expensive, changes } = pools;
  const timeouts = [main, readers, expensive, changes, single].map((pool) => pool.answerWithin);
  expect(timeouts).toEqual([undefined, 21_000, 15_000, 11_000, undefined]);
  await Promise.all([endPools(pools), single.end()]);
});

test("connections stay open for ten minutes without work, and are kept alive", async () => {
  const { main, readers, expensive } = openPools(options, { connections: 5, readTimeout: 0 });
  const { main: single } = openSinglePool(options);
  for (const pool of [main, readers, expensive, single]) {
    expect(pool.options).toMatchObject({
      idleTimeoutMillis: 600_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 60_000,
    });
    await pool.end();
  }
});
