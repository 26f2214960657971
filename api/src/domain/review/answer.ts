import type { Viewer } from "../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { answerInput } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { requireMember } from "../company/membership.ts";
import { checked, forbidden, notFound, unauthenticated } from "../errors.ts";
import { isLive, isPublished, may, type Permission } from "../policy.ts";

/**
 * Publishes or replaces the public answer to a published review, as a member of the software's company. The reviewer is
 * notified of the first answer by mail. Returns the review's ID. Throws InvalidInput, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function answerReview(context: CommandContext, id: string, given: unknown): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const { content } = checked(answerInput, given);
  await limits.spend(["review-answers:user", viewer.id]);
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { companyId, answeredAt } = await lockAnswerable(tx, id, viewer);
    const before = await tx.reviewAnswer.findUnique({ where: { reviewId: id } });
    // One that the software's former vendor gave is not edited, but replaced.
    const isEdit = before?.companyId === companyId;
    if (isEdit && before.content === content) return id;
    const answer = { companyId, userId: viewer.id, content, updatedAt: now };
    await tx.reviewAnswer.upsert({
      where: { reviewId: id },
      create: { ...answer, reviewId: id, createdAt: now },
      update: { ...answer, ...(!isEdit && { createdAt: now }) },
    });
    if (answeredAt === null) {
      await tx.review.update({ where: { id }, data: { answeredAt: now } });
      await queue.add(tx, "mail", { mail: "review-answered", reviewId: id });
    }
    return id;
  });
}

/** Takes the answer to a review back: members of the company of its software may, and moderators. Throws NOT_FOUND, FORBIDDEN. */
export async function deleteAnswer(context: CommandContext, id: string): Promise<string> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transaction(context, async (tx) => {
    const { companyId } = await lockAnswerable(tx, id, viewer, "review.moderate");
    const { count } = await tx.reviewAnswer.deleteMany({ where: { reviewId: id } });
    if (count === 0) throw notFound("Answer");
    if (may(viewer, "review.moderate"))
      await audit(tx, viewer, {
        action: "answer.delete",
        subjectType: "review",
        subjectId: id,
        before: { companyId },
      });
    return id;
  });
}

/** Locks a review that the public sees, and before it the company that may answer it. Throws NOT_FOUND, FORBIDDEN. */
async function lockAnswerable(tx: Transaction, id: string, viewer: Viewer, or?: Permission) {
  const [review] = await tx.$queryRaw<{ companyId: string | null }[]>(sql`
    select s.company_id as "companyId" from review r join software s on s.id = r.software_id
    where r.id = ${id}::uuid and ${isPublished} and ${isLive}`);
  if (!review) throw notFound("Review");
  const { companyId } = review;
  if (companyId === null) throw forbidden();
  // The answer refers to the account, which comes before companies.
  await tx.$executeRaw`select 1 from app_user where id = ${viewer.id}::uuid for key share`;
  await requireMember(tx, viewer, companyId, { role: "editor", ...(or && { or }) });
  // It may have been hidden, or its software have become another company's, before the company was locked.
  const [locked] = await tx.$queryRaw<{ answeredAt: Date | null }[]>(sql`
    select r.answered_at as "answeredAt" from review r join software s on s.id = r.software_id
    where r.id = ${id}::uuid and ${isPublished} and ${isLive} and s.company_id = ${companyId}::uuid for update of r`);
  if (!locked) throw notFound("Review");
  return { companyId, answeredAt: locked.answeredAt };
}
