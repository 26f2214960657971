import { sharesOf } from "../../domain/category/find.ts";
import { actingAs, maySeeCategory, visibleSoftwareWhere } from "../../domain/policy.ts";
import { similarSoftware } from "../../domain/software/alternatives.ts";
import { formerNameEnds, shownFormerName } from "../../domain/software/integrity/former-name.ts";
import { shownNotice } from "../../domain/software/moderation/notice.ts";
import { minReviewsForBreakdown } from "../../inputs/index.ts";
import { comparesListings } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { nodeKey } from "../keys.ts";
import { relatedRow, writtenAs } from "../plans/text-selection.ts";
import { loadExistingRows } from "../rows.ts";
import { CategoryNode } from "./category.ts";
import { CategoryListingRef } from "./category-listing.ts";
import { SegmentShare } from "./category-parts.ts";
import { ManipulationNotice, RatingBucket, Reviewers, SubRatings } from "./software-parts.ts";

export const SoftwareNode = builder.prismaNode("Software", {
  description: "A listing in the directory: software or a service.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, context) => ({
    id: nodeKey(id),
    ...visibleSoftwareWhere(actingAs(context, "software.readOwnDrafts")),
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), used in URLs and by the REST API." }),
    slug: t.exposeString("slug", {
      description: "URL segment; /software/{slug} redirects to the page of the listing.",
    }),
    name: t.exposeString("name", { description: "Name, at most 120 characters." }),
    formerName: t.string({
      nullable: true,
      description:
        "The name under which most of its reviews were written. Given for one year after the name has clearly changed; null otherwise, without published reviews, or if moderators removed it.",
      select: { name: true, formerName: true, formerNameAt: true, reviewCount: true },
      resolve(software, _args, { now, reads }) {
        const shown = shownFormerName(software, now);
        if (shown !== null && software.formerNameAt) reads?.expireAt(formerNameEnds(software.formerNameAt));
        return shown;
      },
    }),
    manipulationNotice: t.field({
      type: ManipulationNotice,
      nullable: true,
      description:
        "A notice by moderators that reviews, of the listing or of its competitors, were manipulated in its favor, shown for 90 days; null otherwise.",
      select: { manipulationNotice: true },
      resolve({ manipulationNotice }, _args, { now, reads }) {
        const shown = shownNotice(manipulationNotice, now);
        if (shown) reads?.expireAt(shown.endsAt);
        return shown;
      },
    }),
    shortDescription: t.exposeString("shortDescription", {
      nullable: true,
      description: "Short description, at most 300 characters.",
    }),
    description: t.exposeString("description", { nullable: true, description: "Plain text in paragraphs." }),
    websiteUrl: t.exposeString("websiteUrl", {
      nullable: true,
      description: "Website, an http or https URL.",
    }),
    logoUrl: t.exposeString("logoUrl", {
      nullable: true,
      description: "An http or https URL, or a path on this site.",
    }),
    features: t.exposeStringList("features", { description: "Features, at most 100." }),
    isFeatured: t.exposeBoolean("isFeatured", {
      description: "True if an administrator features the listing.",
    }),
    isActive: t.exposeBoolean("isActive", { description: "True for Live, false for Draft." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was added." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "Last change to the listing itself. Reviews do not change it.",
    }),
    avgRating: t.float({
      nullable: true,
      description: "Exact mean rating of the published reviews; null if unrated.",
      select: { avgRating: true },
      extensions: writtenAs("avgRating", "zeroAsNull"),
      resolve: ({ avgRating }) => avgRating || null,
    }),
    reviewCount: t.exposeInt("reviewCount", { description: "Number of published reviews." }),
    histogram: t.field({
      type: [RatingBucket],
      description: "Number of published reviews per star rating, from 5 to 1.",
      select: { histogram: true },
      resolve: ({ histogram }) =>
        [5, 4, 3, 2, 1].map((stars) => ({ stars, count: histogram[stars - 1] ?? 0 })),
    }),
    subRatings: t.field({
      type: SubRatings,
      description: "Mean ratings by aspect.",
      select: { easeOfUse: true, support: true, value: true },
      resolve: ({ easeOfUse, support, value }) => ({ easeOfUse, support, value }),
    }),
    segmentShares: t.field({
      type: [SegmentShare],
      description:
        "Shares of the three market segments in its reviews; empty if no reviewer gave a company size.",
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
      description: "Profile of its reviewers; null with fewer than 5 reviews.",
      select: { reviewCount: true, reviewerRoles: true, reviewerIndustries: true },
      resolve: ({ reviewCount, reviewerRoles, reviewerIndustries }) =>
        reviewCount < minReviewsForBreakdown
          ? null
          : { roles: reviewerRoles, industries: reviewerIndustries },
    }),
    company: t.relation("company", {
      nullable: true,
      description: "The vendor; null if unknown.",
    }),
    plans: t.relation("plans", {
      description: "Pricing plans, cheapest first, those on request last.",
      query: { orderBy: [{ price: { sort: "asc", nulls: "last" } }, { name: "asc" }] },
    }),
    planCount: t.exposeInt("planCount", { description: "Number of pricing plans." }),
    lowestPrice: t.field({
      type: "Decimal",
      nullable: true,
      description:
        "Lowest price of a plan in US dollars; null if no plan has one. A plan that costs nothing counts in any currency.",
      select: { lowestPrice: true },
      extensions: writtenAs("lowestPrice", "decimal"),
      resolve: ({ lowestPrice }) => lowestPrice?.toString() ?? null,
    }),
    screenshots: t.relation("screenshots", {
      description: "Screenshots in the vendor's order.",
      query: { orderBy: { position: "asc" } },
    }),
  }),
});

export const SoftwareConnection = builder.connectionObject(
  { type: SoftwareNode, name: "SoftwareConnection", description: "A paginated list of listings." },
  { name: "SoftwareEdge", description: "A listing and its cursor." },
);

/** Fields that refer back to listings; separate, because a type cannot refer to itself in its definition. */
builder.prismaObjectFields("Software", (t) => ({
  category: t.field({
    type: CategoryNode,
    nullable: true,
    description: "The primary category; null if it is not visible to the caller.",
    select: (_args, _context, nestedSelection) => ({
      category: nestedSelection({ select: { id: true, isActive: true } }),
    }),
    resolve: ({ category }, _args, { viewer }) => (maySeeCategory(viewer, category) ? category : null),
  }),
  categories: t.field({
    type: [CategoryNode],
    description: "Its active categories, primary category first.",
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
    description: "The first of its `alternatives`; at most 12.",
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 4,
        description: "Returns the first _n_ items, 0 to 12.",
      }),
    },
    extensions: comparesListings,
    select: { id: true },
    resolve: async (software, { first }, context, info) => {
      const ids = await similarSoftware(context, software, first);
      return loadExistingRows(context, info, "Software", ids);
    },
  }),
}));

builder.objectField(CategoryListingRef, "software", (t) =>
  t.field({
    type: SoftwareNode,
    description: "The listing.",
    extensions: relatedRow("software"),
    resolve: ({ software }) => software,
  }),
);
