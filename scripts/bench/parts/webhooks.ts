import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Database, openDatabase } from "../../../api/src/database/client/open.ts";
import { transaction } from "../../../api/src/database/client/transaction.ts";
import { migrate } from "../../../api/src/database/migrate.ts";
import { addDeliveries, bodyOf } from "../../../api/src/domain/webhook/deliveries.ts";
import { seed } from "../../../api/src/testing/seed.ts";
import { firstSecret, testWebhooks } from "../../../api/src/testing/webhook-outbox.ts";
import { onThisMachine } from "../../../api/src/testing/webhook-receiver.ts";
import { createConnector } from "../../../api/src/webhooks/connector.ts";
import { post } from "../../../api/src/webhooks/post.ts";
import { startSender } from "../../../api/src/webhooks/sender.ts";
import { exitCode, Failure, root } from "../../process.ts";
import { cpuOf } from "../cpu-of.ts";
import { turns } from "../report/rounds.ts";
import { median } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";
import type { Run } from "../run.ts";

const ways = ["webhooks", "bare"] as const;
type Way = (typeof ways)[number];

/** Endpoints of one receiver, and requests at once, as the sender has them. */
const endpoints = 8;
const atOnce = 32;
/** Events of a page of the change log. */
const perPage = 500;

/** Processor time of one delivery in milliseconds. */
interface Cost {
  /** Of the process that dispatches, signs, sends and records. */
  own: number;
  receiver: number;
  database: number;
}

/** What a webhook costs, from an event to its recorded delivery, and what a signed request costs by itself, in turns. */
export async function measureWebhooks(run: Run): Promise<PartResult> {
  const rounds = run.settings.quick ? 2 : 5;
  const count = run.settings.quick ? 500 : 2_000;
  const url = await run.databases.empty("webhooks");
  const database = await openDatabase({ url, dataDir: "", role: "command", connections: 9 });
  const receiver = await startReceiver();
  const connector = createConnector(onThisMachine);
  const measured: Record<Way, Cost[]> = { webhooks: [], bare: [] };
  try {
    await migrate(database);
    const { users } = await seed(database);
    const { outbox, endpoint } = testWebhooks(database);
    for (let index = 0; index < endpoints; index++)
      await endpoint(users.user, `${receiver.url}/hook/${index}`, { events: ["software.changed"] });
    const works: Record<Way, () => Promise<void>> = {
      async webhooks() {
        for (let left = count / endpoints; left > 0; left -= perPage)
          await dispatch(database, Math.min(left, perPage));
        const sender = startSender({
          outbox,
          connector: createConnector(onThisMachine),
          now: () => new Date(),
          report: (error) => run.log(String(error)),
        });
        while ((await outbox.countPending()) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
        await sender.stop();
      },
      bare: () => sendBare(connector, receiver.url, count),
    };
    // The first round compiles the code and is not measured.
    for (const { round, column: way } of turns(rounds + 1, ["webhooks"], ways)) {
      run.log(`${way}, round ${round} of ${rounds}`);
      const cost = await costOf(works[way], receiver.pid, () => run.databases.cpu());
      if (round > 0)
        measured[way].push({
          own: cost.own / count,
          receiver: cost.receiver / count,
          database: cost.database / count,
        });
    }
  } finally {
    await connector.destroy();
    await receiver.stop();
    await database.close();
  }
  const figures = Object.fromEntries(ways.map((way) => [way, medianOf(measured[way])])) as Record<Way, Cost>;
  const table: Table = {
    title: `Processor time of one delivery of ${count}, in milliseconds`,
    columns: ["way", "sending process", "receiver", "database"],
    rows: ways.map((way) => {
      const { own, receiver: receiving, database: storing } = figures[way];
      return [names[way], fixed(own, 2), fixed(receiving, 2), fixed(storing, 2)];
    }),
  };
  const threshold: Threshold = {
    name: "processor time of a webhook in the server",
    figure: figures.webhooks.own,
    limit: limits.webhook,
    rule: "at most",
    unit: " ms",
  };
  return { tables: [table], thresholds: [threshold], figures };
}

const names: Readonly<Record<Way, string>> = {
  webhooks: "a webhook: dispatched, claimed, signed, sent, recorded",
  bare: "a signed request alone",
};

const data = (id: string) => ({
  kind: "software" as const,
  id,
  facets: ["text"],
  gone: false,
  thing: { id, name: "A listing", description: "A sentence that says what it is. ".repeat(40) },
});

/** Writes events of things of their own, as the dispatcher does with a page of the change log. */
async function dispatch(database: Database, count: number): Promise<void> {
  const events = Array.from({ length: count }, () => ({
    event: "software.changed" as const,
    companyId: null,
    data: data(crypto.randomUUID()),
  }));
  await transaction(database, (tx) => addDeliveries(tx, events, new Date()));
}

/** The same requests without a database: the sender's share, and the least that a delivery can cost. */
async function sendBare(
  connector: ReturnType<typeof createConnector>,
  url: string,
  count: number,
): Promise<void> {
  let left = count;
  const { signal } = new AbortController();
  const sendNext = async (): Promise<void> => {
    while (left-- > 0) {
      const body = bodyOf("software.changed", data(crypto.randomUUID()), new Date());
      const message = { id: `msg_${left}`, url: `${url}/hook`, body, secrets: [firstSecret] };
      const { error } = await post(message, { connector, now: () => new Date(), signal });
      if (error !== null) throw new Failure(`A request to the receiver failed: ${error}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sendNext));
}

async function costOf(work: () => Promise<void>, receiver: number, databaseCpu: () => number): Promise<Cost> {
  const read = (): Cost => {
    const { user, system } = process.cpuUsage();
    return { own: (user + system) / 1_000, receiver: cpuOf(receiver), database: databaseCpu() };
  };
  const before = read();
  await work();
  const after = read();
  return {
    own: after.own - before.own,
    receiver: after.receiver - before.receiver,
    database: after.database - before.database,
  };
}

const medianOf = (costs: readonly Cost[]): Cost => ({
  own: median(costs.map(({ own }) => own)),
  receiver: median(costs.map(({ receiver }) => receiver)),
  database: median(costs.map(({ database }) => database)),
});

async function startReceiver() {
  const child = spawn(process.execPath, [join(root, "scripts/bench/webhooks/receiver.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = exitCode(child);
  const [url] = (await once(createInterface(child.stdout), "line")) as [string];
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.stdin.end();
      await ended;
    },
  };
}
