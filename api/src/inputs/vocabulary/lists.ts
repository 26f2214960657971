/** Orders of the directory; `rating` is the default. */
export const softwareSorts = ["rating", "reviews", "newest", "name"] as const;
export type SoftwareSort = (typeof softwareSorts)[number];

/** Orders of a search: also by how well listings match it. */
export const searchSorts = [...softwareSorts, "match"] as const;

/** Further orders of the API: the search page keeps all rated listings together. */
export const softwareOrders = [...searchSorts, "mean-rating"] as const;
export type SoftwareOrder = (typeof softwareOrders)[number];

/** Quick filters of the directory: 4.5 and up, gaining attention, added in the last 30 days. */
export const quickFilters = ["top", "trending", "recent"] as const;
export type QuickFilter = (typeof quickFilters)[number];

/** Orders of reviews; `recent` is the default. */
export const reviewSorts = ["recent", "highest", "lowest"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Orders of what administrators list by age. */
export const ageOrders = ["newest", "oldest"] as const;
export type AgeOrder = (typeof ageOrders)[number];

/** Orders of administrators' list of companies. */
export const companyOrders = ["name", "newest"] as const;
export type CompanyOrder = (typeof companyOrders)[number];

/** Orders of administrators' list of users. */
export const userOrders = ["newest", "oldest", "name"] as const;
export type UserOrder = (typeof userOrders)[number];

/** Rating filters of the reviews page; `low` means 1 or 2 stars. */
export const reviewRatings = ["5", "4", "3", "low"] as const;
export type ReviewRating = (typeof reviewRatings)[number];

/** Rating filters of a category page: this many stars and up. */
export const minimumRatings = ["4", "3", "2"] as const;
export type MinimumRating = (typeof minimumRatings)[number];

/** Pricing filters of a category page: a plan exists; a plan at 0. */
export const pricingFilters = ["has-pricing", "free-option"] as const;
export type PricingFilter = (typeof pricingFilters)[number];
