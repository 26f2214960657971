import { createSecret, hashed } from "../../auth/tokens.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { dayMs, invitations, reviewInvitationsInput } from "../../inputs/index.ts";
import { withinLimit } from "../../limits/limits.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, forbidden, unauthenticated } from "../errors.ts";
import { visibleSoftwareWhere } from "../policy.ts";
import { lockListing } from "./own.ts";

/** A batch of links, and their tokens, which are shown only once. */
export interface InvitationLinks {
  readonly batchId: string;
  readonly tokens: readonly string[];
}

/**
 * Makes single-use links with which the viewer's company invites customers to review one of its Live listings. The viewer's e-mail address
 * must be verified. Throws InvalidInput, Conflict, UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function createReviewInvitations(
  context: CommandContext,
  given: unknown,
): Promise<InvitationLinks> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  if (!viewer.isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can invite reviewers.",
    );
  const { softwareId, count, note } = checked(reviewInvitationsInput, given);
  // Before the limit, which a stranger could use up otherwise.
  const listing = await context.prisma.software.findFirst({
    where: {
      id: softwareId,
      ...visibleSoftwareWhere(viewer),
      company: { members: { some: { userId: viewer.id } } },
    },
    select: { companyId: true },
  });
  const who = listing?.companyId;
  return withinLimit(limits, ["review-invitations:company", who ?? viewer.id, who ? count : 1], () =>
    transaction(context, async (tx) => {
      const { companyId, isActive } = await lockListing(tx, viewer, softwareId);
      if (companyId !== who) throw forbidden();
      if (!isActive)
        throw new Conflict("not-listed", "Publish the listing first. A Draft cannot be reviewed.");
      await requireRoom(tx, { companyId, softwareId }, count, now);
      const tokens = Array.from({ length: count }, createSecret);
      const expiresAt = new Date(now.getTime() + invitations.days * dayMs);
      const { id: batchId } = await tx.reviewInvitationBatch.create({
        data: {
          ...{ companyId, softwareId, note, linkCount: count },
          ...{ createdById: viewer.id, createdAt: now, expiresAt },
          links: { createMany: { data: tokens.map((token) => ({ id: hashed(token) })) } },
        },
        select: { id: true },
      });
      await audit(tx, viewer, {
        action: "invitation.create",
        ...{ subjectType: "company", subjectId: companyId, after: { software: softwareId, count } },
      });
      return { batchId, tokens };
    }),
  );
}

/** A listing, and the company that has it. Links of a former company are not counted: nobody could revoke them. */
interface OwnListing {
  readonly companyId: string;
  readonly softwareId: string;
}

/** Requires that the listing may have that many more links. Throws Conflict. */
async function requireRoom(tx: Transaction, listing: OwnListing, count: number, now: Date): Promise<void> {
  const open = await tx.reviewInvitation.count({
    where: { state: "open", batch: { ...listing, expiresAt: { gt: now } } },
  });
  if (open + count > invitations.open)
    throw new Conflict(
      "limit-reached",
      `A listing can have ${invitations.open} open links, and ${open} are open. Revoke some first, or make fewer.`,
    );
  const { _sum: stored } = await tx.reviewInvitationBatch.aggregate({
    where: { ...listing },
    _sum: { linkCount: true },
  });
  if ((stored.linkCount ?? 0) + count > invitations.stored)
    throw new Conflict(
      "limit-reached",
      `A listing can have ${invitations.stored.toLocaleString("en")} links within ${2 * invitations.days} days. Make fewer, or wait until earlier ones are deleted.`,
    );
}
