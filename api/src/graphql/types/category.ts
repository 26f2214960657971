import { queryFromInfo } from "@pothos/plugin-prisma";
import {
  activeCategories,
  oneCategory,
  relatedCategories,
  segmentShares,
} from "../../domain/category/find.ts";
import { parseMarkdown } from "../../domain/category/markdown.ts";
import { categoryListings } from "../../domain/category/ranking.ts";
import { invalid } from "../../domain/errors.ts";
import { maySeeCategory, visibleCategoryWhere } from "../../domain/policy.ts";
import { type ContentSection, listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { resolveListings } from "../category-ranking.ts";
import { nodeKey, oneKey } from "../keys.ts";
import { findRow, findRows, loadRows } from "../rows.ts";
import { CategoryListingConnection, CategoryListingRef } from "./category-listing.ts";
import { numberedPage } from "./connections.ts";
import { CategoryTypeEnum, MinimumRatingEnum, PricingFilterEnum, SegmentEnum } from "./enums.ts";

const markup = `The content parsed: a list of blocks, a subset of mdast (github.com/syntax-tree/mdast).
Blocks are {type: "paragraph", children}, {type: "heading", depth: 3 or 4, children}, {type: "blockquote", children: blocks},
{type: "list", ordered, start: the first number or null, children: [{type: "listItem", children: blocks}]} and {type: "code", value}.
Within paragraphs and headings stand {type: "text", value}, {type: "inlineCode", value}, {type: "break"},
{type: "strong" or "emphasis", children} and {type: "link", url, children}, where url is http(s), mailto, or a path of this site.
Nothing else: a line break is a break, HTML and tables stay text, images and links elsewhere are their words. Nothing nests deeper
than six lists and quotes, nor words deeper than six elements; what is deeper stands beside what is around it.`;

export const ContentSectionRef = builder.objectRef<ContentSection>("ContentSection").implement({
  description: "A section of a category's article.",
  fields: (t) => ({
    id: t.exposeString("id", { description: "Unique within the article; the anchor of the section." }),
    heading: t.exposeString("heading", { description: "Plain text." }),
    content: t.exposeString("content", {
      description: "Markdown as it was written, at most 20,000 characters; `markup` is what its page shows.",
    }),
    markup: t.field({
      type: "JSON",
      description: markup,
      resolve: ({ content }) => parseMarkdown(content),
    }),
  }),
});

export const SegmentShare = builder
  .objectRef<Awaited<ReturnType<typeof segmentShares>>[number]>("SegmentShare")
  .implement({
    description: "How many reviews come from a market segment.",
    fields: (t) => ({
      segment: t.expose("segment", { type: SegmentEnum, description: "The segment." }),
      percent: t.exposeInt("percent", { description: "Whole percent; the three add up to 100." }),
      reviewCount: t.exposeInt("reviewCount", { description: "Published reviews from this segment." }),
      isEstimate: t.exposeBoolean("isEstimate", {
        description: "True where there is no review to count yet.",
      }),
    }),
  });

const byName = [{ sortName: "asc" as const }, { id: "asc" as const }];

/** Prisma reads a negative number from the end of the list; here it is refused. */
function atLeastNone(first: number): number {
  if (first < 0) throw invalid("first", "first must be 0 or more");
  return first;
}

const upTo = (first: number | null | undefined) => (first == null ? null : atLeastNone(first));

export const CategoryNode = builder.prismaNode("Category", {
  description: "A place in the taxonomy of software or services.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), ...visibleCategoryWhere(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in the facade and in the database (UUID)." }),
    slug: t.exposeString("slug", { description: "Stands in addresses: /categories/{slug}." }),
    name: t.exposeString("name", { description: "At most 120 characters." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Plain text; links may be Markdown.",
    }),
    categoryType: t.field({
      type: CategoryTypeEnum,
      description: "Software or services.",
      select: { categoryType: true },
      resolve: ({ categoryType }) => (categoryType === "service" ? "service" : "software"),
    }),
    level: t.exposeInt("level", { description: "0 is the top level." }),
    isActive: t.exposeBoolean("isActive", {
      description: "False only where an administrator sees a hidden category.",
    }),
    heroDescription: t.exposeString("heroDescription", {
      nullable: true,
      description: "The text under the heading.",
    }),
    longDescription: t.exposeString("longDescription", {
      nullable: true,
      description: "Introduction of the article.",
    }),
    contentSections: t.field({
      type: [ContentSectionRef],
      description: "The editorial article; empty where none is written.",
      select: { contentSections: true },
      resolve: ({ contentSections }) => (contentSections ?? []) as ContentSection[],
    }),
    metaTitle: t.exposeString("metaTitle", { nullable: true, description: "Title for search engines." }),
    metaDescription: t.exposeString("metaDescription", {
      nullable: true,
      description: "Text for search engines.",
    }),
    softwareCount: t.exposeInt("softwareCount", { description: "Live software in it and below it." }),
    reviewCount: t.exposeInt("reviewCount", { description: "Published reviews of that software." }),
    avgRating: t.float({
      nullable: true,
      description: "Exact mean of those reviews; null where nothing is rated.",
      select: { ratingSum: true, reviewCount: true },
      resolve: ({ ratingSum, reviewCount }) => (reviewCount === 0 ? null : ratingSum / reviewCount),
    }),
    medianRating: t.exposeFloat("medianRating", {
      nullable: true,
      description:
        "C of the rank score: the median of the means of its rated software; null where nothing is rated.",
    }),
    children: t.relation("children", {
      description: "Active categories one level down, by name.",
      args: { first: t.arg.int({ description: "So many at most; all when left out." }) },
      query: ({ first }) => ({
        where: { isActive: true },
        orderBy: byName,
        ...(first != null && { take: atLeastNone(first) }),
      }),
    }),
    segmentShares: t.field({
      type: [SegmentShare],
      description: "Shares of the three market segments.",
      resolve: ({ id }, _args, context) => segmentShares(context, id),
    }),
    listings: t.connection(
      {
        type: CategoryListingRef,
        description: "The ranking: Live software in it and below it, best first.",
        args: {
          ...numberedPage,
          segment: t.arg({
            type: SegmentEnum,
            description: "Keeps software with a review from that segment.",
          }),
          rating: t.arg({ type: MinimumRatingEnum, description: "Keeps software rated so high." }),
          pricing: t.arg({ type: PricingFilterEnum, description: "Keeps software by its plans." }),
        },
        select: { softwareCount: true },
        resolve: (category, args, context, info) =>
          resolveListings(context, info, categoryListings(category, args), args),
      },
      CategoryListingConnection,
    ),
  }),
});

/** Fields that lead back to categories; apart, because a type cannot name itself while it is being made. */
builder.prismaObjectFields("Category", (t) => ({
  parent: t.field({
    type: CategoryNode,
    nullable: true,
    description: "The category one level up; null at the top and where the caller may not see it.",
    select: (_args, _context, nestedSelection) => ({
      parent: nestedSelection({ select: { id: true, isActive: true } }),
    }),
    resolve: ({ parent }, _args, { viewer }) => (parent && maySeeCategory(viewer, parent) ? parent : null),
  }),
  ancestors: t.field({
    type: [CategoryNode],
    description: "The categories above it that the caller may see, top level first.",
    resolve: async ({ id }, _args, context, info) => {
      const ids = await context.loaders.ancestors.load(id);
      const rows = await loadRows(context, "Category", queryFromInfo({ context, info }), ids);
      return rows.filter((row) => row !== null);
    },
  }),
  related: t.field({
    type: [CategoryNode],
    description:
      "Categories to look at next: siblings first, those with shared software before others; at most 6.",
    args: {
      first: t.arg.int({ required: true, defaultValue: listSizes.related, description: "At most 6." }),
    },
    select: { parentId: true, categoryType: true },
    resolve: async (category, { first }, context, info) => {
      const ids = await relatedCategories(context, category, Math.max(0, first));
      const rows = await loadRows(context, "Category", queryFromInfo({ context, info }), ids);
      return rows.filter((row) => row !== null);
    },
  }),
}));

builder.queryFields((t) => ({
  category: t.prismaField({
    type: "Category",
    nullable: true,
    description: "One category by database id or by slug; null when there is none.",
    args: {
      databaseId: t.arg.id({ description: "UUID; or give the slug." }),
      slug: t.arg.string({
        description: "As in addresses, also one that it had before it was renamed; or give the databaseId.",
      }),
    },
    resolve: (query, _root, { databaseId, slug }, context) => {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Category", query, oneCategory(context.viewer, key));
    },
  }),
  categories: t.prismaField({
    type: ["Category"],
    description: "All active categories, by name.",
    args: {
      type: t.arg({ type: CategoryTypeEnum, description: "Keeps one type; both when left out." }),
      search: t.arg.string({ description: "Beginnings of words in the name; typing errors are forgiven." }),
      slugs: t.arg.stringList({ description: "Keeps these; at most 10." }),
      first: t.arg.int({ description: "Returns at most this many, 0 or more; all when left out." }),
    },
    resolve: (query, _root, { type, search, slugs, first }, context) => {
      if ((slugs?.length ?? 0) > listSizes.namedCategories)
        throw invalid("slugs", `Please give ${listSizes.namedCategories} slugs at most`);
      return findRows(
        context,
        "Category",
        query,
        activeCategories({ type, search, slugs, first: upTo(first) }),
      );
    },
  }),
  categoryTree: t.prismaField({
    type: ["Category"],
    description: "The top level of the taxonomy, by name; `children` lead down.",
    args: {
      type: t.arg({ type: CategoryTypeEnum, description: "Keeps one type; both when left out." }),
      first: t.arg.int({ description: "So many at most; all when left out." }),
    },
    resolve: (query, _root, { type, first }, context) => {
      return findRows(
        context,
        "Category",
        query,
        activeCategories({ type, isTop: true, first: upTo(first) }),
      );
    },
  }),
}));
