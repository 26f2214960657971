import { categoriesParams, categoryParams } from "./search-params/category";
import { companiesParams } from "./search-params/companies";
import { compareParams } from "./search-params/compare";
import { dashboardParams } from "./search-params/dashboard";
import { alternativesParams, companyParams, softwareDetailParams } from "./search-params/detail-pages";
import { directoryParams, homeParams } from "./search-params/directory";
import { profileParams } from "./search-params/profile";
import { reviewsParams } from "./search-params/reviews";
import { searchPageParams } from "./search-params/search";

type Values<S extends { write(values: never): string }> = Parameters<S["write"]>[0];
const segment = encodeURIComponent;

/** All URLs of the product are built here and nowhere else. */
export const paths = {
  home: (search: Values<typeof homeParams> = {}) => `/${homeParams.write(search)}`,
  categories: (search: Values<typeof categoriesParams> = {}) =>
    `/categories${categoriesParams.write(search)}`,
  /** The spelling that the specification gives for the drawer's links; the page redirects it. */
  categoriesOfType: (type: "software" | "service") => `/categories?q[category_type_eq]=${type}`,
  category: (slug: string, search: Values<typeof categoryParams> = {}) =>
    `/categories/${segment(slug)}${categoryParams.write(search)}`,
  software: (databaseId: string, search: Values<typeof softwareDetailParams> = {}) =>
    `/software/${segment(databaseId)}${softwareDetailParams.write(search)}`,
  alternatives: (databaseId: string, search: Values<typeof alternativesParams> = {}) =>
    `/software/${segment(databaseId)}/alternatives${alternativesParams.write(search)}`,
  company: (databaseId: string, search: Values<typeof companyParams> = {}) =>
    `/companies/${segment(databaseId)}${companyParams.write(search)}`,
  companies: (search: Values<typeof companiesParams> = {}) => `/companies${companiesParams.write(search)}`,
  compare: (search: Values<typeof compareParams> = {}) => `/compare${compareParams.write(search)}`,
  /** A file with all rows of a comparison. */
  compareFile: (ids: readonly string[], people: number) =>
    `/api/compare.csv?ids=${ids.map(segment).join()}&people=${people}`,
  softwareDirectory: (search: Values<typeof directoryParams> = {}) =>
    `/software${directoryParams.write(search)}`,
  search: (search: Values<typeof searchPageParams> = {}) => `/search${searchPageParams.write(search)}`,
  reviews: (search: Values<typeof reviewsParams> = {}) => `/reviews${reviewsParams.write(search)}`,
  review: (databaseId: string) => `/reviews/${segment(databaseId)}`,
  sitemap: () => "/sitemap",
  transparency: () => "/transparency",
  transparencyFile: () => "/transparency.csv",
  transparencyFeed: () => "/transparency.rss",
  /** A page of web/content/ by the name of its file, such as "help" or "blog/how-to-read-a-review". */
  content: (name: string) => `/${name}`,
  /** What each label of a review means. */
  reviewLabels: () => "/review-guidelines#what-labels-mean",
  invitedReviews: () => "/review-guidelines#invited-by-the-vendor",
  /** The guide for developers, or a page below it: "graphql", "rest", "explorer", "changelog", "tokens", "webhooks". */
  developers: (page = "") => `/developers${page && `/${segment(page)}`}`,
  /** A webhook of a user or company, with its deliveries. */
  webhook: (databaseId: string) => `/developers/webhooks/${segment(databaseId)}`,
  reviewsFeed: () => "/reviews.rss",
  softwareFeed: (databaseId: string) => `/software/${segment(databaseId)}/reviews.rss`,
  categoryRanking: (slug: string) => `/api/categories/${segment(slug)}/ranking`,
  categoryFeed: (slug: string) => `/categories/${segment(slug)}/reviews.rss`,
  /** Images for shared links. `version` only makes the URL change with the content; the server always draws the current one. */
  sitePicture: () => "/pictures/site.png",
  softwarePicture: (databaseId: string, version: string) =>
    `/pictures/software/${segment(databaseId)}.png?v=${segment(version)}`,
  /** A badge with a listing's rating for other sites. */
  badge: (databaseId: string, theme: "auto" | "light" | "dark") =>
    `/badges/${segment(databaseId)}.svg${theme === "auto" ? "" : `?theme=${theme}`}`,
  categoryPicture: (slug: string, version: string) =>
    `/pictures/categories/${segment(slug)}.png?v=${segment(version)}`,
  writeReview: () => "/write-a-review",
  profile: (search: Values<typeof profileParams> = {}) => `/profile${profileParams.write(search)}`,
  lists: () => "/lists",
  list: (databaseId: string) => `/lists/${segment(databaseId)}`,
  /** A file with all data stored about the signed-in user. */
  accountExport: () => "/api/auth/export",
  /** A file with a company's analytics, one line per day. */
  companyAnalytics: (databaseId: string, { days, softwareId }: { days: string; softwareId: string }) =>
    `/api/companies/${segment(databaseId)}/analytics.csv?days=${days}${softwareId ? `&softwareId=${segment(softwareId)}` : ""}`,
  dashboard: (search: Values<typeof dashboardParams> = {}) => `/dashboard${dashboardParams.write(search)}`,
  /** The editor of a listing, for its company's members. */
  softwareEditor: (databaseId: string) => `/dashboard/software/${segment(databaseId)}`,
  /** A file with the leads of a company, for its owners. */
  leadsFile: (companyId: string, status: string | null) =>
    `/api/companies/${segment(companyId)}/leads.csv${status === null ? "" : `?status=${segment(status)}`}`,
  adminSoftware: () => "/admin/software",
  /** Both redirect to `next`, a path on this site, after signing in. */
  signIn: (next?: string) => `/signin${next ? `?next=${segment(next)}` : ""}`,
  signUp: (next?: string) => `/signup${next ? `?next=${segment(next)}` : ""}`,
  /** For browser navigation: the first signs in by any available method, the second signs out and redirects to the home page. */
  login: (next?: string) => `/api/login${next ? `?next=${segment(next)}` : ""}`,
  logout: () => "/api/logout",
  forgotPassword: () => "/forgot-password",
  /** Where the verification link can be sent again. */
  verifyEmail: () => "/verify-email",
  /** The unsubscribe link of mails; a POST switches mails of that kind off. */
  mailSettings: (token: string) => `/mail-settings?token=${segment(token)}`,
  placeholder: (width: number, height: number, text: string) =>
    `/api/placeholder/${width}/${height}?text=${segment(text)}`,
} as const;
