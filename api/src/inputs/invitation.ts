import { z } from "zod";
import { orNull, recordId } from "./fields.ts";
import { invitations, limits } from "./limits.ts";
import { optionalText } from "./text.ts";

const badCount = { error: `Number of links must be from 1 to ${invitations.open}` };
const softwareId = recordId("Software is required");

/** New links with which a company invites customers to review a listing. */
export const reviewInvitationsInput = z.object({
  softwareId,
  count: z.int(badCount).min(1, badCount).max(invitations.open, badCount),
  note: optionalText({ name: "Note", max: limits.invitationNote }),
});

export type ReviewInvitationsInput = z.output<typeof reviewInvitationsInput>;

/** The open links to revoke: all of a listing, or those of a batch. */
export const invitationRevocation = z.object({
  softwareId,
  batchId: orNull(z.uuid({ error: "Batch is not a valid ID" })),
});
