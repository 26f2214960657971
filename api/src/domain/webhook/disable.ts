import type { Transaction } from "../../database/client/transaction.ts";
import type { WebhookDisabledReason } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";

/** Disables an endpoint that is enabled, and mails its user or the owners of its company. What waits is sent when it is enabled again. */
export async function disableEndpoint(
  tx: Transaction,
  queue: JobQueue,
  { endpointId, reason }: { endpointId: string; reason: WebhookDisabledReason },
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, state: "enabled" },
    data: { state: "disabled", disabledReason: reason },
  });
  if (count === 0) return;
  const endpoint = await tx.webhookEndpoint.findUniqueOrThrow({
    where: { id: endpointId },
    select: {
      userId: true,
      company: { select: { members: { where: { role: "owner" }, select: { userId: true } } } },
    },
  });
  const users = endpoint.userId === null ? (endpoint.company?.members ?? []) : [{ userId: endpoint.userId }];
  const jobs = users.map(({ userId }) => ({ mail: "webhook-disabled" as const, endpointId, userId }));
  await queue.add(tx, "mail", ...jobs);
}
