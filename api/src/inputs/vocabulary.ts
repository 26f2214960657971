/**
 * The closed vocabularies of the product, each written once. The database repeats them as CHECK constraints, which a
 * test compares with these lists.
 */
export * from "./vocabulary/catalog.ts";
export * from "./vocabulary/companies.ts";
export * from "./vocabulary/lists.ts";
export * from "./vocabulary/moderation.ts";
export * from "./vocabulary/records.ts";
export * from "./vocabulary/reviews.ts";
export * from "./vocabulary/site.ts";
