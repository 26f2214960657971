import { setTimeout as sleep } from "node:timers/promises";
import { connectTo } from "../../../api/src/testing/late-transactions.ts";
import type { Postgresql, World } from "../worlds/world.ts";
import { type Fault, type FaultName, readyWithin } from "./fault.ts";

/** How long a database is away. */
const awayMs = 1_500;

const of = ({ postgresql }: World): Postgresql => {
  if (!postgresql) throw new Error("This world has no PostgreSQL server.");
  return postgresql;
};

/** Runs statements as the operator, around the proxy. */
async function asOperator(url: string, ...statements: string[]): Promise<void> {
  const client = await connectTo(url);
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const ended = (name: FaultName, what: string, signal: NodeJS.Signals): Fault => ({
  name,
  what,
  kinds: ["postgresql"],
  readyWithin: readyWithin.back,
  async strike(world, { pick }) {
    const postgresql = of(world);
    await sleep(pick(300));
    await postgresql.end(signal);
    await sleep(awayMs);
    await postgresql.start();
    return { since: performance.now() };
  },
});

const readOnly: Fault = {
  name: "read-only",
  what: "PostgreSQL read-only, and writable again",
  kinds: ["postgresql"],
  readyWithin: null,
  async strike(world) {
    const { url } = of(world);
    await asOperator(url, "alter system set default_transaction_read_only = on", "select pg_reload_conf()");
    await sleep(awayMs);
    await asOperator(url, "alter system reset default_transaction_read_only", "select pg_reload_conf()");
    return { since: performance.now() };
  },
};

const connections: Fault = {
  name: "connections",
  what: "PostgreSQL out of connections, after all were closed",
  kinds: ["postgresql"],
  readyWithin: readyWithin.back,
  async strike(world) {
    const address = new URL(of(world).url);
    address.searchParams.set("application_name", "endure-taker");
    const taken: Awaited<ReturnType<typeof connectTo>>[] = [];
    const take = async (): Promise<boolean> => {
      const client = await connectTo(address.href).catch(() => null);
      if (client) taken.push(client);
      return client !== null;
    };
    while (await take());
    // Whoever loses its connection wants it back at once, and may find it taken.
    await taken[0]?.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name <> 'endure-taker' and backend_type = 'client backend'`,
    );
    const end = performance.now() + awayMs;
    while (performance.now() < end) if (!(await take())) await sleep(20);
    await Promise.all(taken.map((client) => client.end()));
    return { since: performance.now() };
  },
};

export const databaseFaults: readonly Fault[] = [
  ended("database-fast", "PostgreSQL stopped (fast) and started", "SIGINT"),
  ended("database-immediate", "PostgreSQL stopped (immediate) and started", "SIGQUIT"),
  ended("database-killed", "PostgreSQL killed (SIGKILL) and started", "SIGKILL"),
  readOnly,
  connections,
];
