import { maySeePrivate, publicReviewWhere } from "../../domain/policy.ts";
import { oneReview, reviews } from "../../domain/review/find.ts";
import type { Opinion } from "../../domain/review/opinions.ts";
import { displayName } from "../../domain/user/names.ts";
import type { Context } from "../../graphql/context.ts";
import { apiBudgets } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { numberedPage } from "./connections.ts";
import { ReviewRatingEnum, ReviewSortEnum } from "./enums.ts";

interface Author {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
  designation: string | null;
  profileImageUrl: string | null;
}

const Reviewer = builder.objectRef<Author>("Reviewer").implement({
  description: "What the public sees of a review's author.",
  fields: (t) => ({
    displayName: t.string({
      description: "Names, else the address up to its at-sign.",
      resolve: displayName,
    }),
    firstName: t.exposeString("firstName", { nullable: true, description: "As the author gave it." }),
    lastName: t.exposeString("lastName", { nullable: true, description: "As the author gave it." }),
    designation: t.exposeString("designation", { nullable: true, description: "The author's job." }),
    profileImageUrl: t.exposeString("profileImageUrl", {
      nullable: true,
      description: "A picture of the author.",
    }),
    email: t.string({
      nullable: true,
      description: "Null unless the caller is an administrator or that very user.",
      resolve: (author, _args, { viewer }) => (maySeePrivate(viewer, author.id) ? author.email : null),
    }),
  }),
});

/** Has the viewer said this of the review? False for a visitor, without asking the database. */
function hasSaid({ viewer, loaders }: Context, reviewId: string, what: keyof Opinion) {
  if (!viewer) return false;
  return loaders.opinion.load({ userId: viewer.id, reviewId }).then((opinion) => opinion[what]);
}

export const ReviewNode = builder.prismaNode("Review", {
  description: "What one person thinks of one software.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id) => ({ id: nodeKey(id), ...publicReviewWhere }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in addresses, the facade and the database (UUID)." }),
    rating: t.exposeInt("rating", { description: "1 to 5 stars." }),
    title: t.exposeString("title", { description: "Plain text, at most 150 characters." }),
    content: t.exposeString("content", {
      description: "Plain text in paragraphs, at most 10,000 characters.",
    }),
    pros: t.exposeStringList("pros", { description: "At most 10 of 300 characters." }),
    cons: t.exposeStringList("cons", { description: "At most 10 of 300 characters." }),
    easeOfUse: t.exposeInt("easeOfUse", { nullable: true, description: "1 to 5; null where not rated." }),
    support: t.exposeInt("support", { nullable: true, description: "1 to 5; null where not rated." }),
    value: t.exposeInt("value", { nullable: true, description: "1 to 5; null where not rated." }),
    role: t.exposeString("role", { nullable: true, description: "The author's field of work, one of 14." }),
    companySize: t.exposeString("companySize", { nullable: true, description: 'Employees: "11-50".' }),
    industry: t.exposeString("industry", { nullable: true, description: "Of the author's company." }),
    usedFor: t.exposeString("usedFor", { nullable: true, description: 'How long: "1-2-years".' }),
    helpfulCount: t.exposeInt("helpfulCount", { description: "People who found it helpful." }),
    isVerified: t.exposeBoolean("isVerified", {
      description: "True only where the author's use was verified.",
    }),
    isEdited: t.boolean({
      description: "Was it changed after it was published?",
      select: { editedAt: true },
      resolve: ({ editedAt }) => editedAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was written." }),
    isOwn: t.boolean({
      description: "Has the viewer written it?",
      select: { userId: true },
      resolve: ({ userId }, _args, { viewer }) => viewer !== null && viewer.id === userId,
    }),
    isHelpfulToViewer: t.boolean({
      description: "Has the viewer said that it helped them?",
      select: { id: true },
      resolve: ({ id }, _args, context) => hasSaid(context, id, "isHelpful"),
    }),
    isReportedByViewer: t.boolean({
      description: "Has the viewer reported it?",
      select: { id: true },
      resolve: ({ id }, _args, context) => hasSaid(context, id, "isReported"),
    }),
    software: t.relation("software", { description: "What it is about." }),
    author: t.field({
      type: Reviewer,
      nullable: true,
      description: "Null where the account is gone: Anonymous.",
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
      resolve: ({ user }) => user,
    }),
  }),
});

export const ReviewConnection = builder.connectionObject(
  { type: ReviewNode, name: "ReviewConnection", description: "A list of reviews." },
  { name: "ReviewEdge", description: "A review with its cursor." },
);

builder.queryFields((t) => ({
  review: t.prismaField({
    type: "Review",
    nullable: true,
    description: "One published review by database id; null when there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _root, { databaseId }, context) =>
      isDatabaseId(databaseId) ? findRow(context, "Review", query, oneReview(databaseId)) : null,
  }),
  reviews: t.connection(
    {
      type: ReviewNode,
      description: "Published reviews of all Live software.",
      extensions: { listWork: { search: 0, filter: apiBudgets.largeTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({
          description: "Beginnings of words in the software's name, the title or the text.",
        }),
        category: t.arg.string({ description: "A category's slug; an unknown one finds nothing." }),
        rating: t.arg({ type: ReviewRatingEnum, description: "Keeps reviews by their stars." }),
        sort: t.arg({ type: ReviewSortEnum, required: true, defaultValue: "recent", description: "Order." }),
      },
      resolve: (_root, args, context, info) =>
        resolveConnection(context, info, "Review", reviews(args), args),
    },
    ReviewConnection,
  ),
}));
