import { trustedDocument } from "../../engine/parse.ts";

/** Reviews in a feed; feed readers poll often and remember what they have seen. */
const feedLength = 50;

const reviewFields = `fragment FeedReview on Review {
  databaseId rating title content pros cons createdAt
  author { displayName }
  software { databaseId name }
}`;

const reviews = `first: ${feedLength}, sort: RECENT`;

export const newestReviews = trustedDocument(`query FeedOfReviews {
  reviews(${reviews}) { edges { node { ...FeedReview } } }
} ${reviewFields}`);

export const reviewsOfSoftware = trustedDocument(`query FeedOfSoftware($id: ID!) {
  thing: software(databaseId: $id) { name reviews(${reviews}) { edges { node { ...FeedReview } } } }
} ${reviewFields}`);

export const reviewsOfCategory = trustedDocument(`query FeedOfCategory($slug: String!) {
  thing: category(slug: $slug) { name }
  reviews(categorySlug: $slug, ${reviews}) { edges { node { ...FeedReview } } }
} ${reviewFields}`);

const months = 36;

export const transparencyRecord = trustedDocument(`query FeedOfTransparency {
  transparency(first: ${months}) {
    month isComplete isReconstructed isExample received published restored removed noticesRemoved
    held { ...Cases } reported { ...Cases } flagged { ...Cases } listingsFlagged { ...Cases } appealed { ...Cases }
    hidden { ...Count } notices { ...Count }
  }
}
fragment Cases on TransparencyCases { opened { ...Count } decided { ...Decisions } }
fragment Decisions on TransparencyDecisions { count { ...Count } medianHours p90Hours }
fragment Count on TransparencyCount { total kinds { kind count } others }`);

export const softwareCard = trustedDocument(`query PictureOfSoftware($id: ID!) {
  software(databaseId: $id) { name avgRating reviewCount company { name } category { name } }
}`);

export const categoryCard = trustedDocument(`query PictureOfCategory($slug: String!) {
  category(slug: $slug) { name softwareCount reviewCount }
}`);

/** A review as the feed's documents give it. */
export interface FeedReview {
  databaseId: string;
  rating: number;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
  createdAt: string;
  author: { displayName: string } | null;
  software: { databaseId: string; name: string };
}

/** A number with its kinds; null where it is not told. */
export interface RecordCount {
  total: number | null;
  kinds: { kind: string; count: number }[];
  others: number | null;
}

/** Decisions with the hours that they took. */
export interface RecordDecisions {
  count: RecordCount;
  medianHours: number | null;
  p90Hours: number | null;
}

type Marked = "isComplete" | "isReconstructed" | "isExample";
type Cased = "held" | "reported" | "flagged" | "listingsFlagged" | "appealed";

/** A month of the public record as its document gives it. */
export type RecordMonth = { month: string } & Record<Marked, boolean> &
  Record<"received" | "published", number> &
  Record<"restored" | "removed" | "noticesRemoved", number | null> &
  Record<Cased, { opened: RecordCount; decided: RecordDecisions }> &
  Record<"hidden" | "notices", RecordCount>;

/** A connection, as far as a feed reads it. */
export interface FeedReviews {
  edges: { node: FeedReview }[];
}

export interface SoftwareCard {
  name: string;
  avgRating: number;
  reviewCount: number;
  company: { name: string } | null;
  category: { name: string } | null;
}

export interface CategoryCard {
  name: string;
  softwareCount: number;
  reviewCount: number;
}
