import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { dayMs, manipulationNoticeInput } from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import { administrator } from "../../administrator.ts";
import { type AuditValues, audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { mailedMembers } from "../../company/members.ts";
import { Conflict, checked, notFound } from "../../errors.ts";

/** Days that a notice of manipulation is shown. */
export const noticeDays = 90;

/** A stored notice of manipulation. */
export interface StoredNotice {
  readonly reason: string;
  readonly statement: string;
  readonly setAt: Date;
  readonly endsAt: Date;
  readonly removedAt: Date | null;
}

/** The notice if it is shown at this time, else null. */
export const shownNotice = <Notice extends StoredNotice>(notice: Notice | null, now: Date): Notice | null =>
  notice && notice.removedAt === null && notice.endsAt > now ? notice : null;

/**
 * Sets a notice of manipulation on a listing for 90 days, and notifies the members of its company. The same reason again, before
 * that has ended, keeps the times: it corrects the statement without a mail, or takes a removal back. Returns the listing's ID.
 * Throws InvalidInput, Conflict if the listing has a notice with another reason or the same statement, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function setManipulationNotice(
  context: CommandContext,
  softwareId: string,
  given: unknown,
): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  const input = checked(manipulationNoticeInput, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    await lockListing(tx, softwareId);
    const before = await tx.manipulationNotice.findUnique({ where: { softwareId } });
    const shown = shownNotice(before, now);
    const isSame = before?.reason === input.reason && before.endsAt > now;
    if (shown && (!isSame || shown.statement === input.statement))
      throw new Conflict("already-noticed", "This listing has a notice already. Remove it first.");
    const times = isSame
      ? { setAt: before.setAt, endsAt: before.endsAt }
      : { setAt: now, endsAt: new Date(now.getTime() + noticeDays * dayMs) };
    const data = { ...input, ...times, removedAt: null };
    // One statement: the sweep deletes an ended notice without the listing's lock.
    await tx.manipulationNotice.upsert({
      where: { softwareId },
      create: { softwareId, ...data },
      update: data,
    });
    await audit(tx, viewer, {
      action: "software.set-notice",
      subjectType: "software",
      subjectId: softwareId,
      before: auditedNotice(shown),
      after: auditedNotice(input),
    });
    if (!shown) await notifyMembers(tx, queue, "manipulation-notice", softwareId);
    return softwareId;
  });
}

/**
 * Removes the notice of a listing, and notifies the members of its company. Does nothing if it has none. Returns the listing's
 * ID. Throws NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function removeManipulationNotice(context: CommandContext, softwareId: string): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    await lockListing(tx, softwareId);
    const notice = shownNotice(await tx.manipulationNotice.findUnique({ where: { softwareId } }), now);
    if (!notice) return softwareId;
    // Of many, because the sweep may have deleted it since.
    await tx.manipulationNotice.updateMany({ where: { softwareId }, data: { removedAt: now } });
    await audit(tx, viewer, {
      action: "software.remove-notice",
      subjectType: "software",
      subjectId: softwareId,
      before: auditedNotice(notice),
      after: auditedNotice(null),
    });
    await notifyMembers(tx, queue, "manipulation-notice-removed", softwareId);
    return softwareId;
  });
}

/** Deletes notices that have ended, so that followers of the change log learn of it. */
export async function sweepNotices(tx: Transaction, now: Date): Promise<void> {
  await tx.manipulationNotice.deleteMany({ where: { endsAt: { lte: now } } });
}

async function lockListing(tx: Transaction, softwareId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from software where id = ${softwareId}::uuid for update`;
  if (found.length === 0) throw notFound("Software");
}

/** The public sentence too: it is the accusation, and no other place keeps it. */
const auditedNotice = (notice: Pick<StoredNotice, "reason" | "statement"> | null): AuditValues =>
  notice ? { notice: notice.reason, statement: notice.statement } : { notice: null };

async function notifyMembers(
  tx: Transaction,
  queue: JobQueue,
  mail: "manipulation-notice" | "manipulation-notice-removed",
  softwareId: string,
): Promise<void> {
  for (const userId of await mailedMembers(tx, softwareId))
    await queue.add(tx, "mail", { mail, softwareId, userId });
}
