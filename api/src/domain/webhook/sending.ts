import type { Database } from "../../database/client/open.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { DeliveryOutcome } from "../../metrics/webhooks.ts";
import { disableEndpoint } from "./disable.ts";
import { afterFailure } from "./retry.ts";
import type { StoredSecrets } from "./secrets.ts";

/** A delivery that this process may send until its lease ends. */
export interface Claimed {
  readonly id: string;
  readonly endpointId: string;
  /** The user or company whose endpoint it is. */
  readonly ownerId: string;
  readonly url: string;
  readonly body: string;
  readonly secrets: readonly string[];
  /** Until when no other process sends it. */
  readonly lease: Date;
}

/** The result of an attempt. */
export interface Attempt {
  /** Null without an answer. */
  readonly status: number | null;
  /** Null if the receiver accepted it. */
  readonly error: string | null;
  readonly retryAfter: string | null;
  readonly excerpt: string | null;
}

/** Which deliveries are claimed. */
export interface ClaimOptions {
  /** The maximum number of all, and of each endpoint: by its ID, or `others`. */
  readonly limit: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly others: number;
  /** How many attempts each owner has under way, by their ID: who has fewer comes first, however long others have waited. */
  readonly busy: Readonly<Record<string, number>>;
  readonly now: Date;
}

/** Deliveries in the database. */
export interface Outbox {
  /**
   * Takes deliveries that are due, of enabled endpoints whose user is not suspended, from owner to owner and the earliest first; never one
   * while an earlier one about the same thing waits. Tests are sent in any state. One that is neither recorded nor released is due again when its lease ends.
   */
  claim(options: ClaimOptions): Promise<Claimed[]>;
  /** When the next delivery becomes due after `now`; null if none waits for its time. */
  nextDue(now: Date): Promise<Date | null>;
  /** Stores the result of an attempt; after the last one disables the endpoint, with a mail. */
  record(claimed: Claimed, attempt: Attempt, now: Date): Promise<DeliveryOutcome>;
  /** Gives back a delivery that was not sent. */
  release(claimed: Claimed, now: Date): Promise<void>;
  /** How many deliveries wait. */
  countPending(): Promise<number>;
}

export interface OutboxOptions {
  database: Pick<Database, "prisma" | "pool">;
  /** The secrets that sign now (`whsec_…`), the newest first. */
  secretsOf(endpoint: StoredSecrets, now: Date): string[];
  /** Where mails are queued; it resolves once the queue has started. */
  queue(): Promise<JobQueue>;
}

/** Milliseconds after which a claimed delivery is due again: its process was killed, or could not store the result. */
export const leaseMs = 30_000;

type ClaimedRow = StoredSecrets & Omit<Claimed, "secrets">;

/** The deliveries in this database. Each call is one short transaction. */
export function openOutbox({ database, secretsOf, queue }: OutboxOptions): Outbox {
  const run = async <Row extends object>(statement: ReturnType<typeof sql>): Promise<Row[]> => {
    const { text, values } = statement;
    return (await database.pool.query<Row>({ text, values })).rows;
  };
  return {
    async claim(options) {
      const { now } = options;
      const lease = new Date(now.getTime() + leaseMs);
      const rows = await run<ClaimedRow>(claimStatement(options, lease));
      return rows.map(({ id, endpointId, ownerId, url, body, ...secret }) => ({
        id,
        endpointId,
        ownerId,
        url,
        body,
        lease,
        secrets: secretsOf(secret, now),
      }));
    },
    async nextDue(now) {
      const [row] = await run<{ due: Date | null }>(sql`
        select min(d.next_attempt_at) as due from webhook_delivery d
        join webhook_endpoint e on e.id = d.endpoint_id
        where d.status = 'pending' and d.next_attempt_at > ${now} and (e.state = 'enabled' or d.is_test)`);
      return row?.due == null ? null : new Date(row.due);
    },
    async record(claimed, attempt, now) {
      if (attempt.error !== null) return recordFailure(database, await queue(), claimed, attempt, now);
      // Also after the lease: it has arrived.
      await run(sql`
        with endpoint as materialized (
          -- First, as commands lock them that change or delete a webhook.
          select id from webhook_endpoint where id = ${claimed.endpointId}::uuid for no key update),
        delivered as (
          update webhook_delivery
          set status = 'delivered', attempts = attempts + 1, delivered_at = ${now}, last_status = ${attempt.status}::int4,
            last_error = null, response_excerpt = ${attempt.excerpt}
          where id = ${claimed.id}::uuid and status = 'pending' and endpoint_id in (select id from endpoint)
          returning endpoint_id, is_test)
        update webhook_endpoint set failing_since = null
        where id = (select endpoint_id from delivered where not is_test) and failing_since is not null`);
      return "delivered";
    },
    async release({ id, lease }, now) {
      await run(sql`
        update webhook_delivery set next_attempt_at = ${now}
        where id = ${id}::uuid and status = 'pending' and next_attempt_at = ${lease}`);
    },
    async countPending() {
      const [row] = await run<{ count: number }>(
        sql`select count(*)::int4 as count from webhook_delivery where status = 'pending'`,
      );
      return row?.count ?? 0;
    },
  };
}

/** Goes from endpoint to endpoint, so that what waits for one of them is not read to find what is due for the others. */
const claimStatement = ({ limit, shares, others, busy, now }: ClaimOptions, lease: Date) => sql`
  with recursive waiting(id) as (
    (select endpoint_id from webhook_delivery where status = 'pending' order by endpoint_id limit 1)
    union all
    select (select d.endpoint_id from webhook_delivery d
      where d.status = 'pending' and d.endpoint_id > waiting.id order by d.endpoint_id limit 1)
    from waiting where waiting.id is not null),
  shared as (
    select e.id, coalesce(e.user_id, e.company_id) as owner_id, e.state = 'enabled' as enabled,
      coalesce((${JSON.stringify(shares)}::jsonb ->> e.id::text)::int4, ${others}::int4) as share
    from waiting join webhook_endpoint e on e.id = waiting.id
    where (e.state = 'enabled' or exists (
        select from webhook_delivery t where t.endpoint_id = e.id and t.status = 'pending' and t.is_test))
      and not exists (select from app_user u where u.id = e.user_id and u.suspended_at is not null)
      and (e.company_id is null or exists (select from company_member m join app_user u on u.id = m.user_id
        where m.company_id = e.company_id and m.role = 'owner' and u.suspended_at is null))),
  chosen as (
    select d.id from shared cross join lateral (
      select w.id, w.next_attempt_at, w.seq from webhook_delivery w
      where w.endpoint_id = shared.id and w.status = 'pending' and w.next_attempt_at <= ${now}
        and (w.is_test or shared.enabled and not exists (select from webhook_delivery b
          where b.endpoint_id = w.endpoint_id and b.thing_id = w.thing_id and b.status = 'pending' and b.seq < w.seq))
      order by w.next_attempt_at, w.seq limit shared.share) d
    where shared.share > 0
    order by coalesce((${JSON.stringify(busy)}::jsonb ->> shared.owner_id::text)::int4, 0)
        + row_number() over (partition by shared.owner_id order by d.next_attempt_at, d.seq),
      d.next_attempt_at, d.seq limit ${limit}::int4),
  locked as (
    select w.id from webhook_delivery w
    where w.id in (select id from chosen) and w.status = 'pending' and w.next_attempt_at <= ${now}
    for update skip locked)
  update webhook_delivery w set next_attempt_at = ${lease}
  from locked, webhook_endpoint e
  where w.id = locked.id and e.id = w.endpoint_id
  returning w.id, w.endpoint_id as "endpointId", coalesce(e.user_id, e.company_id) as "ownerId", w.body, e.url, e.secret, e.previous_secret as "previousSecret",
    e.previous_secret_until as "previousSecretUntil"`;

interface Waiting {
  attempts: number;
  isTest: boolean;
  failingSince: Date | null;
  thingId: string;
}

async function recordFailure(
  database: Pick<Database, "prisma">,
  queue: JobQueue,
  { id, endpointId, lease }: Claimed,
  { status, error, retryAfter, excerpt }: Attempt,
  now: Date,
): Promise<DeliveryOutcome> {
  return transaction(database, async (tx) => {
    // The endpoint first: the order in which a command locks them that changes or deletes it.
    const [waiting] = await tx.$queryRaw<Waiting[]>`
      select d.attempts + 1 as attempts, d.is_test as "isTest", d.thing_id as "thingId", e.failing_since as "failingSince"
      from webhook_delivery d join webhook_endpoint e on e.id = d.endpoint_id
      where d.id = ${id}::uuid and d.status = 'pending' and d.next_attempt_at = ${lease}
      for no key update of e`;
    // Deleted, cancelled, or sent by another process after the lease.
    if (!waiting) return "retried";
    const next = afterFailure({ ...waiting, now, status, retryAfter });
    const attempted = {
      attempts: waiting.attempts,
      lastStatus: status,
      lastError: error,
      responseExcerpt: excerpt,
    };
    const changes =
      next.kind === "retry" ? { ...attempted, nextAttemptAt: next.at } : { ...attempted, status: "failed" };
    await tx.webhookDelivery.updateMany({ where: { id, status: "pending" }, data: changes });
    if (!waiting.isTest && waiting.failingSince === null)
      await tx.webhookEndpoint.updateMany({ where: { id: endpointId }, data: { failingSince: now } });
    if (next.kind === "retry") {
      await deferLater(tx, { endpointId, thingId: waiting.thingId, at: next.at });
      return "retried";
    }
    if (next.disable) await disableEndpoint(tx, queue, { endpointId, reason: next.disable, now });
    return "failed";
  });
}

/** Later deliveries about the same thing wait as long: a look would find them due, only to see that they have to wait. */
async function deferLater(
  tx: Transaction,
  { endpointId, thingId, at }: { endpointId: string; thingId: string; at: Date },
): Promise<void> {
  await tx.webhookDelivery.updateMany({
    where: { endpointId, thingId, status: "pending", nextAttemptAt: { lt: at } },
    data: { nextAttemptAt: at },
  });
}
