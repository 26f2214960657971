import { z } from "zod";
import { isDatabaseId } from "../../graphql/keys.ts";
import { shorten } from "../../inputs/catalogue-fields.ts";
import { shownRating } from "../../inputs/index.ts";
import type { ToolContext } from "./tool.ts";

export const url = z.string().describe("Address of the page, to be cited.");
const rating = z
  .number()
  .nullable()
  .describe("Mean rating of the published reviews, 1 to 5 with one decimal; null if there are none.");
export const count = z.int().min(0);

/** The mean as pages show it. */
export const toRating = (mean: number | null): number | null =>
  mean === null ? null : Number(shownRating(mean));

/** A text, or its beginning; null for none. */
export const cut = (text: string | null, max: number): string | null =>
  text === null ? null : shorten(text, max);

/** Which page of a list, and how long it is. */
export const page = z.int().min(1).max(50).default(1).describe("Page number, from 1.");
export const pageLength = (usual: number) =>
  z.int().min(1).max(10).default(usual).describe("Entries on a page.");

/** A listing by its ID or its slug. */
export const softwareKey = z.string().min(1).max(200).describe("ID (UUID) or slug of a listing.");

/** The arguments by which a document finds the listing of such a key. */
export const byKey = (key: string) => (isDatabaseId(key) ? { id: key } : { slug: key });

export const CategoryEntry = z.object({
  name: z.string(),
  slug: z.string(),
  softwareCount: count,
  reviewCount: count,
  rating,
  url,
});

export const categoryFields = /* GraphQL */ `
  fragment AgentCategory on Category { name slug softwareCount reviewCount avgRating }
`;

export interface CategoryData {
  name: string;
  slug: string;
  softwareCount: number;
  reviewCount: number;
  avgRating: number | null;
}

export function toCategory(
  category: CategoryData,
  { absolute, site }: ToolContext,
): z.input<typeof CategoryEntry> {
  const { avgRating, ...rest } = category;
  return { ...rest, rating: toRating(avgRating), url: absolute(site.paths.category(rest.slug)) };
}

/** A listing in lists. */
export const Listing = z.object({
  id: z.string().describe("ID of the listing, for the other tools."),
  name: z.string(),
  url,
  vendor: z.string().nullable(),
  category: z.string().nullable().describe("Slug of the primary category."),
  rating,
  reviewCount: count,
  lowestPrice: z
    .string()
    .nullable()
    .describe("Lowest price of a plan in US dollars; null if there is none or all are on request."),
  quoted: z.object({ by: z.literal("the vendor"), summary: z.string().nullable() }),
});

export const listingFields = /* GraphQL */ `
  fragment AgentListing on Software {
    databaseId name shortDescription avgRating reviewCount lowestPrice company { name } category { slug }
  }
`;

export interface ListingData {
  databaseId: string;
  name: string;
  shortDescription: string | null;
  avgRating: number | null;
  reviewCount: number;
  lowestPrice: string | null;
  company: { name: string } | null;
  category: { slug: string } | null;
}

export function toListing(listing: ListingData, { absolute, site }: ToolContext): z.input<typeof Listing> {
  const { databaseId, name, company, category, avgRating, reviewCount, lowestPrice } = listing;
  return {
    id: databaseId,
    name,
    url: absolute(site.paths.software(databaseId)),
    vendor: company?.name ?? null,
    category: category?.slug ?? null,
    rating: toRating(avgRating),
    reviewCount,
    lowestPrice,
    quoted: { by: "the vendor", summary: cut(listing.shortDescription, 300) },
  };
}
