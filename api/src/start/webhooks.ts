import type { Keys } from "../auth/keys.ts";
import type { Database } from "../database/client/open.ts";
import { secretsOf } from "../domain/webhook/secrets.ts";
import { openOutbox } from "../domain/webhook/sending.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import { watchPendingDeliveries } from "../metrics/webhooks.ts";
import { createConnector } from "../webhooks/connector.ts";
import { type Sender, startSender } from "../webhooks/sender.ts";

interface WebhooksOptions {
  database: Pick<Database, "prisma" | "pool">;
  keys: Keys;
  queue: JobQueue;
  report(error: unknown): void;
}

/** Starts the sender of webhooks of this process. */
export function startWebhooks({ database, keys, queue, report }: WebhooksOptions): Sender {
  const outbox = openOutbox({
    database,
    secretsOf: (endpoint, now) => secretsOf(keys, endpoint, now),
    queue: async () => queue,
  });
  watchPendingDeliveries(() => outbox.countPending());
  return startSender({ outbox, connector: createConnector(), now: () => new Date(), report });
}
