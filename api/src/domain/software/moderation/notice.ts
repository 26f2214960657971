import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { dayMs, manipulationNoticeInput } from "../../../inputs/index.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
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
 * Sets a notice of manipulation on a listing for 90 days, and notifies the members of its company. The same notice again takes a
 * removal back, and ends when it would have ended. Returns the listing's ID. Throws InvalidInput, Conflict if the listing has
 * a notice, NOT_FOUND, FORBIDDEN, RateLimited.
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
    if (shownNotice(before, now))
      throw new Conflict("already-noticed", "This listing has a notice already. Remove it first.");
    const isSame = before?.reason === input.reason && before.statement === input.statement;
    const takesBack = isSame && before.endsAt > now;
    const times = takesBack
      ? { removedAt: null }
      : { removedAt: null, setAt: now, endsAt: new Date(now.getTime() + noticeDays * dayMs) };
    const data = { ...input, ...times };
    if (before) await tx.manipulationNotice.update({ where: { softwareId }, data });
    else await tx.manipulationNotice.create({ data: { softwareId, setAt: now, endsAt: now, ...data } });
    await audit(tx, viewer, {
      action: "software.set-notice",
      subjectType: "software",
      subjectId: softwareId,
      before: { notice: null },
      after: { notice: input.reason },
    });
    if (!takesBack)
      for (const userId of await mailedMembers(tx, softwareId))
        await queue.add(tx, "mail", { mail: "manipulation-notice", softwareId, userId });
    return softwareId;
  });
}

/**
 * Removes the notice of a listing. Does nothing if it has none. Returns the listing's ID. Throws NOT_FOUND, FORBIDDEN,
 * RateLimited.
 */
export async function removeManipulationNotice(context: CommandContext, softwareId: string): Promise<string> {
  const viewer = await administrator(context, "software.moderate");
  const { now } = context;
  return transaction(context, async (tx) => {
    await lockListing(tx, softwareId);
    const notice = shownNotice(await tx.manipulationNotice.findUnique({ where: { softwareId } }), now);
    if (!notice) return softwareId;
    await tx.manipulationNotice.update({ where: { softwareId }, data: { removedAt: now } });
    await audit(tx, viewer, {
      action: "software.remove-notice",
      subjectType: "software",
      subjectId: softwareId,
      before: { notice: notice.reason },
      after: { notice: null },
    });
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
