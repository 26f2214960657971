import { queryFromInfo } from "@pothos/plugin-prisma";
import { sharesOf } from "../../domain/category/find.ts";
import { invalid } from "../../domain/errors.ts";
import { actingAs, maySeeCategory, visibleSoftwareWhere } from "../../domain/policy.ts";
import { directory, oneSoftware, softwareByIds } from "../../domain/software/directory.ts";
import { shownFormerName } from "../../domain/software/integrity/former-name.ts";
import { similarSoftware } from "../../domain/software/similar.ts";
import { apiBudgets, listSizes, minReviewsForBreakdown } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey, oneKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, findRows, loadRows } from "../rows.ts";
import { CategoryNode, SegmentShare } from "./category.ts";
import { CategoryListingRef } from "./category-listing.ts";
import { numberedPage } from "./connections.ts";
import { ListingStatusEnum, QuickFilterEnum, SoftwareSortEnum } from "./enums.ts";
import { RatingBucket, Reviewers, SubRatings } from "./software-parts.ts";

export const SoftwareNode = builder.prismaNode("Software", {
  description: "A listing of the directory: software or a service.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id, context) => ({
    id: nodeKey(id),
    ...visibleSoftwareWhere(actingAs(context, "software.readOwnDrafts")),
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in addresses, the facade and the database (UUID)." }),
    slug: t.exposeString("slug", { description: "/software/{slug} redirects to the id." }),
    name: t.exposeString("name", { description: "At most 120 characters." }),
    formerName: t.string({
      nullable: true,
      description:
        "The name under which most of its reviews were written, for a year after it has clearly changed; null where it has not, without published reviews, and where moderators removed it.",
      select: { name: true, formerName: true, formerNameAt: true, reviewCount: true },
      resolve: (software, _args, { now }) => shownFormerName(software, now),
    }),
    shortDescription: t.exposeString("shortDescription", {
      nullable: true,
      description: "At most 300 characters.",
    }),
    description: t.exposeString("description", { nullable: true, description: "Plain text in paragraphs." }),
    websiteUrl: t.exposeString("websiteUrl", { nullable: true, description: "http or https." }),
    logoUrl: t.exposeString("logoUrl", {
      nullable: true,
      description: "An http(s) address or a path on this site.",
    }),
    features: t.exposeStringList("features", { description: "At most 100." }),
    isFeatured: t.exposeBoolean("isFeatured", { description: "Chosen by an administrator." }),
    isActive: t.exposeBoolean("isActive", { description: "Live when true, else Draft." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was listed." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When what it tells was last changed; reviews do not count.",
    }),
    avgRating: t.exposeFloat("avgRating", {
      description: "Exact mean of the published reviews; 0 where unrated.",
    }),
    reviewCount: t.exposeInt("reviewCount", { description: "Published reviews." }),
    histogram: t.field({
      type: [RatingBucket],
      description: "Published reviews by stars, five first.",
      select: { histogram: true },
      resolve: ({ histogram }) =>
        [5, 4, 3, 2, 1].map((stars) => ({ stars, count: histogram[stars - 1] ?? 0 })),
    }),
    subRatings: t.field({
      type: SubRatings,
      description: "Means by aspect.",
      select: { easeOfUse: true, support: true, value: true },
      resolve: ({ easeOfUse, support, value }) => ({ easeOfUse, support, value }),
    }),
    segmentShares: t.field({
      type: [SegmentShare],
      description: "Shares of the three market segments in its reviews; empty where no reviewer told a size.",
      select: { smallBusinessReviews: true, midMarketReviews: true, enterpriseReviews: true },
      resolve: ({ smallBusinessReviews, midMarketReviews, enterpriseReviews }) =>
        smallBusinessReviews + midMarketReviews + enterpriseReviews === 0
          ? []
          : sharesOf({
              "small-business": smallBusinessReviews,
              "mid-market": midMarketReviews,
              enterprise: enterpriseReviews,
            }),
    }),
    reviewers: t.field({
      type: Reviewers,
      nullable: true,
      description: "What its reviewers tell of themselves; null under 5 reviews.",
      select: { reviewCount: true, reviewerRoles: true, reviewerIndustries: true },
      resolve: ({ reviewCount, reviewerRoles, reviewerIndustries }) =>
        reviewCount < minReviewsForBreakdown
          ? null
          : { roles: reviewerRoles, industries: reviewerIndustries },
    }),
    company: t.relation("company", {
      nullable: true,
      description: "The vendor; null where nobody is named.",
    }),
    plans: t.relation("plans", {
      description: "Cheapest first, those on request last.",
      query: { orderBy: [{ price: { sort: "asc", nulls: "last" } }, { name: "asc" }] },
    }),
    planCount: t.exposeInt("planCount", { description: "Number of plans." }),
    lowestPrice: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "The lowest price of a plan in US dollars; null where there is none or all are on request.",
      select: { lowestPrice: true },
      resolve: ({ lowestPrice }) => lowestPrice?.toString() ?? null,
    }),
    screenshots: t.relation("screenshots", {
      description: "In the vendor's order.",
      query: { orderBy: { position: "asc" } },
    }),
  }),
});

export const SoftwareConnection = builder.connectionObject(
  { type: SoftwareNode, name: "SoftwareConnection", description: "A list of software." },
  { name: "SoftwareEdge", description: "Software with its cursor." },
);

/** Fields of types that lead back here; apart, because a type cannot name itself while it is being made. */
builder.prismaObjectFields("Software", (t) => ({
  category: t.field({
    type: CategoryNode,
    nullable: true,
    description: "The primary category; null where the caller may not see it.",
    select: (_args, _context, nestedSelection) => ({
      category: nestedSelection({ select: { id: true, isActive: true } }),
    }),
    resolve: ({ category }, _args, { viewer }) => (maySeeCategory(viewer, category) ? category : null),
  }),
  categories: t.field({
    type: [CategoryNode],
    description: "Its active categories, the primary one first.",
    select: (_args, _context, nestedSelection) => ({
      categories: {
        where: { category: { isActive: true } },
        orderBy: [{ position: "asc" as const }, { categoryId: "asc" as const }],
        select: { category: nestedSelection(true) },
      },
    }),
    resolve: ({ categories }) => categories.map(({ category }) => category),
  }),
  similar: t.field({
    type: [SoftwareNode],
    description: "The best of its primary category besides itself; at most 12.",
    args: { first: t.arg.int({ required: true, defaultValue: 4, description: "At most 12." }) },
    select: { categoryId: true },
    resolve: async (software, { first }, context, info) => {
      const ids = await similarSoftware(context, software, first);
      const rows = await loadRows(context, "Software", queryFromInfo({ context, info }), ids);
      return rows.filter((row) => row !== null);
    },
  }),
}));

builder.objectField(CategoryListingRef, "software", (t) =>
  t.field({ type: SoftwareNode, description: "The listing.", resolve: ({ software }) => software }),
);

builder.queryFields((t) => ({
  software: t.prismaField({
    type: "Software",
    nullable: true,
    description: "One listing by database id or by slug; null when there is none that the caller may see.",
    args: {
      databaseId: t.arg.id({ description: "UUID; or give the slug." }),
      slug: t.arg.string({ description: "As in addresses; or give the databaseId." }),
    },
    resolve: (query, _root, { databaseId, slug }, context) => {
      const key = oneKey(databaseId, slug);
      return (
        key &&
        findRow(context, "Software", query, oneSoftware(actingAs(context, "software.readOwnDrafts"), key))
      );
    },
  }),
  softwareByIds: t.field({
    type: [SoftwareNode],
    description:
      "Listings by database id, in that order, each once; those that the caller may not see, or that are not there, are left out.",
    args: { databaseIds: t.arg.idList({ required: true, description: "UUIDs; at most 20." }) },
    resolve: (_root, { databaseIds }, context, info) => {
      if (databaseIds.length > 20) throw invalid("databaseIds", "Please give 20 ids at most");
      const ids = databaseIds.map(String).filter(isDatabaseId);
      if (ids.length === 0) return [];
      return findRows(
        context,
        "Software",
        queryFromInfo({ context, info }),
        softwareByIds(actingAs(context, "software.readOwnDrafts"), ids),
      );
    },
  }),
  directory: t.connection(
    {
      type: SoftwareNode,
      description: "The directory of Live software.",
      extensions: { listWork: { search: apiBudgets.middleTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Finds beginnings of words in name, short description, company, features and categories, those above them " +
            "included; typing errors in names are forgiven. A text that is the name of an active category, without regard " +
            "to case, accents and punctuation, finds the software in that category and below it.",
        }),
        mentionsOnly: t.arg.boolean({
          description:
            "With a search text that is a category's name: only software outside that category that mentions it. " +
            "Empty with any other search text.",
        }),
        category: t.arg.string({ description: "A category's slug; an unknown one finds nothing." }),
        outsideCategories: t.arg.stringList({
          description:
            "Slugs of at most 10 categories: leaves out what is in them and below; an unknown one leaves out nothing.",
        }),
        sort: t.arg({
          type: SoftwareSortEnum,
          required: true,
          defaultValue: "rating",
          description: "Order.",
        }),
        namedFirst: t.arg.boolean({
          description:
            "With a search: what is called so before what only mentions it, each in the order of sort. A category's name " +
            "is then searched for like any other text.",
        }),
        quick: t.arg({ type: QuickFilterEnum, description: "One of the ready-made filters." }),
        featured: t.arg.boolean({ description: "Keeps software that is featured, or that is not." }),
        status: t.arg({
          type: ListingStatusEnum,
          required: true,
          defaultValue: "live",
          description: "Drafts too: administrators only.",
        }),
      },
      resolve: async (_root, args, context, info) => {
        if ((args.outsideCategories?.length ?? 0) > listSizes.namedCategories)
          throw invalid("outsideCategories", `Please give ${listSizes.namedCategories} categories at most`);
        const named = args.search?.trim() ? await context.loaders.categoriesNamedIn.load(args.search) : [];
        const finder = directory(context, { ...args, named, includeDrafts: args.status === "all" });
        return resolveConnection(context, info, "Software", finder, args);
      },
    },
    SoftwareConnection,
  ),
}));
