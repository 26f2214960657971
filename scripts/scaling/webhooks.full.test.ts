// A sender of webhooks that is killed in the middle of its work: only `npm test -- full` runs it.
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../../api/src/database/client/open.ts";
import { migrate } from "../../api/src/database/migrate.ts";
import { seed } from "../../api/src/testing/seed.ts";
import { firstSecret, testWebhooks } from "../../api/src/testing/webhook-outbox.ts";
import { behaviors, startReceiver } from "../../api/src/testing/webhook-receiver.ts";
import { exitCode, root } from "../process.ts";
import { findPostgresql } from "../testing/machine.ts";
import { startPostgresql } from "../testing/postgresql.ts";

/** Deliveries, of so many things, and after how many of them a sender is killed. */
const count = 120;
const things = 12;
const kills = [10, 40, 70];

test("senders that are killed lose no delivery, and the order of each thing holds", async () => {
  const postgresql = await startPostgresql(findPostgresql() ?? "");
  onTestFinished(() => postgresql.stop());
  const database = await openDatabase({ url: postgresql.url, dataDir: "", role: "command" });
  onTestFinished(() => database.close());
  await migrate(database);
  const { users } = await seed(database);
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  let sender = startProcess(postgresql.url);
  onTestFinished(() => sender.kill());
  let killing = Promise.resolve();
  const waiting = [...kills];
  receiver.behaviors.set("/hook", (response) => {
    if (receiver.received.length !== waiting[0]) return behaviors.accept(response);
    waiting.shift();
    // What it has under way has arrived, and is never answered.
    killing = sender.kill().then(() => {
      sender = startProcess(postgresql.url);
    });
  });
  const webhooks = testWebhooks(database);
  const endpoint = await webhooks.endpoint(users.user, `${receiver.url}/hook`);
  const ids: string[][] = Array.from({ length: things }, () => []);
  for (let index = 0; index < count; index++) {
    const thing = index % things;
    const thingId = `00000000-0000-4000-8000-${String(thing).padStart(12, "a")}`;
    ids[thing]?.push(...(await webhooks.deliveries(endpoint, 1, { thingId, at: new Date() })));
  }
  await expect
    .poll(() => database.prisma.webhookDelivery.count({ where: { status: "delivered" } }), {
      timeout: 240_000,
      interval: 500,
    })
    .toBe(count);
  await killing;
  expect(waiting).toEqual([]);
  for (const arrived of receiver.received) receiver.verified(arrived, firstSecret);
  const arrived = receiver.received.map(({ headers }) => String(headers["webhook-id"]).slice(4));
  for (const ofThing of ids) {
    // A message may come again before the next one, but never after it.
    const order = arrived.filter((id, at) => ofThing.includes(id) && arrived.lastIndexOf(id) === at);
    expect(order).toEqual(ofThing);
    const first = arrived.filter((id, at) => ofThing.includes(id) && arrived.indexOf(id) === at);
    expect(first).toEqual(ofThing);
  }
});

function startProcess(url: string) {
  const child: ChildProcess = spawn(process.execPath, [join(root, "scripts/scaling/webhook-sender.ts")], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = exitCode(child);
  return {
    async kill(): Promise<void> {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
