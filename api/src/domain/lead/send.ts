import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { allOf, sql } from "../../database/query/sql.ts";
import { dayMs, fastestForm, type LeadInput, leadInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { LimitKey, Limits } from "../../limits/limits.ts";
import { emailKeyOf } from "../account/find.ts";
import type { CommandContext } from "../command-context.ts";
import { mailedOwners } from "../company/membership.ts";
import { checked, RateLimited } from "../errors.ts";
import { type LeadRecipient, leadRecipient, type SubjectKey } from "./subject.ts";

/**
 * Sends a buyer's request to the company that it concerns, whose owners get a mail, or to the administrators where nobody owns
 * it; answers whom it reaches. Past so many an hour its company gets no more mails. The same words again within a day are the same request. What only a program would send is put
 * aside as spam, without a mail, and answered alike. Throws InvalidInput, NOT_FOUND, RateLimited.
 */
export async function sendLead(
  context: CommandContext,
  key: SubjectKey,
  given: unknown,
): Promise<LeadRecipient> {
  const { limits, caller, prisma, now, viewer } = context;
  const input = checked(leadInput, given);
  const subject = await leadRecipient(prisma, key);
  // What was sent already takes no room, and is answered where there is none.
  if (isThere(await earlierLeads(prisma, subject, input, now), input)) return subject;
  const counted: LimitKey[] = [["leads:network", caller.network]];
  await limits.spend(...counted);
  try {
    const mails: LimitKey = ["lead-mails:company", subject.companyId ?? ""];
    const isMailed = subject.isClaimed && !isSpam(input) && (await hasRoom(limits, mails));
    if (isMailed) counted.push(mails);
    const queue = isMailed ? await context.queue() : null;
    return await transaction(context, (tx) =>
      storeLead(tx, { queue, key, input, now, viewerId: viewer?.id ?? null }),
    );
  } catch (error) {
    // What came to nothing is no request.
    await limits.refund(...counted);
    throw error;
  }
}

/** Counts one where there is room for it. */
async function hasRoom(limits: Limits, counted: LimitKey): Promise<boolean> {
  try {
    await limits.spend(counted);
    return true;
  } catch (error) {
    if (error instanceof RateLimited) return false;
    throw error;
  }
}

/** What only a program would send: it fills a field that people do not see, or is faster than they are. */
const isSpam = ({ topic, formOpenMilliseconds }: LeadInput) =>
  Boolean(topic) || (formOpenMilliseconds != null && formOpenMilliseconds < fastestForm);

interface NewLead {
  /** Null if no mail is sent. */
  queue: JobQueue | null;
  key: SubjectKey;
  input: LeadInput;
  now: Date;
  viewerId: string | null;
}

async function storeLead(
  tx: Transaction,
  { queue, key, input, now, viewerId }: NewLead,
): Promise<LeadRecipient> {
  // Of two at once the second one finds the first; and neither company nor software goes meanwhile.
  if ("softwareId" in key) {
    await tx.$executeRaw`select 1 from company where id =
      (select company_id from software where id = ${key.softwareId}::uuid) for no key update`;
    await tx.$executeRaw`select 1 from software where id = ${key.softwareId}::uuid for no key update`;
  } else await tx.$executeRaw`select 1 from company where id = ${key.companyId}::uuid for no key update`;
  const subject = await leadRecipient(tx, key);
  const earlier = await earlierLeads(tx, subject, input, now);
  if (isThere(earlier, input)) return subject;
  const { companyId, softwareId } = subject;
  const { consent: _, topic: _topic, formOpenMilliseconds: _formOpenMilliseconds, ...said } = input;
  const { id } = await tx.lead.create({
    data: {
      ...said,
      companyId,
      softwareId,
      consentedAt: now,
      createdAt: now,
      status: isSpam(input) ? "spam" : "new",
    },
    select: { id: true },
  });
  if (isSpam(input)) return subject;
  if (earlier.length === 0) await countLead(tx, subject, viewerId, now);
  if (companyId !== null && queue) await notifyOwners(tx, { queue, companyId, leadId: id });
  return subject;
}

/** What the same address asked the same of within a day. */
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

/** Counts that somebody asked today for what the lead is about. As with views, its own vendor is not counted. */
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

/** Leaves a mail for each owner of the company. */
async function notifyOwners(
  tx: Transaction,
  { queue, companyId, leadId }: { queue: JobQueue; companyId: string; leadId: string },
): Promise<void> {
  const owners = await mailedOwners(tx, companyId);
  for (const userId of owners) await queue.add(tx, "mail", { mail: "new-lead", leadId, userId });
}
