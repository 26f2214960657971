import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { acceptSuggestedProduct, refuseSuggestedProduct } from "../../domain/suggested-product/decide.ts";
import { deleteSuggestedProduct, keepSuggestedReview } from "../../domain/suggested-product/own.ts";
import { type Suggested, suggestProduct } from "../../domain/suggested-product/suggest.ts";
import { suggestedProducts } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { loadExistingRows } from "../rows.ts";
import { reviewContent } from "./review-mutations.ts";
import { SoftwareNode } from "./software.ts";
import { SuggestedProduct, SuggestionRefusalEnum } from "./suggested-product.ts";

const suggestionId = "Database ID (UUID) of the suggestion.";

const SuggestProductInput = builder.inputType("SuggestProductInput", {
  description: "A product that is missing from the directory.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name of the product, at most 120 characters." }),
    websiteUrl: t.string({
      required: true,
      description: "Address of its website (http or https), at most 2,048 characters. It is not opened.",
    }),
    categoryId: t.id({ description: "Database ID (UUID) of the category that fits best. Optional." }),
    description: t.string({
      description: "What it is, or why it should be listed. Plain text, at most 300 characters. Optional.",
    }),
    isOther: t.boolean({
      description:
        "True after the viewer has seen `alreadyListed` and says that it is none of these. Default false.",
    }),
  }),
});

const ProductSuggested = builder.objectRef<Suggested>("ProductSuggested").implement({
  description: "A suggested product, or the listings that it may be.",
  fields: (t) => ({
    suggestion: t.prismaField({
      type: SuggestedProduct,
      nullable: true,
      description: "The suggestion; null if `alreadyListed` has listings, in which case nothing was stored.",
      resolve: async (query, { suggestionId: id }, _args, { prisma }) =>
        id === null ? null : prisma.suggestedProduct.findUnique({ ...query, where: { id } }),
    }),
    alreadyListed: t.field({
      type: [SoftwareNode],
      complexity: { field: 1, multiplier: suggestedProducts.likelyListings },
      description: "Live listings with this name or website, at most 5: these can be reviewed at once.",
      resolve: ({ listedIds }, _args, context, info) =>
        loadExistingRows(context, info, "Software", listedIds),
    }),
  }),
});

const KeepSuggestedReviewInput = builder.inputType("KeepSuggestedReviewInput", {
  description: "A review of a product that waits for a decision.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: suggestionId }),
    ...reviewContent(t),
  }),
});

const DeleteSuggestedProductInput = builder.inputType("DeleteSuggestedProductInput", {
  description: "What is deleted of a suggestion.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: suggestionId }),
    onlyReview: t.boolean({
      description: "True to delete only the review that waits with it. Default false.",
    }),
  }),
});

const ListingOfSuggestionInput = builder.inputType("ListingOfSuggestionInput", {
  description: "A listing to be made of a suggested product. Give either `companyId` or `companyName`.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name of the product, at most 120 characters." }),
    websiteUrl: t.string({ description: "Address of its website (http or https)." }),
    shortDescription: t.string({ description: "Plain text, at most 300 characters." }),
    categoryId: t.id({ required: true, description: "Database ID (UUID) of its category." }),
    companyId: t.id({ description: "Database ID (UUID) of the company that makes it." }),
    companyName: t.string({
      description: "Name of a new company without members, which its vendor can claim.",
    }),
    isActive: t.boolean({ description: "True for Live, false for Draft. Default true." }),
  }),
});

const AcceptSuggestedProductInput = builder.inputType("AcceptSuggestedProductInput", {
  description: "What a suggested product becomes. Give either `softwareId` or `listing`.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: suggestionId }),
    softwareId: t.id({ description: "Database ID (UUID) of the listing that it is." }),
    listing: t.field({ type: ListingOfSuggestionInput, description: "The new listing." }),
  }),
});

const RefuseSuggestedProductInput = builder.inputType("RefuseSuggestedProductInput", {
  description: "Why a suggested product is not listed.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: suggestionId }),
    reason: t.field({
      type: SuggestionRefusalEnum,
      required: true,
      description: "The reason, sent to its author.",
    }),
    message: t.string({ description: "What else its author should know, at most 500 characters." }),
  }),
});

const SuggestionSaved = builder.objectRef<{ suggestionId: string }>("SuggestionSaved").implement({
  description: "A changed suggestion.",
  fields: (t) => ({
    suggestion: t.prismaField({
      type: SuggestedProduct,
      description: "The suggestion, with the change applied.",
      resolve: async (query, { suggestionId: id }, _args, { prisma }) =>
        orNotFound(await prisma.suggestedProduct.findUnique({ ...query, where: { id } }), "Suggestion"),
    }),
  }),
});

const SuggestionDeleted = builder.objectRef<{ databaseId: string }>("SuggestionDeleted").implement({
  description: "A deleted suggestion, or one whose review was deleted.",
  fields: (t) => ({
    databaseId: t.exposeID("databaseId", { description: suggestionId }),
  }),
});

mutation("suggestProduct", {
  description:
    "Suggests a product for the directory. If Live listings have its name or website, these are returned and nothing is stored. Requires a verified e-mail address. At most 5 per day.",
  result: "the suggestion, or the listings that it may be",
  permission: "suggestion.manage",
  input: SuggestProductInput,
  type: ProductSuggested,
  failures: [InvalidInput, Conflict],
  resolve: (input, context) => suggestProduct(context, input),
});

mutation("keepSuggestedReview", {
  description:
    "Keeps the viewer's review with their suggested product until that is listed, instead of an earlier one. It is published then by the rules of every review. At most 20 reviews per hour.",
  result: "the suggestion with the review",
  permission: "suggestion.manage",
  input: KeepSuggestedReviewInput,
  type: SuggestionSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...review }, context) => ({
    suggestionId: await keepSuggestedReview(context, requireDatabaseId(databaseId, "Suggestion"), review),
  }),
});

mutation("deleteSuggestedProduct", {
  description: "Deletes the viewer's own suggestion with the review that waits, or that review alone.",
  result: "the ID of the suggestion",
  permission: "suggestion.manage",
  input: DeleteSuggestedProductInput,
  type: SuggestionDeleted,
  failures: [],
  resolve: async ({ databaseId, onlyReview }, context) => ({
    databaseId: await deleteSuggestedProduct(
      context,
      requireDatabaseId(databaseId, "Suggestion"),
      onlyReview ?? false,
    ),
  }),
});

mutation("acceptSuggestedProduct", {
  description:
    "Makes a listing of a suggested product, or names the listing that it is. Its author is notified by e-mail, and their review is published, once the listing is Live. Administrators only.",
  result: "the accepted suggestion",
  permission: "suggestion.decide",
  input: AcceptSuggestedProductInput,
  type: SuggestionSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...acceptance }, context) => ({
    suggestionId: await acceptSuggestedProduct(
      context,
      requireDatabaseId(databaseId, "Suggestion"),
      acceptance,
    ),
  }),
});

mutation("refuseSuggestedProduct", {
  description:
    "Refuses a suggested product. Its author is notified of the reason by e-mail, and keeps the review that came with it. Administrators only.",
  result: "the refused suggestion",
  permission: "suggestion.decide",
  input: RefuseSuggestedProductInput,
  type: SuggestionSaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ...refusal }, context) => ({
    suggestionId: await refuseSuggestedProduct(context, requireDatabaseId(databaseId, "Suggestion"), refusal),
  }),
});
