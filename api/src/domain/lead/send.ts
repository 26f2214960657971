import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { allOf, sql } from "../../database/query/sql.ts";
import { dayMs, fastestForm, type LeadInput, leadInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { LimitKey, Limits } from "../../limits/limits.ts";
import { emailKeyOf } from "../account/find.ts";
import type { CommandContext } from "../command-context.ts";
import { mailedOwners } from "../company/membership.ts";
import { checked, RateLimited } from "../errors.ts";
import { lockSoftware } from "../software/lock.ts";
import { tellLead } from "../webhook/deliveries.ts";
import { type LeadRecipient, leadRecipient, type SubjectKey } from "./subject.ts";

/**
 * Sends a buyer's request to a company, whose owners are notified by mail, or to the administrators if it has no owner; returns
 * the recipient. Repeating a request within a day does nothing. Mails per company and hour are limited. A request that looks
 * automated is stored as spam, without a mail and with the same result. Throws InvalidInput, NOT_FOUND, RateLimited.
 */
export async function sendLead(
  context: CommandContext,
  key: SubjectKey,
  given: unknown,
): Promise<LeadRecipient> {
  const { limits, caller, prisma, now, viewer } = context;
  const input = checked(leadInput, given);
  const subject = await leadRecipient(prisma, key);
  // A repeated request does not count against the limit, and succeeds even if the limit is reached.
  if (isThere(await earlierLeads(prisma, subject, input, now), input)) return subject;
  const counted: LimitKey[] = [["leads:network", caller.network]];
  await limits.spend(...counted);
  try {
    const mails: LimitKey = ["lead-mails:company", subject.companyId ?? ""];
    const isMailed = subject.isClaimed && !isSpam(input) && (await hasRoom(limits, mails));
    if (isMailed) counted.push(mails);
    const queue = isSpam(input) ? null : await context.queue();
    await transaction(context, (tx) =>
      storeLead(tx, { queue, isMailed, key, input, now, viewerId: viewer?.id ?? null }),
    );
    return subject;
  } catch (error) {
    // A failed request does not count.
    await limits.refund(...counted);
    throw error;
  }
}

/** Spends one point of the limit; false if it is exhausted. */
async function hasRoom(limits: Limits, counted: LimitKey): Promise<boolean> {
  try {
    await limits.spend(counted);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/** True if the hidden field is filled in, or the form was sent faster than a person can. */
const isSpam = ({ topic, formOpenMilliseconds }: LeadInput) =>
  Boolean(topic) || (formOpenMilliseconds != null && formOpenMilliseconds < fastestForm);

interface NewLead {
  /** Null for spam, of which nobody is told. */
  queue: JobQueue | null;
  isMailed: boolean;
  key: SubjectKey;
  input: LeadInput;
  now: Date;
  viewerId: string | null;
}

async function storeLead(
  tx: Transaction,
  { queue, isMailed, key, input, now, viewerId }: NewLead,
): Promise<void> {
  // Of two concurrent requests the second finds the first, and neither company nor software can be deleted meanwhile.
  if ("softwareId" in key) {
    await tx.$executeRaw`select 1 from company where id =
      (select company_id from software where id = ${key.softwareId}::uuid) for no key update`;
    await lockSoftware(tx, sql`s.id = ${key.softwareId}::uuid`);
  } else await tx.$executeRaw`select 1 from company where id = ${key.companyId}::uuid for no key update`;
  const subject = await leadRecipient(tx, key);
  const earlier = await earlierLeads(tx, subject, input, now);
  if (isThere(earlier, input)) return;
  const { companyId, softwareId } = subject;
  const { consent: _, topic: _topic, formOpenMilliseconds: _formOpenMilliseconds, ...columns } = input;
  const { id } = await tx.lead.create({
    data: {
      ...columns,
      companyId,
      softwareId,
      consentedAt: now,
      createdAt: now,
      status: isSpam(input) ? "spam" : "new",
    },
    select: { id: true },
  });
  if (isSpam(input)) return;
  if (earlier.length === 0) await countLead(tx, subject, viewerId, now);
  await tellLead(tx, queue, id, now);
  if (companyId !== null && queue && isMailed) await notifyOwners(tx, { queue, companyId, leadId: id });
}

/** Leads of the same kind, recipient and sender's address from the last 24 hours. */
function earlierLeads(
  tx: Pick<Transaction, "$queryRaw">,
  { companyId, softwareId }: LeadRecipient,
  { kind, email }: LeadInput,
  now: Date,
): Promise<{ message: string | null }[]> {
  const where = allOf([
    companyId === null ? sql`l.company_id is null` : sql`l.company_id = ${companyId}::uuid`,
    softwareId === null ? sql`l.software_id is null` : sql`l.software_id = ${softwareId}::uuid`,
    sql`l.kind = ${kind}`,
    sql`lower(l.email) = ${emailKeyOf(email)}`,
    sql`l.created_at > ${new Date(now.getTime() - dayMs)}::timestamptz`,
  ]);
  return tx.$queryRaw<{ message: string | null }[]>(sql`select l.message from lead l where ${where}`);
}

const isThere = (earlier: readonly { message: string | null }[], { message }: LeadInput) =>
  earlier.some((one) => one.message === message);

/** Adds one to today's count of leads. As with views, members of the company do not count. */
async function countLead(
  tx: Transaction,
  { softwareId, companyId }: LeadRecipient,
  viewerId: string | null,
  now: Date,
): Promise<void> {
  const today = now.toISOString().slice(0, 10);
  await tx.$executeRaw(sql`
    insert into daily_count (subject_id, metric, day, count)
    select ${softwareId ?? companyId}::uuid, 'lead', ${today}::date, 1
    where not exists(select 1 from company_member m
      where m.company_id = ${companyId}::uuid and m.user_id = ${viewerId}::uuid)
    on conflict (subject_id, metric, day) do update set count = daily_count.count + 1`);
}

/** Queues a mail to each owner of the company. */
async function notifyOwners(
  tx: Transaction,
  { queue, companyId, leadId }: { queue: JobQueue; companyId: string; leadId: string },
): Promise<void> {
  const owners = await mailedOwners(tx, companyId);
  for (const userId of owners) await queue.add(tx, "mail", { mail: "new-lead", leadId, userId });
}
