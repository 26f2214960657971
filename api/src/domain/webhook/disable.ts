import type { Database } from "../../database/client/open.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { pendingDeliveries, type WebhookDisabledReason, type WebhookState } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { mailOwners } from "./own.ts";

/** Called in the transaction that disabled a webhook, to notify its owners. */
export type NotifyDisabled = (tx: Transaction, endpointId: string) => Promise<void>;

interface Disabling {
  readonly endpointId: string;
  readonly reason: WebhookDisabledReason;
  readonly now: Date;
  readonly from?: readonly WebhookState[];
}

/** Disables an endpoint that is enabled (or in one of the given states), with a mail. What waits is sent when it is enabled again. */
export async function disableEndpoint(
  tx: Transaction,
  queue: JobQueue,
  { endpointId, reason, now, from = ["enabled"] }: Disabling,
): Promise<void> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id: endpointId, state: { in: [...from] } },
    data: { state: "disabled", disabledReason: reason, updatedAt: now },
  });
  if (count > 0) await mailDisabled(queue)(tx, endpointId);
}

/** Events before their deliveries are written. */
interface Arriving {
  readonly events: readonly string[];
  /** Only webhooks of these companies are told; null if others are, too. */
  readonly ofCompanies: readonly string[] | null;
  /** The things that are gone. */
  readonly gone: readonly string[];
  readonly count: number;
}

/**
 * Locks the webhooks that may get too many deliveries, or of which some may be cancelled; returns their IDs. Before any delivery is
 * written: commands and the sender lock a webhook before its deliveries, too. In the order of IDs.
 */
export async function lockAffected(
  tx: Transaction,
  { events, ofCompanies, gone, count }: Arriving,
): Promise<readonly string[]> {
  const nearlyFull = Math.max(0, pendingDeliveries.sinceChange - count);
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select e.id::text from webhook_endpoint e
    where (e.state <> 'disabled' and e.events && ${[...events]}::text[]
        and (${ofCompanies === null} or e.company_id = any(${[...(ofCompanies ?? [])]}::uuid[]))
        and exists (select from webhook_delivery d where d.endpoint_id = e.id and d.status = 'pending' offset ${nearlyFull}::int4))
      or exists (select from webhook_delivery d
        where d.endpoint_id = e.id and d.thing_id = any(${[...gone]}::uuid[]) and d.status = 'pending')
    order by e.id for no key update`;
  return locked.map(({ id }) => id);
}

/**
 * Disables those of the locked webhooks for which too much waits. What waited before the last change of a webhook, such as the one that
 * enabled it, counts less: it may be what disabled it before.
 */
export async function disableOverfull(
  tx: Transaction,
  locked: readonly string[],
  now: Date,
  notifyDisabled: NotifyDisabled | undefined,
): Promise<void> {
  if (locked.length === 0) return;
  const { sinceChange, inAll } = pendingDeliveries;
  const disabled = await tx.$queryRaw<{ id: string }[]>`
    update webhook_endpoint e set state = 'disabled', disabled_reason = 'backlog', updated_at = ${now}::timestamptz
    where e.id = any(${[...locked]}::uuid[]) and e.state <> 'disabled' and exists (
      select from (${waitingOf(sql`e.id`)}) d
      having count(*) > ${inAll}::int4 or count(*) filter (where d.created_at >= e.updated_at) > ${sinceChange}::int4)
    returning e.id::text`;
  for (const { id } of disabled) await notifyDisabled?.(tx, id);
}

/** True if so much waits for a webhook that it would soon be disabled again. */
export async function isOverfull(tx: Transaction, id: string): Promise<boolean> {
  const { inAll, bytes } = pendingDeliveries;
  const rows = await tx.$queryRaw<object[]>`
    select true as found from (${waitingOf(sql`${id}::uuid`)}) d
    having count(*) > ${inAll}::int4 or sum(size) > ${bytes}::int4`;
  return rows.length > 0;
}

/**
 * Disables those of some webhooks for which too many bytes wait. Not looked at with each event, because it reads a row for each delivery
 * that waits.
 */
export async function disableHeavy(
  database: Pick<Database, "prisma">,
  ids: readonly string[],
  { queue, now }: { queue: JobQueue; now: Date },
): Promise<void> {
  const heavy = await database.prisma.$queryRaw<{ id: string }[]>`
    select e.id::text from webhook_endpoint e
    where e.id = any(${[...ids]}::uuid[]) and e.state <> 'disabled' and exists (
      select from (${waitingOf(sql`e.id`)}) d having sum(size) > ${pendingDeliveries.bytes}::int4)`;
  for (const { id } of heavy)
    await transaction(database, (tx) =>
      disableEndpoint(tx, queue, { endpointId: id, reason: "backlog", now, from: ["enabled", "paused"] }),
    );
}

/** The deliveries that wait for a webhook, no more than are counted. */
const waitingOf = (id: Sql) => sql`
  select created_at, octet_length(body) as size from webhook_delivery where endpoint_id = ${id} and status = 'pending' limit ${pendingDeliveries.inAll + 1}::int4`;

/** Queues the mails about a disabled endpoint. */
export const mailDisabled =
  (queue: JobQueue): NotifyDisabled =>
  (tx, endpointId) =>
    mailOwners(tx, queue, { endpointId, mail: "webhook-disabled" });
