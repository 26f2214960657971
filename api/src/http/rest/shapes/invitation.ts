import { z } from "zod";
import { id, named, time } from "./registry.ts";

const count = z.int().min(0);

export const ReviewInvitationBatch = named(
  "ReviewInvitationBatch",
  z
    .strictObject({
      id,
      softwareId: id.nullable().describe("The listing; null if it is a Draft of another company now."),
      note: z.string().nullable(),
      linkCount: z.int().min(1),
      counts: z
        .strictObject({ open: count, used: count, expired: count, revoked: count })
        .describe("Links in each state. When or by whom a link was used is not stored."),
      createdBy: z
        .string()
        .nullable()
        .describe("Public name of the user who made them; null if the account was deleted."),
      createdAt: time,
      expiresAt: time,
    })
    .describe("Single-use links, made at once, by which a vendor invites customers to review a listing."),
);
type ReviewInvitationBatch = z.infer<typeof ReviewInvitationBatch>;

export const ReviewInvitationLinks = named(
  "ReviewInvitationLinks",
  ReviewInvitationBatch.extend({
    paths: z.array(z.string()).describe("Paths of the links on this site. Shown only once."),
  }).describe("New links."),
);

export const invitationBatchFields = /* GraphQL */ `fragment InvitationBatchFields on ReviewInvitationBatch {
  id: databaseId software { id: databaseId } note linkCount counts { open used expired revoked } createdBy createdAt expiresAt
}`;

export type InvitationBatchData = Omit<ReviewInvitationBatch, "softwareId"> & {
  software: { id: string } | null;
};

export const toInvitationBatch = ({ software, ...rest }: InvitationBatchData): ReviewInvitationBatch => ({
  ...rest,
  softwareId: software?.id ?? null,
});
