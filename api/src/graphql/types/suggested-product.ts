import { may, maySeeCategory } from "../../domain/policy.ts";
import { liveProducts } from "../../domain/review/products.ts";
import { suggestionBy, suggestionsOf } from "../../domain/suggested-product/find.ts";
import {
  suggestedProducts,
  suggestedReviewProblemSentences,
  suggestedReviewProblems,
  suggestionRefusalSentences,
  suggestionRefusals,
  suggestionStatuses,
  type WaitingReviewInput,
} from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { isDatabaseId } from "../keys.ts";
import { findRow, findRows, loadRow, selectionOf } from "../rows.ts";
import { NamedProduct } from "./alternatives.ts";
import { CategoryNode } from "./category.ts";
import { fieldOfWork, sizeOfCompany, timeOfUse } from "./shared-descriptions.ts";
import { SoftwareNode } from "./software.ts";
import { vocabulary } from "./vocabulary.ts";

export const SuggestionStatusEnum = vocabulary(
  "SuggestionStatus",
  suggestionStatuses,
  "What has become of a suggested product.",
  {
    waiting: "It waits for the administrators.",
    accepted: "It is a listing now, or was one already.",
    refused: "It is not listed.",
  },
);

export const SuggestionRefusalEnum = vocabulary(
  "SuggestionRefusal",
  suggestionRefusals,
  "Why a suggested product is refused.",
  suggestionRefusalSentences,
);

const SuggestedReviewProblemEnum = vocabulary(
  "SuggestedReviewProblem",
  suggestedReviewProblems,
  "Why the review that came with a suggested product was not published.",
  suggestedReviewProblemSentences,
);

const WaitingReview = builder.objectRef<WaitingReviewInput>("WaitingReview").implement({
  description: "A review that waits until its product is listed. Only its author can read it.",
  fields: (t) => ({
    rating: t.exposeInt("rating", { description: "Star rating, 1 to 5." }),
    title: t.exposeString("title", { description: "Plain text, at most 150 characters." }),
    content: t.exposeString("content", { description: "Plain text, at most 10,000 characters." }),
    pros: t.stringList({
      description: "Pros, at most 10 of 300 characters each.",
      resolve: ({ pros }) => pros ?? [],
    }),
    cons: t.stringList({
      description: "Cons, at most 10 of 300 characters each.",
      resolve: ({ cons }) => cons ?? [],
    }),
    role: t.exposeString("role", { nullable: true, description: fieldOfWork }),
    companySize: t.exposeString("companySize", { nullable: true, description: sizeOfCompany }),
    industry: t.exposeString("industry", {
      nullable: true,
      description: "Industry of the author's company.",
    }),
    usedFor: t.exposeString("usedFor", { nullable: true, description: timeOfUse }),
    easeOfUse: t.exposeInt("easeOfUse", { nullable: true, description: "Rating of ease of use, 1 to 5." }),
    support: t.exposeInt("support", { nullable: true, description: "Rating of support, 1 to 5." }),
    value: t.exposeInt("value", { nullable: true, description: "Rating of value for money, 1 to 5." }),
    language: t.string({
      nullable: true,
      description: "Language of the text, as its author states it; null if it is to be detected.",
      resolve: ({ language }) => language ?? null,
    }),
    namedProducts: t.field({
      type: [NamedProduct],
      complexity: { field: 1, multiplier: 4 },
      description: "Live listings that its author names.",
      resolve: async ({ usedBeforeId, consideredIds }, _args, context, info) => {
        const named = [
          ...(usedBeforeId ? [{ kind: "used-before", id: usedBeforeId }] : []),
          ...(consideredIds ?? []).map((id) => ({ kind: "considered", id })),
        ];
        const ids = named.map(({ id }) => id);
        const query = selectionOf(context, info, { path: ["software"] });
        const rows = await findRows(context, "Software", query, liveProducts(ids));
        return named.flatMap(({ kind, id }) =>
          rows.filter((row) => row.id === id).map((software) => ({ kind, software })),
        );
      },
    }),
  }),
});

/** Found only by its author and in the administrators' queue, which has more fields of it. */
export const SuggestedProduct = builder.prismaObject("SuggestedProduct", {
  description: `A product that a user suggested for the directory. Visible to that user and to administrators. Deleted ${suggestedProducts.days} days after the decision.`,
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID("id", { description: "Same as `databaseId`." }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the suggestion." }),
    name: t.exposeString("name", { description: "Name of the product, at most 120 characters." }),
    websiteUrl: t.exposeString("websiteUrl", {
      description: "Address of its website (http or https), as the author gave it. The site never opens it.",
    }),
    category: t.field({
      type: CategoryNode,
      nullable: true,
      description: "The category that its author chose; null if none, or if it is not visible to the caller.",
      select: (_args, _context, nestedSelection) => ({
        category: nestedSelection({ select: { id: true, isActive: true } }),
      }),
      resolve: ({ category }, _args, { viewer }) =>
        category && maySeeCategory(viewer, category) ? category : null,
    }),
    description: t.exposeString("description", {
      nullable: true,
      description: "What it is, or why it should be listed. Plain text, at most 300 characters.",
    }),
    status: t.field({
      type: SuggestionStatusEnum,
      description: "Waiting, or the decision.",
      select: { status: true },
      resolve: ({ status }) => status as typeof SuggestionStatusEnum.$inferType,
    }),
    reason: t.field({
      type: SuggestionRefusalEnum,
      nullable: true,
      description: "Why it was refused; null if it was not.",
      select: { reason: true },
      resolve: ({ reason }) => reason as typeof SuggestionRefusalEnum.$inferType | null,
    }),
    message: t.exposeString("message", {
      nullable: true,
      description: "What the administrators added to a refusal, at most 500 characters.",
    }),
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description:
        "The listing that it is; null while waiting, if it was refused, or if the listing is a Draft or was deleted. Administrators see Drafts.",
      select: { softwareId: true, software: { select: { isActive: true } } },
      resolve: async ({ softwareId, software }, _args, context, info) => {
        const isVisible = software?.isActive || may(context.viewer, "software.readDrafts");
        if (softwareId === null || !isVisible) return null;
        return loadRow(context, info, "Software", softwareId);
      },
    }),
    hasReview: t.boolean({
      description: "True if a review waits with it.",
      select: { review: true },
      resolve: ({ review }) => review !== null,
    }),
    review: t.field({
      type: WaitingReview,
      nullable: true,
      description:
        "The review that waits with it, or that could not be published. Null if there is none, once it was published, and for everyone but its author.",
      select: { review: true, userId: true },
      resolve: ({ review, userId }, _args, { viewer }) =>
        viewer?.id === userId ? (review as WaitingReviewInput | null) : null,
    }),
    reviewProblem: t.field({
      type: SuggestedReviewProblemEnum,
      nullable: true,
      description: "Why the review was not published when the product was accepted; null otherwise.",
      select: { reviewProblem: true },
      resolve: ({ reviewProblem }) => reviewProblem as typeof SuggestedReviewProblemEnum.$inferType | null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the suggestion." }),
    decidedAt: t.expose("decidedAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of the decision; null while waiting.",
    }),
  }),
});

builder.prismaObjectFields("User", (t) => ({
  suggestedProducts: t.field({
    type: [SuggestedProduct],
    complexity: { field: 1, multiplier: suggestedProducts.storedOfUser },
    description: "What the user suggested, newest first, at most 50. Empty unless the caller is that user.",
    resolve: ({ id }, _args, context, info) =>
      context.viewer?.id === id
        ? findRows(context, "SuggestedProduct", selectionOf(context, info), suggestionsOf(id))
        : [],
  }),
  suggestedProduct: t.field({
    type: SuggestedProduct,
    nullable: true,
    description: "One of the user's own suggestions; null if it is not theirs.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the suggestion." }) },
    resolve: ({ id: userId }, { databaseId }, context, info) =>
      context.viewer?.id === userId && isDatabaseId(databaseId)
        ? findRow(context, "SuggestedProduct", selectionOf(context, info), suggestionBy(userId, databaseId))
        : null,
  }),
}));
