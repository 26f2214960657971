import type { Transaction } from "../../database/client/transaction.ts";
import type { WebhookDisabledReason } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";

/** Called in the transaction that disabled a webhook, to notify its owners. */
export type NotifyDisabled = (tx: Transaction, endpointId: string) => Promise<void>;

/** Disables an endpoint that is enabled, with a mail. What waits is sent when it is enabled again. */
export async function disableEndpoint(
  tx: Transaction,
  queue: JobQueue,
  { endpointId, reason, now }: { endpointId: string; reason: WebhookDisabledReason; now: Date },
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, state: "enabled" },
    data: { state: "disabled", disabledReason: reason, updatedAt: now },
  });
  if (count > 0) await mailDisabled(queue)(tx, endpointId);
}

/** Queues the mails about a disabled endpoint: to its user, or to the owners of its company. */
export const mailDisabled =
  (queue: JobQueue): NotifyDisabled =>
  async (tx, endpointId) => {
    const { userId, company } = await tx.webhookEndpoint.findUniqueOrThrow({
      where: { id: endpointId },
      select: {
        userId: true,
        company: { select: { members: { where: { role: "owner" }, select: { userId: true } } } },
      },
    });
    const users = userId === null ? (company?.members ?? []) : [{ userId }];
    const jobs = users.map((user) => ({
      mail: "webhook-disabled" as const,
      endpointId,
      userId: user.userId,
    }));
    await queue.add(tx, "mail", ...jobs);
  };
