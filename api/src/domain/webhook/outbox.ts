import { type Transaction, transaction } from "../../database/client/transaction.ts";
import type { WebhookDisabledReason, WebhookEvent } from "../../inputs/index.ts";
import type { NotifyDisabled } from "./deliveries.ts";
import { pauseAfter } from "./retries.ts";
import type { StoredSecrets } from "./secrets.ts";

export { secretsOf } from "./secrets.ts";

type Database = Parameters<typeof transaction>[0];

/** Milliseconds after which a delivery whose sender has not reported is sent again. */
export const leaseMs = 30_000;

/** Deliveries to one webhook that are sent at once. */
export const maxPerWebhook = 4;

/** A delivery that this process is to send until its lease ends. */
export interface ClaimedDelivery extends StoredSecrets {
  readonly id: string;
  readonly endpointId: string;
  readonly url: string;
  readonly event: WebhookEvent | "webhook.test";
  readonly body: string;
  /** Failed attempts before. */
  readonly attempts: number;
  readonly isTest: boolean;
}

interface ClaimOptions {
  /** Maximum number. */
  readonly limit: number;
  readonly now: Date;
  /** How many deliveries the process is sending to each webhook. */
  readonly busy?: Readonly<Record<string, number>>;
}

/**
 * Claims deliveries that are due, by the length of a lease: of each webhook at most four with those that are being sent, the longest due
 * first, and of each thing only the first that waits. Tests are sent in any state of the webhook, others while it is enabled.
 */
export async function claimDue(
  { prisma }: Database,
  { limit, now, busy = {} }: ClaimOptions,
): Promise<ClaimedDelivery[]> {
  return prisma.$queryRaw<ClaimedDelivery[]>`
    with due as (
      select d.id from webhook_endpoint e
      left join json_each_text(${JSON.stringify(busy)}::json) b on b.key = e.id::text
      cross join lateral (
        select d.id, d.next_attempt_at, d.seq from webhook_delivery d
        where d.endpoint_id = e.id and d.status = 'pending' and d.next_attempt_at <= ${now}::timestamptz
          and (d.is_test or e.state = 'enabled' and not exists (
            select from webhook_delivery o where o.endpoint_id = d.endpoint_id and o.thing_id = d.thing_id
              and o.status = 'pending' and o.seq < d.seq))
        order by d.next_attempt_at, d.seq
        limit greatest(0, ${maxPerWebhook}::int4 - coalesce(b.value::int4, 0))) d
      where (e.state = 'enabled' or exists (
          select from webhook_delivery t where t.endpoint_id = e.id and t.status = 'pending' and t.is_test))
        and (e.user_id is null or exists (select from app_user u where u.id = e.user_id and u.suspended_at is null))
      order by d.next_attempt_at, d.seq limit ${limit}::int4),
    claimed as (
      select id from webhook_delivery where id in (select id from due)
        and status = 'pending' and next_attempt_at <= ${now}::timestamptz
      for update skip locked)
    update webhook_delivery d set next_attempt_at = ${new Date(now.getTime() + leaseMs)}::timestamptz
    from webhook_endpoint e
    where d.id in (select id from claimed) and e.id = d.endpoint_id
    returning d.id::text, d.endpoint_id::text as "endpointId", e.url, d.event, d.body, d.attempts, d.is_test as "isTest",
      e.secret, e.previous_secret as "previousSecret", e.previous_secret_until as "previousSecretUntil"`;
}

/** When the next delivery is due; null if none waits. */
export async function nextDue({ prisma }: Database): Promise<Date | null> {
  const [row] = await prisma.$queryRaw<{ due: Date | null }[]>`
    select min(d.next_attempt_at) as due from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
    where d.status = 'pending' and (e.state = 'enabled' or d.is_test)`;
  return row?.due ?? null;
}

/** The number of deliveries that wait, at most `max`. */
export async function countPending({ prisma }: Database, max: number): Promise<number> {
  const [row] = await prisma.$queryRaw<{ count: number }[]>`
    select count(*)::int4 as count from (select from webhook_delivery where status = 'pending' limit ${max}::int4) p`;
  return row?.count ?? 0;
}

/** How an attempt ended. */
interface Attempt {
  /** HTTP status of the answer; absent if there was none. */
  readonly status?: number;
  /** Beginning of the answer's body as printable text, at most 1,024 characters. */
  readonly excerpt?: string;
  readonly now: Date;
}

/** Records a delivery that the receiver has accepted. */
export async function recordDelivered(
  { prisma }: Database,
  id: string,
  { status, excerpt = "", now }: Attempt,
): Promise<void> {
  await prisma.$executeRaw`
    with delivered as (
      update webhook_delivery set status = 'delivered', attempts = attempts + 1, delivered_at = ${now}::timestamptz,
        last_status = ${status ?? null}::int4, last_error = null, response_excerpt = ${shortened(excerpt, 1_024)}
      where id = ${id}::uuid and status = 'pending' returning endpoint_id)
    update webhook_endpoint e set failing_since = null from delivered d
    where e.id = d.endpoint_id and e.failing_since is not null`;
}

interface FailedAttempt extends Attempt {
  /** Why, in words of this server, at most 300 characters. */
  readonly error: string;
  /** What the receiver asks for by Retry-After, in milliseconds. */
  readonly retryAfterMs?: number;
  /** From 0 to 1 (default Math.random()). */
  readonly random?: number;
}

const gone = 410;

/**
 * Records a failed attempt, and when the next one is. After the last one, or at the answer 410, the webhook is disabled; a test has one
 * attempt and changes nothing else. Returns why the webhook was disabled; null if it was not.
 */
export async function recordFailed(
  database: Database,
  id: string,
  { status, excerpt = "", error, retryAfterMs, random = Math.random(), now }: FailedAttempt,
  notifyDisabled?: NotifyDisabled,
): Promise<WebhookDisabledReason | null> {
  return transaction(database, async (tx) => {
    const [delivery] = await tx.$queryRaw<{ attempts: number; endpointId: string; isTest: boolean }[]>`
      select attempts, endpoint_id::text as "endpointId", is_test as "isTest" from webhook_delivery
      where id = ${id}::uuid and status = 'pending' for update`;
    if (!delivery) return null;
    const { attempts, endpointId, isTest } = delivery;
    const pause = isTest || status === gone ? null : pauseAfter(attempts + 1, random, retryAfterMs);
    await tx.webhookDelivery.update({
      where: { id },
      data: {
        attempts: attempts + 1,
        lastStatus: status ?? null,
        lastError: shortened(error, 300),
        responseExcerpt: shortened(excerpt, 1_024),
        ...(pause === null ? { status: "failed" } : { nextAttemptAt: new Date(now.getTime() + pause) }),
      },
    });
    if (isTest) return null;
    await tx.$executeRaw`update webhook_endpoint set failing_since = ${now}::timestamptz
      where id = ${endpointId}::uuid and failing_since is null`;
    if (pause !== null) return null;
    const reason = status === gone ? "gone" : "failing";
    return (await disableWebhook(tx, endpointId, reason, now, notifyDisabled)) ? reason : null;
  });
}

/** Disables an enabled webhook; false if it was not enabled. */
async function disableWebhook(
  tx: Transaction,
  id: string,
  reason: WebhookDisabledReason,
  now: Date,
  notifyDisabled: NotifyDisabled | undefined,
): Promise<boolean> {
  const { count } = await tx.webhookEndpoint.updateMany({
    where: { id, state: "enabled" },
    data: { state: "disabled", disabledReason: reason, updatedAt: now },
  });
  if (count > 0) await notifyDisabled?.(tx, id);
  return count > 0;
}

/** Stored text has no NUL and no broken characters. */
const shortened = (text: string, max: number): string | null =>
  [...text.replaceAll("\0", "").toWellFormed()].slice(0, max).join("") || null;
