import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { maySeePrivate } from "../../domain/policy.ts";
import { proofs } from "../../domain/review/moderation/queue.ts";
import { decideReviewProof } from "../../domain/review/proof/decide.ts";
import { deleteReviewProof } from "../../domain/review/proof/withdraw.ts";
import { proofPath } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { AgeOrderEnum, ProofDecisionEnum, ProofRefusalEnum } from "./admin-enums.ts";
import { ReviewModerated } from "./admin-reviews.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { ProofFormatEnum, ProofKindEnum } from "./enums.ts";
import { ReviewSaved } from "./review-mutations.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

type Kind = typeof ProofKindEnum.$inferType;

const WaitingProof = builder.objectRef<{ kind: string; createdAt: Date }>("WaitingProof").implement({
  description: "A proof of use that waits for a moderator, as its sender sees it: without the file.",
  fields: (t) => ({
    kind: t.field({
      type: ProofKindEnum,
      description: "What it is.",
      resolve: ({ kind }) => kind as Kind,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was sent." }),
  }),
});

builder.prismaObjectField("Review", "waitingProof", (t) =>
  t.field({
    type: WaitingProof,
    nullable: true,
    description:
      "The proof of use that waits for a moderator. Null if there is none, or if the caller is neither its author nor an administrator.",
    select: { userId: true, proof: { select: { kind: true, createdAt: true } } },
    resolve: ({ userId, proof }, _args, { viewer }) => (maySeePrivate(viewer, userId) ? proof : null),
  }),
);

const ReviewProof = builder.prismaObject("ReviewProof", {
  description:
    "A proof of use that waits for a decision. It is deleted with the decision, or after 30 days without one.",
  authScopes: { permission: "administration.read" },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", {
      description: "Database ID (UUID) of the proof, for `decideReviewProof`.",
    }),
    kind: t.field({
      type: ProofKindEnum,
      description: "What it is, as its sender says.",
      select: { kind: true },
      resolve: ({ kind }) => kind as Kind,
    }),
    format: t.field({
      type: ProofFormatEnum,
      description: "Format of the stored file.",
      select: { format: true },
      resolve: ({ format }) => format as typeof ProofFormatEnum.$inferType,
    }),
    size: t.exposeInt("size", { description: "Size of the stored file in bytes." }),
    filePath: t.string({
      nullable: true,
      description:
        "Path of the file on this site. Null for administrators who may neither open it nor decide: the author of the review, and members of the listing's company.",
      select: { id: true, review: { select: { userId: true, software: { select: { companyId: true } } } } },
      resolve: async ({ id, review: { userId, software } }, _args, { viewer, loaders }) => {
        if (!viewer) return null;
        const companies = await loaders.memberships.load(viewer.id);
        const isVendor = software.companyId !== null && companies.has(software.companyId);
        // As isImpartial.
        return viewer.id === userId || isVendor ? null : `${proofPath}/${id}`;
      },
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was sent." }),
    review: t.relation("review", { description: "The review, published or hidden." }),
  }),
});

const ProofConnection = builder.connectionObject(
  { type: ReviewProof, name: "ReviewProofConnection", description: "A paginated list of proofs of use." },
  { name: "ReviewProofEdge", description: "A proof of use and its cursor." },
);

builder.objectField(Administration, "proofs", (t) =>
  t.connection(
    {
      type: ReviewProof,
      description: "Proofs of use that wait for a decision.",
      args: {
        ...numberedPage,
        sort: t.arg({
          type: AgeOrderEnum,
          required: true,
          defaultValue: "oldest",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "ReviewProof", proofs(context, args), args),
    },
    ProofConnection,
  ),
);

const DeleteReviewProofInput = builder.inputType("DeleteReviewProofInput", {
  description: "The review whose waiting proof is deleted.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the review." }) }),
});

const DecideReviewProofInput = builder.inputType("DecideReviewProofInput", {
  description: "The decision on a proof of use.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the proof." }),
    decision: t.field({ type: ProofDecisionEnum, required: true, description: "Accepted or refused." }),
    reason: t.field({
      type: ProofRefusalEnum,
      description: "Why it is refused, sent to the reviewer. Required when refusing.",
    }),
    message: t.string({
      description: "What else the reviewer should know, at most 500 characters. Only sent with a refusal.",
    }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

mutation("deleteReviewProof", {
  description: "Deletes the viewer's own proof of use while it waits for a moderator.",
  result: "the review without the proof",
  permission: "review.prove",
  input: DeleteReviewProofInput,
  type: ReviewSaved,
  failures: [],
  resolve: async ({ databaseId }, context) => ({
    reviewId: await deleteReviewProof(context, requireDatabaseId(databaseId, "Review")),
  }),
});

mutation("decideReviewProof", {
  description:
    "Accepts or refuses a proof of use and deletes its file. Accepting verifies the review. The reviewer is notified by e-mail. Not for the author of the review, nor for members of the listing's company. Administrators only.",
  result: "the review",
  permission: "review.moderate",
  input: DecideReviewProofInput,
  type: ReviewModerated,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...decision }, context) => ({
    reviewId: await decideReviewProof(context, requireDatabaseId(databaseId, "Proof"), decision, seen),
  }),
});
