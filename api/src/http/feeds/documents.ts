import { trustedDocument } from "../../engine/execute.ts";

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
