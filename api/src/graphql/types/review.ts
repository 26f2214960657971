import { maySeePrivate, publicReviewWhere } from "../../domain/policy.ts";
import { oneReview, reviews } from "../../domain/review/find.ts";
import type { Opinion } from "../../domain/review/opinions.ts";
import { displayName } from "../../domain/user/names.ts";
import { apiBudgets } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import type { Context } from "../context.ts";
import { isDatabaseId, nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { relatedRow } from "../plans/text-selection.ts";
import { findRow, selectionOf } from "../rows.ts";
import { numberedPage } from "./connections.ts";
import { ReviewRatingEnum, ReviewSortEnum } from "./enums.ts";
import { fieldOfWork, sizeOfCompany, timeOfUse, verifiedReview } from "./shared-descriptions.ts";

interface Author {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  designation: string | null;
  profileImageUrl: string | null;
}

const Reviewer = builder.objectRef<Author>("Reviewer").implement({
  description: "Public profile of a review's author.",
  fields: (t) => ({
    displayName: t.string({
      description: "First and last name, or the part of the e-mail address before the at sign.",
      resolve: displayName,
    }),
    firstName: t.exposeString("firstName", {
      nullable: true,
      description: "First name as given by the author.",
    }),
    lastName: t.exposeString("lastName", {
      nullable: true,
      description: "Last name as given by the author.",
    }),
    designation: t.exposeString("designation", { nullable: true, description: "Job title of the author." }),
    profileImageUrl: t.exposeString("profileImageUrl", {
      nullable: true,
      description: "URL of the author's profile picture.",
    }),
    email: t.string({
      nullable: true,
      description: "E-mail address. Null unless the caller is an administrator or the author.",
      resolve: (author, _args, { viewer }) => (maySeePrivate(viewer, author.id) ? author.email : null),
    }),
  }),
});

/** Has the viewer said this of the review? False for a visitor, without asking the database. */
function hasOpinion({ viewer, loaders }: Context, reviewId: string, what: keyof Opinion) {
  if (!viewer) return false;
  return loaders.opinion.load({ userId: viewer.id, reviewId }).then((opinion) => opinion[what]);
}

export const ReviewNode = builder.prismaNode("Review", {
  description: "A user's review of a listing.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id) => ({ id: nodeKey(id), ...publicReviewWhere }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), used in URLs and by the REST API." }),
    rating: t.exposeInt("rating", { description: "Star rating, 1 to 5." }),
    title: t.exposeString("title", { description: "Plain text, at most 150 characters." }),
    content: t.exposeString("content", {
      description: "Plain text in paragraphs, at most 10,000 characters.",
    }),
    pros: t.exposeStringList("pros", { description: "Pros, at most 10 of 300 characters each." }),
    cons: t.exposeStringList("cons", { description: "Cons, at most 10 of 300 characters each." }),
    easeOfUse: t.exposeInt("easeOfUse", {
      nullable: true,
      description: "Rating of ease of use, 1 to 5; null if not rated.",
    }),
    support: t.exposeInt("support", {
      nullable: true,
      description: "Rating of support, 1 to 5; null if not rated.",
    }),
    value: t.exposeInt("value", {
      nullable: true,
      description: "Rating of value for money, 1 to 5; null if not rated.",
    }),
    role: t.exposeString("role", {
      nullable: true,
      description: fieldOfWork,
    }),
    companySize: t.exposeString("companySize", {
      nullable: true,
      description: sizeOfCompany,
    }),
    industry: t.exposeString("industry", {
      nullable: true,
      description: "Industry of the author's company.",
    }),
    usedFor: t.exposeString("usedFor", {
      nullable: true,
      description: timeOfUse,
    }),
    helpfulCount: t.exposeInt("helpfulCount", {
      description: "Number of users who found the review helpful.",
    }),
    isVerified: t.exposeBoolean("isVerified", {
      description: verifiedReview,
    }),
    isEdited: t.boolean({
      description: "True if it was edited after it was published.",
      select: { editedAt: true },
      resolve: ({ editedAt }) => editedAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was written." }),
    isOwn: t.boolean({
      description: "True if the viewer wrote the review.",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => viewer !== null && viewer.id === userId,
    }),
    isHelpfulToViewer: t.boolean({
      description: "True if the viewer marked the review as helpful.",
      select: { id: true },
      resolve: ({ id }, _args, context) => hasOpinion(context, id, "isHelpful"),
    }),
    isReportedByViewer: t.boolean({
      description: "True if the viewer reported the review.",
      select: { id: true },
      resolve: ({ id }, _args, context) => hasOpinion(context, id, "isReported"),
    }),
    software: t.relation("software", { description: "The reviewed listing." }),
    author: t.field({
      type: Reviewer,
      nullable: true,
      description: "The author; null if the account was deleted, to be shown as Anonymous.",
      select: {
        user: {
          select: {
            id: true,
            email: true,
            firstName: true,
            lastName: true,
            designation: true,
            profileImageUrl: true,
          },
        },
      },
      extensions: relatedRow("user"),
      resolve: ({ user }) => user,
    }),
  }),
});

export const ReviewConnection = builder.connectionObject(
  { type: ReviewNode, name: "ReviewConnection", description: "A paginated list of reviews." },
  { name: "ReviewEdge", description: "A review and its cursor." },
);

builder.queryFields((t) => ({
  review: t.field({
    type: ReviewNode,
    nullable: true,
    description: "One published review by database ID; null if there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the review." }) },
    resolve: (_root, { databaseId }, context, info) =>
      isDatabaseId(databaseId)
        ? findRow(context, "Review", selectionOf(context, info), oneReview(databaseId))
        : null,
  }),
  reviews: t.connection(
    {
      type: ReviewNode,
      description: "Published reviews of all Live listings.",
      extensions: { listWork: { search: 0, filter: apiBudgets.largeTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Only reviews with words in the listing's name, the title or the text that begin with these words.",
        }),
        categorySlug: t.arg.string({
          description:
            "Only reviews of listings in this category, by slug. No results if the slug is unknown.",
        }),
        rating: t.arg({ type: ReviewRatingEnum, description: "Only reviews with this star rating." }),
        language: t.arg.string({
          description:
            'Only reviews in this language: a BCP 47 tag such as "pt" or "pt-BR", of which the language counts.',
        }),
        sort: t.arg({
          type: ReviewSortEnum,
          required: true,
          defaultValue: "recent",
          description: "Sort order.",
        }),
      },
      resolve: (_root, args, context, info) =>
        resolveConnection(context, info, "Review", reviews(args), args),
    },
    ReviewConnection,
  ),
}));
