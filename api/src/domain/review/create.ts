import type { Viewer } from "../../auth/auth-context.ts";
import type { Keys } from "../../auth/keys.ts";
import { normalizeMailbox } from "../../auth/mailbox.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { idempotencyKey, listSizes, type ReviewInput, reviewInput } from "../../inputs/index.ts";
import type { JobQueue } from "../../jobs/enqueue.ts";
import type { Counted } from "../../limits/limits.ts";
import type { Commanding } from "../command-context.ts";
import { refreshReviewed } from "../counters/recompute.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { withheldReason } from "./hidden-review-tombstone.ts";
import { type Attempt, once, resultOf } from "./idempotency.ts";
import { lockReviewable } from "./subject.ts";
import { macsOf, type Traced } from "./traces/macs.ts";
import { flagSameMailbox, heldReason, keepMailbox, reviewsOfMailbox } from "./traces/mailbox.ts";
import { takeTombstone } from "./traces/tombstones.ts";

/**
 * Publishes the viewer's review of a software, with every figure that it changes; answers its id. Its author is thanked by
 * mail. Who deleted a hidden one has the next one hidden too, for that reason, until a moderator publishes it; so has whoever
 * has another review of the software from the same mailbox, or had a hidden one, in whatever account. The same key and input
 * again answer the same review, and do nothing else. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createReview(
  commanding: Commanding,
  given: unknown,
  givenKey: string | null | undefined,
): Promise<string> {
  const { viewer, limits, prisma, keys, now } = commanding;
  if (!viewer) throw unauthenticated();
  const input = checked(reviewInput, given);
  const key = givenKey == null ? null : checked(idempotencyKey, givenKey);
  const attempt: Attempt = { userId: viewer.id, operation: "createReview", key, input };
  // What was done already takes no room, and is answered where there is none.
  const before = await resultOf(prisma, attempt);
  if (before !== null) return before;
  const counted: Counted = ["reviews:user", viewer.id];
  await limits.spend(counted);
  try {
    const queue = await commanding.queue();
    const { resultId, isRepeated } = await transaction(commanding, (tx) =>
      once(tx, attempt, () => publish(tx, { queue, viewer, input, keys, now })),
    );
    if (isRepeated) await limits.refund(counted);
    return resultId;
  } catch (error) {
    // What came to nothing is no review.
    await limits.refund(counted);
    throw error;
  }
}

interface Publishing {
  queue: JobQueue;
  viewer: Viewer;
  input: ReviewInput;
  keys: Keys;
  now: Date;
}

async function publish(tx: Transaction, publishing: Publishing): Promise<string> {
  const { queue, viewer, input, now } = publishing;
  await lockReviewable(tx, input.softwareId, viewer);
  const userId = viewer.id;
  const before = await tx.review.findUnique({
    where: { userId_softwareId: { userId, softwareId: input.softwareId } },
    select: { id: true },
  });
  if (before) throw new Conflict("already-reviewed", "You have already reviewed this software");
  const { ownReason, macs, others, isRemembered } = await recognise(tx, publishing);
  const isHeld = others.length > 0 || isRemembered;
  const hiddenReason = ownReason ?? (isHeld ? heldReason : null);
  const isHidden = hiddenReason !== null;
  const { id } = await tx.review.create({
    data: {
      ...input,
      pros: input.pros ?? [],
      cons: input.cons ?? [],
      userId,
      ...(isHidden && { status: "hidden", hiddenReason }),
    },
    select: { id: true },
  });
  await keepMailbox(tx, id, macs);
  const hiddenMail = hiddenReason === heldReason ? "review-held" : "review-hidden";
  const mail = isHidden ? hiddenMail : "review-thanks";
  await queue.add(tx, "mail", { mail, reviewId: id });
  if (ownReason !== null || isRemembered)
    await tx.reviewFlag.create({
      data: {
        reviewId: id,
        kind: "hidden-before",
        createdAt: now,
        evidence: ownReason === null ? { isOfDeletedAccount: true } : {},
      },
    });
  if (others.length > 0) await flagSameMailbox(tx, { reviewId: id, others, now });
  if (!isHidden) await tellMembers(tx, { queue, softwareId: input.softwareId, reviewId: id });
  await queue.add(tx, "check-review", { reviewId: id });
  // Last: it locks what every writer of reviews needs.
  await refreshReviewed(tx, input.softwareId);
  return id;
}

/** What is known of earlier reviews of the software by the same person, in this account or in another with the same mailbox. */
async function recognise(tx: Transaction, { viewer, input: { softwareId }, keys, now }: Publishing) {
  const ownReason = await withheldReason(tx, { userId: viewer.id, softwareId });
  const user = await tx.user.findUnique({ where: { id: viewer.id }, select: { email: true } });
  const mailbox = user?.email ? normalizeMailbox(user.email) : null;
  const of = (traced: Traced) => (mailbox === null ? [] : macsOf(keys, traced, softwareId, mailbox));
  const macs = of("mailbox");
  return {
    ownReason,
    macs,
    others: await reviewsOfMailbox(tx, { macs, now }),
    isRemembered: await takeTombstone(tx, of("hidden-review"), now),
  };
}

/** Leaves a mail for each member of the software's company. */
async function tellMembers(
  tx: Transaction,
  { queue, softwareId, reviewId }: { queue: JobQueue; softwareId: string; reviewId: string },
): Promise<void> {
  const members = await tx.companyMember.findMany({
    where: { company: { software: { some: { id: softwareId } } } },
    orderBy: [{ createdAt: "asc" }, { userId: "asc" }],
    take: listSizes.mailedMembers,
    select: { userId: true },
  });
  // A mail each: one that has to be tried again must not go to the others twice.
  for (const { userId } of members) await queue.add(tx, "mail", { mail: "new-review", reviewId, userId });
}
