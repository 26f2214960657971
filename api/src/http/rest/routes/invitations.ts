import { z } from "zod";
import { forbidden } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { reviewInvitationsInput } from "../../../inputs/index.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled } from "../outcome.ts";
import { text } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import {
  type InvitationBatchData,
  invitationBatchFields,
  ReviewInvitationBatch,
  ReviewInvitationLinks,
  toInvitationBatch,
} from "../shapes/invitation.ts";

interface OfCompany {
  company: { reviewInvitationBatches: Connection<InvitationBatchData> | null } | null;
}

const subject = {
  document: trustedDocument("query InvitedTo($id: ID!) { software(databaseId: $id) { __typename } }"),
  variables: ({ params }: { params: { id: string } }) => params,
  answer: ({ software }: { software: object | null }) => orNotFound(software, "Software"),
};

export const invitationRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/companies/{id}/review-invitations",
    summary: "The company's invitations to reviewers, newest first; its members only",
    ...{ who: "user", permission: "invitation.read" },
    query: z.object({
      softwareId: text("softwareId", 36, "Only those for this listing of the company, by ID."),
    }),
    document: trustedDocument(`query ReviewInvitations($id: ID!, $softwareId: ID, ${pageVariables}) {
      company(databaseId: $id) { reviewInvitationBatches(softwareId: $softwareId, ${pageArguments}) {
        ${connectionFields} edges { node { ...InvitationBatchFields } } } }
    } ${invitationBatchFields}`),
    variables: ({ params, query: { softwareId } }) => ({ ...params, softwareId }),
    item: ReviewInvitationBatch,
    connection({ company }: OfCompany) {
      const { reviewInvitationBatches } = orNotFound(company, "Company");
      if (!reviewInvitationBatches) throw forbidden();
      return reviewInvitationBatches;
    },
    answer: toInvitationBatch,
  }),
  route({
    method: "POST",
    path: "/api/software/{id}/review-invitations",
    summary: "Makes single-use links that invite customers to review a Live listing of the caller's company",
    ...{ who: "user", permission: "invitation.manage" },
    body: reviewInvitationsInput.omit({ softwareId: true }),
    example: { count: 50, note: "Spring customers" },
    subject,
    document: trustedDocument(`mutation CreateReviewInvitations($input: CreateReviewInvitationsInput!) {
      result: createReviewInvitations(input: $input) {
        ${outcome("ReviewInvitationsCreated { paths batch { ...InvitationBatchFields } }", "ValidationError", "ConflictError")} }
    } ${invitationBatchFields}`),
    variables: ({ params, body }) => ({ input: { ...body, softwareId: params.id } }),
    status: 201,
    response: ReviewInvitationLinks,
    answer({ result }: { result: Outcome<{ paths: string[]; batch: InvitationBatchData }> }) {
      const { paths, batch } = settled(result);
      return { ...toInvitationBatch(batch), paths };
    },
  }),
  route({
    method: "POST",
    path: "/api/software/{id}/review-invitations/revoke",
    summary: "Revokes the open links of a listing, or those of a batch",
    ...{ who: "user", permission: "invitation.manage" },
    body: z.object({
      batchId: z.string().nullish().describe("Only those of this batch."),
    }),
    example: { batchId: "01900000-0000-7000-8000-000000000001" },
    subject,
    document: trustedDocument(`mutation RevokeReviewInvitations($input: RevokeReviewInvitationsInput!) {
      result: revokeReviewInvitations(input: $input) {
        ${outcome("ReviewInvitationsRevoked { revokedCount }", "ValidationError", "ConflictError")} }
    }`),
    variables: ({ params, body }) => ({ input: { ...body, softwareId: params.id } }),
    response: z.strictObject({ revokedCount: z.int().describe("Number of links that were open.") }),
    answer: ({ result }: { result: Outcome<{ revokedCount: number }> }) => ({
      revokedCount: settled(result).revokedCount,
    }),
  }),
];
