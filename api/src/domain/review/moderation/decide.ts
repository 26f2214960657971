import { sql } from "../../../database/sql.ts";
import { type Transaction, transaction } from "../../../database/transaction.ts";
import { listSizes, type ModerationInput, moderationInput } from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { Commanding } from "../../commanding.ts";
import { Conflict, checked, invalid, notFound } from "../../errors.ts";
import { refreshReviewed } from "../../figures/refresh.ts";
import type { Viewer } from "../../viewer.ts";
import { type LockedReview, lockReview, lockReviews } from "./lock.ts";
import { changeStatus } from "./status.ts";

const alreadyDecided = (thing: string) => new Conflict(`Somebody else has decided this ${thing} meanwhile`);

/**
 * Decides a reader's report. Upheld, the review is hidden with this reason, and every other open report of it is settled by
 * that; its author is told. Answers the report's id. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function decideReport(commanding: Commanding, id: string, given: unknown): Promise<string> {
  const viewer = await administrator(commanding, "review.moderate");
  const input = checked(moderationInput, given);
  const { now } = commanding;
  const queue = await commanding.queue();
  return transaction(commanding, async (tx) => {
    const found = await tx.reviewReport.findUnique({ where: { id }, select: { reviewId: true } });
    if (!found) throw notFound("Report");
    const { reviewId } = found;
    const review = await lockReview(tx, reviewId);
    const report = await tx.reviewReport.findUnique({
      where: { id },
      select: { status: true, reason: true },
    });
    if (report?.status !== "open") throw alreadyDecided("report");
    const isUpheld = input.decision === "upheld";
    await tx.reviewReport.updateMany({
      where: isUpheld ? { reviewId, status: "open" } : { id },
      data: { status: input.decision, decidedAt: now },
    });
    await audit(tx, viewer, {
      action: isUpheld ? "report.uphold" : "report.dismiss",
      ...{ subjectType: "review", subjectId: reviewId },
      before: { report: id, reason: report.reason, status: "open" },
      after: { report: id, reason: report.reason, status: input.decision },
    });
    if (isUpheld) await hide(tx, { viewer, queue }, [review], input);
    return id;
  });
}

/**
 * Decides what the integrity checks noticed, of a whole group at once. Upheld, the reviews are hidden with this reason, and
 * their authors told. Answers the flags' ids. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function decideFlags(
  commanding: Commanding,
  ids: readonly string[],
  given: unknown,
): Promise<string[]> {
  const viewer = await administrator(commanding, "review.moderate");
  const wanted = [...new Set(ids)];
  if (wanted.length === 0 || wanted.length > listSizes.decidedFlags)
    throw invalid("databaseIds", `Please give 1 to ${listSizes.decidedFlags} flags`);
  const input = checked(moderationInput, given);
  const { now } = commanding;
  const queue = await commanding.queue();
  return transaction(commanding, async (tx) => {
    const where = { id: { in: wanted } };
    const found = await tx.reviewFlag.findMany({ where, select: { reviewId: true } });
    if (found.length < wanted.length) throw notFound("Flag");
    const reviews = await lockReviews(tx, [...new Set(found.map(({ reviewId }) => reviewId))]);
    // The checks change flags too.
    await tx.$executeRaw(
      sql`select 1 from review_flag where id = any(${wanted}::uuid[]) order by id for update`,
    );
    const flags = await tx.reviewFlag.findMany({ where, orderBy: { id: "asc" } });
    if (flags.length < wanted.length || flags.some(({ status }) => status !== "open"))
      throw alreadyDecided("flag");
    await tx.reviewFlag.updateMany({ where, data: { status: input.decision, decidedAt: now } });
    const isUpheld = input.decision === "upheld";
    for (const { id, kind, reviewId } of flags)
      await audit(tx, viewer, {
        action: isUpheld ? "flag.uphold" : "flag.dismiss",
        ...{ subjectType: "review", subjectId: reviewId },
        before: { flag: id, kind, status: "open" },
        after: { flag: id, kind, status: input.decision },
      });
    if (isUpheld) await hide(tx, { viewer, queue }, reviews, input);
    return wanted;
  });
}

/** Hides those of the locked reviews that are not hidden yet, and makes the figures of their software anew. */
async function hide(
  tx: Transaction,
  moderating: { viewer: Viewer; queue: JobQueue },
  reviews: readonly LockedReview[],
  { reason }: ModerationInput,
): Promise<void> {
  const published = reviews.filter(({ status }) => status === "published");
  for (const review of published) await changeStatus(tx, moderating, review, { status: "hidden", reason });
  // Last: it locks what every writer of reviews needs.
  const software = new Set(published.map(({ softwareId }) => softwareId));
  for (const softwareId of [...software].toSorted()) await refreshReviewed(tx, softwareId);
}
