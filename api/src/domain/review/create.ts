import type { Viewer } from "../../auth/auth-context.ts";
import type { Keys } from "../../auth/keys.ts";
import { normalizeMailbox } from "../../auth/mailbox.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { type ReviewInput, reviewInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import { withinLimit } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { mailedMembers } from "../company/members.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { replaceOpinions } from "../feature/answer.ts";
import { consumeInvitation } from "../invitation/use.ts";
import { textWeightOf } from "../ranking/text-weights.ts";
import { takeAccountTombstone } from "./hidden-review-tombstone.ts";
import { type LanguageDetector, loadLanguageDetector, storedLanguage } from "./language/detect.ts";
import { nameProducts } from "./products.ts";
import { lockReviewableSoftware } from "./subject.ts";
import { macsOf, type TraceKind } from "./traces/macs.ts";
import { flagSameMailbox, heldForModeration, reviewsOfMailbox, storeMailboxTrace } from "./traces/mailbox.ts";
import { takeMailboxTombstone } from "./traces/mailbox-tombstones.ts";

/**
 * Publishes the viewer's review of a software and updates all counters; returns its ID. The author is thanked by mail. The
 * review starts hidden, until a moderator publishes it, if the same account or mailbox has deleted a hidden review of the
 * software, or if another review of it comes from the same mailbox. An invitation of the vendor is used up. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createReview(context: CommandContext, given: unknown): Promise<string> {
  const { viewer, limits, keys, now } = context;
  if (!viewer) throw unauthenticated();
  const input = checked(reviewInput, given);
  return withinLimit(limits, ["reviews:user", viewer.id], async () => {
    const queue = await context.queue();
    const detect = await loadLanguageDetector();
    return transaction(context, (tx) => publishReview(tx, { queue, viewer, input, keys, detect, now }));
  });
}

/** A new review by its author. */
interface NewReview {
  queue: JobQueue;
  viewer: Viewer;
  input: ReviewInput;
  keys: Keys;
  detect: LanguageDetector;
  now: Date;
}

/**
 * Publishes or holds a new review, as `createReview` does, in a transaction of the caller, who has counted it. Throws Conflict, NOT_FOUND,
 * FORBIDDEN before anything is written.
 */
export async function publishReview(tx: Transaction, newReview: NewReview): Promise<string> {
  const { queue, viewer, detect, now } = newReview;
  const {
    invitation: token,
    language,
    usedBeforeId,
    consideredIds,
    featureOpinions,
    ...input
  } = newReview.input;
  await lockReviewableSoftware(tx, input.softwareId, viewer);
  const userId = viewer.id;
  const before = await tx.review.findUnique({
    where: { userId_softwareId: { userId, softwareId: input.softwareId } },
    select: { id: true },
  });
  if (before) throw new Conflict("already-reviewed", "You have already reviewed this software");
  const isInvited = await consumeInvitation(tx, { userId, softwareId: input.softwareId, token }, now);
  const { hiddenBefore, macs, others, isRemembered } = await recognise(tx, newReview);
  const hidden = hiddenBefore ?? (others.length > 0 || isRemembered ? heldForModeration : null);
  const { id } = await tx.review.create({
    data: {
      ...input,
      pros: input.pros ?? [],
      cons: input.cons ?? [],
      textWeight: textWeightOf({ ...input, pros: input.pros ?? [], cons: input.cons ?? [] }),
      ...storedLanguage(input, language, detect),
      userId,
      isInvited,
      ...(hidden && { status: "hidden", ...hidden }),
    },
    select: { id: true },
  });
  const naming = { id, softwareId: input.softwareId, isNew: true };
  await nameProducts(tx, naming, { viewer, named: { usedBeforeId, consideredIds } });
  if (featureOpinions)
    await replaceOpinions(tx, { reviewId: id, softwareId: input.softwareId }, featureOpinions);
  await storeMailboxTrace(tx, id, macs);
  const hiddenMail = hidden?.isHeld ? "review-held" : "review-hidden";
  const mail = hidden ? hiddenMail : "review-thanks";
  await queue.add(tx, "mail", { mail, reviewId: id });
  if (hiddenBefore || isRemembered)
    await tx.reviewFlag.create({
      data: {
        reviewId: id,
        kind: "hidden-before",
        createdAt: now,
        evidence: hiddenBefore ? {} : { isOfOtherAccount: true },
      },
    });
  if (others.length > 0) await flagSameMailbox(tx, { reviewId: id, others, now });
  if (!hidden) await notifyMembers(tx, { queue, softwareId: input.softwareId, reviewId: id });
  await queue.add(tx, "check-review", { reviewId: id });
  // Last: it locks what every writer of reviews needs.
  await recomputeReviewCounters(tx, input.softwareId);
  return id;
}

/** Earlier reviews of the software by the same person, in this account or another one with the same mailbox. */
async function recognise(tx: Transaction, { viewer, input: { softwareId }, keys, now }: NewReview) {
  const hiddenBefore = await takeAccountTombstone(tx, { userId: viewer.id, softwareId });
  const user = await tx.user.findUnique({ where: { id: viewer.id }, select: { email: true } });
  const mailbox = user?.email ? normalizeMailbox(user.email) : null;
  const of = (traced: TraceKind) => (mailbox === null ? [] : macsOf(keys, traced, softwareId, mailbox));
  const macs = of("mailbox");
  return {
    hiddenBefore,
    macs,
    others: await reviewsOfMailbox(tx, { macs, now }),
    isRemembered: await takeMailboxTombstone(tx, of("hidden-review"), now),
  };
}

/** Leaves a mail for each member of the software's company. */
async function notifyMembers(
  tx: Transaction,
  { queue, softwareId, reviewId }: { queue: JobQueue; softwareId: string; reviewId: string },
): Promise<void> {
  // A mail each: one that has to be tried again must not go to the others twice.
  for (const userId of await mailedMembers(tx, softwareId))
    await queue.add(tx, "mail", { mail: "new-review", reviewId, userId });
}
