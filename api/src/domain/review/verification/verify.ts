import { takeToken } from "../../../auth/tokens.ts";
import { transaction } from "../../../database/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../../inputs/index.ts";
import type { Commanding } from "../../commanding.ts";
import { checked, invalid } from "../../errors.ts";
import { publicReviewWhere } from "../../policy.ts";
import { readProof } from "./proof.ts";
import { atVendor, isVendors } from "./vendor.ts";

/**
 * Verifies a review by the secret that was mailed to its author's work address, of which the domain is kept; answers the
 * review's id. Void once the review has been changed, hidden or deleted, and where the address is the vendor's. Throws
 * InvalidInput.
 */
export async function verifyReview(commanding: Commanding, given: unknown): Promise<string> {
  const { token: secret } = checked(verifyEmailInput, given);
  const { now } = commanding;
  const queue = await commanding.queue();
  return transaction(commanding, async (tx) => {
    const expired = () => invalid("token", invalidProof);
    const token = await takeToken(tx, { secret, purpose: "work_email", now });
    if (!token?.userId) throw expired();
    const { reviewId: id, editedAt, domain: workDomain } = readProof(token.payload);
    const where = { ...publicReviewWhere, id, editedAt, userId: token.userId, user: { suspendedAt: null } };
    const review = await tx.review.findFirst({ where, select: { softwareId: true } });
    if (!review) throw expired();
    // What was not known to be the vendor's when the link was asked for may be by now.
    if (await isVendors(tx, review.softwareId, workDomain)) throw invalid("token", atVendor);
    const { count } = await tx.review.updateMany({
      where: { ...where, isVerified: false },
      data: { isVerified: true, verifiedBy: "work_email", workDomain },
    });
    // Verified otherwise since: that stands. Or changed at this moment.
    if (count === 0 && !(await tx.review.findFirst({ where, select: { id: true } }))) throw expired();
    // Where its author works is known only now.
    await queue.add(tx, "check-review", { reviewId: id });
    return id;
  });
}
