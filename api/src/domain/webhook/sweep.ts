import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, webhookDeliveryDays } from "../../inputs/index.ts";

const sweptAtOnce = 100_000;

/** Deletes deliveries and notes of what left after 30 days, and notes that no webhook needs. */
export async function sweepWebhooks(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - webhookDeliveryDays * dayMs);
  // What is left over goes an hour later: a transaction must not take long.
  await tx.$executeRaw`delete from webhook_delivery where id in (
    select id from webhook_delivery where created_at <= ${before}::timestamptz order by created_at limit ${sweptAtOnce}::int4)`;
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
