import type { Database } from "../../database/client/open.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { dayMs, webhookLog } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { noId } from "../key.ts";
import { disableHeavy } from "./disable.ts";

/** Webhooks whose logs one statement looks at. */
const webhooksAtOnce = 100;

interface SweepOptions {
  /** Queues the mails about webhooks for which too much waits. */
  readonly queue: JobQueue;
  readonly now: Date;
  /** Aborted when the process ends: what is left over goes the next time. */
  readonly signal: AbortSignal;
  /** Rows that one statement deletes at most; tests have fewer. */
  readonly atOnce?: number;
}

/**
 * Deletes deliveries after 30 days, finished ones beyond the bounds of their webhook's log, notes of what left 30 days ago, and notes
 * that no webhook needs; disables webhooks for which too many bytes wait. Each statement is a short transaction of its own.
 */
export async function sweepWebhooks(
  database: Pick<Database, "prisma">,
  { queue, now, signal, atOnce = 1_000 }: SweepOptions,
): Promise<void> {
  const before = new Date(now.getTime() - webhookLog.days * dayMs);
  // Without waiting for what is locked: it goes the next time.
  const sweep = async (table: Sql, where: Sql) => {
    const some = (tx: Transaction) => tx.$executeRaw`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} t where ${where} limit ${atOnce}::int4 for update skip locked))`;
    while (!signal.aborted && (await transaction(database, some)) === atOnce);
  };
  await sweep(deliveries, sql`t.created_at <= ${before}::timestamptz`);
  for (let last: string | undefined = noId; last !== undefined && !signal.aborted; ) {
    const webhooks: LogEnd[] = await logEnds(database, last);
    for (const { id, createdAt, deliveryId } of webhooks)
      if (createdAt)
        await sweep(
          deliveries,
          sql`t.endpoint_id = ${id}::uuid and t.status <> 'pending'
            and (t.created_at, t.id) <= (${createdAt}::timestamptz, ${deliveryId}::uuid)`,
        );
    await disableHeavy(
      database,
      webhooks.map(({ id }) => id),
      { queue, now },
    );
    last = webhooks.at(-1)?.id;
  }
  await sweep(notes, sql`t.left_at <= ${before}::timestamptz`);
  await sweep(
    notes,
    sql`not exists (select from webhook_endpoint e where e.company_id = t.scope_id)
      and not exists (select from webhook_endpoint e where e.category_id = t.scope_id)
      and not exists (select from webhook_endpoint e where e.filter_company_id = t.scope_id)`,
  );
  // Not by the client, which would say that the webhook was changed: what waits counts from the last change.
  await database.prisma.$executeRaw`
    update webhook_endpoint set previous_secret = null, previous_secret_until = null
    where previous_secret_until <= ${now}::timestamptz`;
}

const deliveries = sql`webhook_delivery`;
const notes = sql`webhook_known_thing`;

/** A webhook, and the newest of its deliveries that is beyond the bounds of the log. */
interface LogEnd {
  readonly id: string;
  readonly createdAt: Date | null;
  readonly deliveryId: string | null;
}

/** Where the logs of the next webhooks end. Reads one delivery more of each than is kept. */
function logEnds({ prisma }: Pick<Database, "prisma">, last: string): Promise<LogEnd[]> {
  const { deliveries: max, bytes } = webhookLog;
  return prisma.$queryRaw<LogEnd[]>`
    select e.id::text, d.created_at as "createdAt", d.id::text as "deliveryId"
    from (select id from webhook_endpoint where id > ${last}::uuid order by id limit ${webhooksAtOnce}::int4) e
    left join lateral (
      select n.created_at, n.id from (
        select created_at, id, row_number() over newer as number, sum(size) over newer as bytes
        from (select created_at, id, octet_length(body) as size from webhook_delivery
          where endpoint_id = e.id and status <> 'pending'
          order by created_at desc, id desc limit ${max + 1}::int4) newest
        window newer as (order by created_at desc, id desc rows unbounded preceding)) n
      where n.number > ${max}::int4 or n.bytes > ${bytes}::int4
      order by n.created_at desc, n.id desc limit 1) d on true
    order by e.id`;
}
