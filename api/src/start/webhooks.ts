import type { Keys } from "../auth/keys.ts";
import type { Database } from "../database/client/open.ts";
import { mailDisabled } from "../domain/webhook/disable.ts";
import { dispatchPage } from "../domain/webhook/dispatch.ts";
import { secretsOf } from "../domain/webhook/secrets.ts";
import { openOutbox } from "../domain/webhook/sending.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import { watchPendingDeliveries } from "../metrics/webhooks.ts";
import { createConnector } from "../webhooks/connector.ts";
import { startDispatcher } from "../webhooks/dispatcher.ts";
import { createLogSource } from "../webhooks/log-source.ts";
import { startSender } from "../webhooks/sender.ts";

interface WebhooksOptions {
  database: Pick<Database, "prisma" | "pool" | "reader">;
  keys: Keys;
  queue: JobQueue;
  report(error: unknown): void;
}

/** The webhooks of this process. */
export type Webhooks = ReturnType<typeof startWebhooks>;

/** Starts the dispatcher, which turns changes into deliveries, and the sender. */
export function startWebhooks({ database, keys, queue, report }: WebhooksOptions) {
  const now = () => new Date();
  const outbox = openOutbox({
    database,
    secretsOf: (endpoint, at) => secretsOf(keys, endpoint, at),
    queue: async () => queue,
  });
  watchPendingDeliveries(() => outbox.countPending());
  const sender = startSender({ outbox, connector: createConnector(), now, report });
  const read = createLogSource(database, (error) => void report(error));
  const notifyDisabled = mailDisabled(queue);
  const dispatcher = startDispatcher({
    dispatch: () => dispatchPage(database, { read, now, notifyDisabled }),
    dispatched: sender.wake,
    report,
  });
  return {
    /** There are deliveries that the sender may not know. */
    wakeSender: sender.wake,
    /** There is more of the change log. */
    wakeDispatcher: dispatcher.wake,
    /** Ends what is under way within a few seconds. */
    stop: async () => void (await Promise.all([dispatcher.stop(), sender.stop()])),
  };
}
