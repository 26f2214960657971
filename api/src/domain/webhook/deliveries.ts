import type { Transaction } from "../../database/client/transaction.ts";
import type { ChangeKind, WebhookEvent } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { displayName } from "../user/names.ts";
import { disableOverfull, lockAffected, mailDisabled, type NotifyDisabled } from "./disable.ts";

/** What a delivery is about. */
export type WebhookThing = ChangeKind | "lead" | "member";

/** A thing as a delivery has it; `thing` is null if it is gone. */
export interface WebhookData {
  readonly kind: WebhookThing;
  readonly id: string;
  readonly facets?: readonly string[];
  readonly gone: boolean;
  readonly thing: object | null;
}

/** An event before its webhooks are found. */
export interface Event {
  readonly event: WebhookEvent;
  /** Whose webhooks are told: a company's; null for those of users. */
  readonly companyId: string | null;
  /** Categories and companies that a filter may name. */
  readonly scopes?: readonly string[];
  /** Webhooks whose filter matches these are not told. */
  readonly unless?: readonly string[] | null;
  readonly leadId?: string;
  readonly data: WebhookData;
}

/** The JSON that is sent: type, time and data, as Standard Webhooks has it. */
export const bodyOf = (type: string, data: object, now: Date): string =>
  JSON.stringify({ type, timestamp: now.toISOString(), data });

/**
 * Writes a delivery of each event for each webhook that subscribes to it, in the order of the events. A webhook for which too many
 * wait is disabled. Suspended users, and companies without an active owner, get none.
 */
export async function addDeliveries(
  tx: Transaction,
  events: readonly Event[],
  now: Date,
  notifyDisabled?: NotifyDisabled,
): Promise<number> {
  const owners = [...new Set(events.map(({ companyId }) => companyId))];
  const companyIds = owners.filter((id) => id !== null);
  const ofCompanies = owners.length > companyIds.length ? null : companyIds;
  // Most commands are of companies without a webhook.
  const where = ofCompanies ? { companyId: { in: ofCompanies } } : {};
  if (events.length === 0 || !(await tx.webhookEndpoint.findFirst({ where, select: { id: true } }))) return 0;
  // The planner takes JSON for many rows, and would compile the statement, which takes longer than to run it.
  await tx.$executeRaw`set local jit = off`;
  const rows = events.map(({ event, companyId, scopes = [], unless = null, leadId = null, data }, n) => ({
    n,
    event,
    company: companyId,
    scopes,
    unless,
    lead: leadId,
    kind: data.kind,
    id: data.id,
    body: bodyOf(event, data, now),
  }));
  const kinds = [...new Set(events.map(({ event }) => event))];
  const gone = events.filter(({ data }) => data.gone).map(({ data }) => data.id);
  const affected = await lockAffected(tx, { events: kinds, ofCompanies, gone, count: events.length });
  const told = await tx.$queryRaw<{ count: number }[]>`
    with event as (
      select * from json_to_recordset(${JSON.stringify(rows)}::json) as t(n int4, event text, company uuid, scopes uuid[],
        unless uuid[], lead uuid, kind text, id uuid, body text)),
    endpoint as materialized (
      select * from webhook_endpoint e
      where e.state <> 'disabled' and e.events && ${kinds}::text[]
        and (exists (select from app_user u where u.id = e.user_id and u.suspended_at is null)
          or exists (select from company_member m join app_user u on u.id = m.user_id
            where m.company_id = e.company_id and m.role = 'owner' and u.suspended_at is null))
      -- One that is being deleted is waited for and left out: it would refuse its deliveries.
      order by e.id for key share of e),
    added as (
      insert into webhook_delivery (id, endpoint_id, event, thing_kind, thing_id, lead_id, body, next_attempt_at, created_at)
      select gen_random_uuid(), e.id, t.event, t.kind, t.id, t.lead, t.body, ${now}::timestamptz, ${now}::timestamptz
      from event t join endpoint e on t.event = any(e.events)
      where case when t.company is not null then e.company_id = t.company
        else e.user_id is not null and (e.category_id is null or e.category_id = any(t.scopes))
          and (e.filter_company_id is null or e.filter_company_id = any(t.scopes))
          and (t.unless is null or (e.category_id is not null and e.category_id <> all(t.unless))
            or (e.filter_company_id is not null and e.filter_company_id <> all(t.unless))) end
      order by t.n, e.id
      returning endpoint_id)
    select count(*)::int4 as count from added`;
  await cancelWhatIsGone(tx, affected, events);
  await disableOverfull(tx, affected, now, notifyDisabled);
  return told[0]?.count ?? 0;
}

/**
 * Cancels what waits about things that are gone by now: only their removal is sent. Also for webhooks that are not told of it, because they
 * are disabled or do not subscribe to removals.
 */
async function cancelWhatIsGone(
  tx: Transaction,
  endpointIds: readonly string[],
  events: readonly Event[],
): Promise<void> {
  const gone = events
    .filter(({ data }) => data.gone)
    .map(({ companyId, unless = null, data }) => ({
      id: data.id,
      company: companyId,
      // What only left a category or company is public still: it concerns the webhooks that are told so.
      everywhere: companyId === null && unless === null,
    }));
  if (gone.length === 0 || endpointIds.length === 0) return;
  await tx.$executeRaw`
    update webhook_delivery w set status = 'cancelled'
    from json_to_recordset(${JSON.stringify(gone)}::json) as t(id uuid, company uuid, everywhere boolean), webhook_endpoint e
    where e.id = any(${[...endpointIds]}::uuid[]) and w.endpoint_id = e.id and w.thing_id = t.id and w.status = 'pending'
      and w.event not like '%.removed'
      and (t.everywhere or e.company_id = t.company or exists (select from webhook_delivery r
        where r.endpoint_id = w.endpoint_id and r.thing_id = w.thing_id and r.status = 'pending' and r.event like '%.removed'
          and r.seq > w.seq))`;
}

/** A member as a company's webhooks learn of them. */
interface MemberFacts {
  readonly companyId: string;
  readonly userId: string;
}

/** Tells a company's webhooks of a new or a former member, in the transaction that changes the members. */
export async function tellMember(
  tx: Transaction,
  queue: JobQueue | null,
  event: "member.added" | "member.removed",
  { companyId, userId }: MemberFacts,
  now: Date,
): Promise<void> {
  const gone = event === "member.removed";
  const thing = gone ? null : await memberRecord(tx, { companyId, userId });
  await tell(tx, queue, { event, companyId, data: { kind: "member", id: userId, gone, thing } }, now);
}

/** Writes the deliveries of an event, and has them sent. Without a queue the sender finds them within a minute. */
async function tell(tx: Transaction, queue: JobQueue | null, event: Event, now: Date): Promise<void> {
  const count = await addDeliveries(tx, [event], now, queue ? mailDisabled(queue) : undefined);
  if (count > 0) await queue?.add(tx, "send-webhooks", {});
}

async function memberRecord(tx: Transaction, { companyId, userId }: MemberFacts): Promise<object | null> {
  const member = await tx.companyMember.findUnique({
    where: { companyId_userId: { companyId, userId } },
    select: {
      role: true,
      createdAt: true,
      user: { select: { firstName: true, lastName: true, email: true } },
    },
  });
  if (!member) return null;
  const { role, createdAt, user } = member;
  return { companyId, userId, displayName: displayName(user), role, createdAt };
}

/** Tells a company's webhooks of a new lead, in the transaction that stores it. */
export async function tellLead(
  tx: Transaction,
  queue: JobQueue | null,
  leadId: string,
  now: Date,
): Promise<void> {
  const [found] = await tx.$queryRaw<{ companyId: string; thing: object }[]>`
    select l.company_id::text as "companyId", json_build_object('id', l.id, 'kind', l.kind, 'name', l.name, 'email', l.email,
      'companyName', l.company_name, 'message', l.message, 'companyId', l.company_id, 'softwareId', l.software_id,
      'createdAt', to_char(l.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as thing
    from lead l where l.id = ${leadId}::uuid and l.company_id is not null`;
  if (!found) return;
  const { companyId, thing } = found;
  const data = { kind: "lead", id: leadId, gone: false, thing } as const;
  await tell(tx, queue, { event: "lead.received", companyId, leadId, data }, now);
}
