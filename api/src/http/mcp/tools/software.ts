import { z } from "zod";
import { notFound } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import { limits, searchSorts } from "../../../inputs/index.ts";
import { Details, type DetailsData, detailsFields, toDetails } from "../details.ts";
import {
  byKey,
  type CategoryData,
  CategoryEntry,
  categoryFields,
  count,
  cut,
  Listing,
  type ListingData,
  listingFields,
  page,
  pageLength,
  softwareKey,
  toCategory,
  toListing,
  url,
} from "../shapes.ts";
import { type ToolContext, tool } from "../tool.ts";

const directory =
  trustedDocument(`query AgentDirectory($need: String!, $category: String, $sort: SoftwareSort!,
  $page: Int!, $limit: Int!) {
  directory(search: $need, categorySlug: $category, sort: $sort, page: $page, first: $limit) {
    totalCount edges { node { ...AgentListing } }
  }
} ${listingFields}`);

const categoriesByWord = trustedDocument(`query AgentCategoriesByWord($search: String!) {
  categories(search: $search, first: 3) { ...AgentCategory }
} ${categoryFields}`);

/** Words of a need that are searched for in category names, and the maximum number of categories in the answer. */
const max = { words: 4, categories: 6 };

export const findSoftware = tool({
  name: "find_software",
  title: "Find software by need",
  description:
    "Listings of software and services that match a need, best match first: words of the name and of categories with their synonyms count most, then features, then other texts; spelling errors in names are tolerated. Use a few key words, not a sentence. The name of a category finds its listings. If nothing is found, `categories` has categories that match some of the words: continue with rank_category.",
  input: z.object({
    need: z.string().min(1).max(limits.searchText).describe("Key words, for example `invoicing`."),
    category: z.string().max(200).optional().describe("Only listings in this category, by slug."),
    sort: z
      .enum(searchSorts)
      .default("match")
      .describe(
        "Best match first, best rated, most reviewed or newest first, or by name. Orders other than `match` find only listings with all words.",
      ),
    page,
    limit: pageLength(5),
  }),
  output: z.object({
    total: count.describe("Number of matches on all pages."),
    page: z.int(),
    software: z.array(Listing),
    categories: z.array(CategoryEntry).describe("Empty if any listing matches."),
  }),
  async run({ need, category, sort, page: number, limit }, context) {
    const { directory: found } = await context.ask<{
      directory: { totalCount: number; edges: { node: ListingData }[] };
    }>(directory, { need, category, sort: toEnum("SoftwareSort", sort), page: number, limit });
    return {
      total: found.totalCount,
      page: number,
      software: found.edges.map(({ node }) => toListing(node, context)),
      categories: found.totalCount === 0 ? await categoriesLike(need, context) : [],
    };
  },
  lists: ({ software }) => [software],
});

/** Categories whose name has a word of the need; at most 6. */
async function categoriesLike(need: string, context: ToolContext): Promise<z.input<typeof CategoryEntry>[]> {
  const words = need.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  const found = new Map<string, z.input<typeof CategoryEntry>>();
  // One after the other: operations of one call share its budget.
  for (const search of words.slice(0, max.words)) {
    const { categories } = await context.ask<{ categories: CategoryData[] }>(categoriesByWord, { search });
    for (const one of categories) found.set(one.slug, toCategory(one, context));
  }
  return [...found.values()].slice(0, max.categories);
}

const oneListing = trustedDocument(`query AgentSoftware($id: ID, $slug: String) {
  software(databaseId: $id, slug: $slug) {
    ...AgentDetails
    formerName description websiteUrl features integrations updatedAt
    company { databaseId isVerified }
    categories { ...AgentCategory }
    reviewers { roles }
  }
} ${detailsFields} ${categoryFields}`);

interface OneListing extends DetailsData {
  formerName: string | null;
  description: string | null;
  websiteUrl: string | null;
  features: string[];
  integrations: string[];
  updatedAt: string;
  company: { name: string; databaseId: string; isVerified: boolean } | null;
  categories: CategoryData[];
  reviewers: { roles: string[] } | null;
}

export const getSoftware = tool({
  name: "get_software",
  title: "Read a listing",
  description:
    "A listing with its figures: ratings, their distribution, ratings by aspect, who reviews it, prices, and the pros and cons that most reviews mention, each with a review to cite.",
  input: z.object({ software: softwareKey }),
  output: Details.extend({
    formerName: z.string().nullable().describe("The name under which most of its reviews were written."),
    websiteUrl: z.string().nullable(),
    reviewsUrl: url,
    vendorUrl: url.nullable(),
    isVendorVerified: z.boolean(),
    updatedAt: z.string().describe("Last change to the listing itself."),
    categories: z.array(CategoryEntry).describe("Primary category first."),
    reviewerRoles: z.array(z.string()).describe("Most frequent fields of work of its reviewers."),
    quoted: Listing.shape.quoted.extend({
      description: z.string().nullable(),
      features: z.array(z.string()),
      integrations: z.array(z.string()).describe("Products that it works with; empty if unknown."),
    }),
  }),
  async run({ software: key }, context) {
    const { software } = await context.ask<{ software: OneListing | null }>(oneListing, byKey(key));
    if (!software) throw notFound("Software");
    const { company, categories, features, integrations, description, formerName, websiteUrl, updatedAt } =
      software;
    const { absolute, site } = context;
    const { quoted, ...details } = toDetails(software, 6, context);
    return {
      ...details,
      formerName,
      websiteUrl,
      reviewsUrl: absolute(site.paths.reviewsOf(software.databaseId)),
      vendorUrl: company && absolute(site.paths.company(company.databaseId)),
      isVendorVerified: company?.isVerified ?? false,
      updatedAt,
      categories: categories.map((one) => toCategory(one, context)),
      reviewerRoles: software.reviewers?.roles ?? [],
      quoted: {
        ...quoted,
        description: cut(description, 1_500),
        features: features.slice(0, 20).map((feature) => cut(feature, 80) ?? ""),
        integrations: integrations.slice(0, 20).map((name) => cut(name, 80) ?? ""),
      },
    };
  },
  lists: ({ plans, languages, mentioned, quoted }) => [
    plans,
    languages,
    mentioned.pros,
    mentioned.cons,
    quoted.features,
    quoted.integrations,
  ],
});

const several = trustedDocument(`query AgentComparison($ids: [ID!]!) {
  softwareByIds(databaseIds: $ids) { ...AgentDetails }
} ${detailsFields}`);

export const compareSoftware = tool({
  name: "compare_software",
  title: "Compare listings",
  description:
    "Two to four listings side by side: ratings, ratings by aspect, reviewers, prices, and the pros and cons that most reviews mention.",
  input: z.object({
    ids: z.array(z.string().max(100)).min(2).max(4).describe("IDs of the listings, from the other tools."),
  }),
  output: z.object({
    software: z.array(Details).describe("In the order given."),
    notFound: z.array(z.string()).describe("IDs that no listing has."),
  }),
  async run({ ids }, context) {
    const { softwareByIds } = await context.ask<{ softwareByIds: DetailsData[] }>(several, { ids });
    const found = new Set(softwareByIds.map(({ databaseId }) => databaseId));
    return {
      software: softwareByIds.map((one) => toDetails(one, 3, context)),
      notFound: ids.filter((id) => !found.has(id.toLowerCase())),
    };
  },
  lists: ({ software }) =>
    software.flatMap(({ plans, mentioned }) => [plans, mentioned.pros, mentioned.cons]),
});
