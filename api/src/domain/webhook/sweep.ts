import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, webhookDeliveryDays } from "../../inputs/index.ts";

/** Deletes deliveries and notes of what left after 30 days, and notes that no webhook needs. */
export async function sweepWebhooks(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - webhookDeliveryDays * dayMs);
  await tx.webhookDelivery.deleteMany({ where: { createdAt: { lte: before } } });
  await tx.webhookKnownThing.deleteMany({ where: { leftAt: { lte: before } } });
  await tx.$executeRaw`delete from webhook_known_thing k where not exists (
    select from webhook_endpoint e where e.company_id = k.scope_id) and not exists (
    select from webhook_endpoint e where e.category_id = k.scope_id) and not exists (
    select from webhook_endpoint e where e.filter_company_id = k.scope_id)`;
  await tx.webhookEndpoint.updateMany({
    where: { previousSecretUntil: { lte: now } },
    data: { previousSecret: null, previousSecretUntil: null },
  });
}
