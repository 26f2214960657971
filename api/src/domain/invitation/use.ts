import { hashed } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { Conflict } from "../errors.ts";
import { invitationOfToken } from "./find.ts";

/** A person, the listing that they review, and the token of their invitation; null without one. */
interface InvitedReview {
  readonly userId: string;
  readonly softwareId: string;
  readonly token: string | null;
}

/**
 * True if a new review is invited by the vendor: by this invitation, or because an earlier review of the same person and listing was. An open
 * invitation is used up. One that was used or revoked before, or has expired, marks the review all the same: the vendor did ask, and whoever tries
 * a link does not learn whether it was used. The listing must be locked. Throws Conflict if the invitation is unknown or for another listing.
 */
export async function consumeInvitation(
  tx: Transaction,
  { userId, softwareId, token }: InvitedReview,
  now: Date,
): Promise<boolean> {
  const reviewer = { userId, softwareId };
  if (token === null) return (await tx.invitedReviewer.count({ where: reviewer })) > 0;
  const found = await invitationOfToken({ prisma: tx, now }, token);
  if (found?.softwareId !== softwareId)
    throw new Conflict(
      "invitation-not-valid",
      "The invitation is not for this product. Your review was not sent. You can send it without the invitation.",
    );
  if (found.state === "open")
    await tx.reviewInvitation.updateMany({
      where: { id: hashed(token), state: "open" },
      data: { state: "used" },
    });
  await tx.invitedReviewer.createMany({ data: [reviewer], skipDuplicates: true });
  return true;
}
