import { hashed } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { InvitationState } from "../../inputs/index.ts";
import { Conflict } from "../errors.ts";
import { invitationOfToken } from "./find.ts";

/** A person, the listing that they review, and the token of their invitation; null without one. */
interface InvitedReview {
  readonly userId: string;
  readonly softwareId: string;
  readonly token: string | null;
}

/**
 * True if a new review is invited by the vendor: by this invitation, which is used, or because an earlier review of the same person and
 * listing was. The listing must be locked. Throws Conflict if the invitation is not open.
 */
export async function consumeInvitation(
  tx: Transaction,
  { userId, softwareId, token }: InvitedReview,
  now: Date,
): Promise<boolean> {
  const reviewer = { userId, softwareId };
  if (token === null) return (await tx.invitedReviewer.count({ where: reviewer })) > 0;
  const found = await invitationOfToken({ prisma: tx, now }, token);
  if (found?.state !== "open" || found.softwareId !== softwareId)
    throw notOpen(found?.softwareId === softwareId ? found.state : null);
  // Of two uses, or a use and a revocation at once, one finds it open.
  const { count } = await tx.reviewInvitation.updateMany({
    where: { id: hashed(token), state: "open" },
    data: { state: "used" },
  });
  if (count === 0) throw notOpen("used");
  await tx.invitedReviewer.createMany({ data: [reviewer], skipDuplicates: true });
  return true;
}

const reasons = {
  open: "The invitation is not valid.",
  used: "The invitation has already been used.",
  expired: "The invitation has expired.",
  revoked: "The vendor has revoked the invitation.",
} as const satisfies Record<InvitationState, string>;

function notOpen(state: InvitationState | null): Conflict {
  const reason = state === null ? "The invitation is not for this product." : reasons[state];
  return new Conflict(
    "invitation-not-open",
    `${reason} Your review was not sent. You can send it without the invitation.`,
  );
}
