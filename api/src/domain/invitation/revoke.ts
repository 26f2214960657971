import { hashed } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { invitationRevocation } from "../../inputs/index.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound, unauthenticated } from "../errors.ts";
import { lockListing } from "./own.ts";

/** What was revoked. */
export interface Revocation {
  readonly companyId: string;
  readonly count: number;
}

/**
 * Revokes open links of a listing of the viewer's company: all, those of a batch, or one by its token. Idempotent, except for a single
 * link. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN.
 */
export async function revokeReviewInvitations(context: CommandContext, given: unknown): Promise<Revocation> {
  const { viewer, now } = context;
  if (!viewer) throw unauthenticated();
  const { softwareId, batchId, token } = checked(invitationRevocation, given);
  return transaction(context, async (tx) => {
    const { companyId } = await lockListing(tx, viewer, softwareId);
    const batch = { companyId, softwareId };
    if (
      batchId !== null &&
      (await tx.reviewInvitationBatch.count({ where: { id: batchId, ...batch } })) === 0
    )
      throw notFound("Batch");
    const count = await tx.$executeRaw(sql`
      update review_invitation set state = 'revoked' from review_invitation_batch b
      where review_invitation.batch_id = b.id and review_invitation.state = 'open' and b.expires_at > ${now}::timestamptz
        and b.company_id = ${companyId}::uuid and b.software_id = ${softwareId}::uuid
        and (${batchId}::uuid is null or b.id = ${batchId}::uuid)
        and (${token === null ? null : hashed(token)}::text is null or review_invitation.id = ${token === null ? null : hashed(token)}::text)`);
    if (token !== null && count === 0)
      throw new Conflict(
        "invitation-not-open",
        "This is not an open link for the listing: it was used or revoked before, has expired, or is for another listing.",
      );
    if (count > 0)
      await audit(tx, viewer, {
        action: "invitation.revoke",
        ...{ subjectType: "company", subjectId: companyId, after: { software: softwareId, count } },
      });
    return { companyId, count };
  });
}
