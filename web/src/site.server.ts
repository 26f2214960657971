import { contentSummaries } from "./content/library.server";
import { paths } from "./paths";
import { hasPage } from "./route-match";
import { settings } from "./settings";
import { colors } from "./theme/colors";

/** What the pages tell the server of themselves, for robots.txt, sitemaps, feeds and pictures; api/src/site.ts states the same. */
export interface Site {
  readonly name: string;
  readonly tagline: string;
  readonly description: string;
  readonly colors: Readonly<
    Record<"paper" | "ink" | "muted" | "line" | "accent" | "onAccent" | "rating" | "ratingTrack", string>
  >;
  readonly pages: readonly { readonly path: string; readonly changed: string | null }[];
  readonly paths: {
    software(databaseId: string): string;
    company(databaseId: string): string;
    category(slug: string): string;
    review: ((databaseId: string) => string) | null;
    reviewsOf(databaseId: string): string;
    reviews: string;
  };
  readonly disallowed: readonly string[];
}

/** Lists, and where writing a review begins: each under the one address by which it is to be found (docs/decisions/014). */
const entrances = [
  paths.home(),
  paths.softwareDirectory(),
  paths.categories(),
  paths.categories({ type: "software" }),
  paths.categories({ type: "service" }),
  paths.reviews(),
  paths.search(),
  paths.companies(),
  paths.sitemap(),
  paths.writeReview(),
];

/** Pages that are somebody's own, or a step of something; what they say of themselves is noindex. */
const privatePages = [
  "/admin",
  "/dashboard",
  "/profile",
  "/lists",
  "/reset-password",
  "/verify-email",
  "/verify-review",
  "/mail-settings",
  "/products/",
  "/write-a-review/",
];

/** Parameters that search, filter, sort or show a list in another way: the same things once more, without end. */
const views = [
  "search",
  "query",
  "q",
  "category",
  "sort",
  "quick",
  "view",
  "segment",
  "rating",
  "pricing",
  "ids",
  "only",
  "next",
];

export const site: Site = {
  name: settings.name,
  tagline: settings.tagline,
  description: settings.description,
  colors: {
    paper: colors.bg[0],
    ink: colors.fg[0],
    muted: colors["fg.muted"][0],
    line: colors.border[0],
    accent: colors.accent[0],
    onAccent: colors["accent.contrast"][0],
    rating: colors.rating[0],
    ratingTrack: colors["rating.track"][0],
  },
  pages: [
    ...entrances.filter((path) => hasPage(path)).map((path) => ({ path, changed: null })),
    ...contentSummaries().map(({ path, updated }) => ({ path, changed: updated })),
  ],
  paths: {
    software: (databaseId) => paths.software(databaseId),
    company: (databaseId) => paths.company(databaseId),
    category: (slug) => paths.category(slug),
    review: hasPage(paths.review("id")) ? (databaseId) => paths.review(databaseId) : null,
    reviewsOf: (databaseId) => paths.software(databaseId, { tab: "reviews" }),
    reviews: hasPage(paths.reviews()) ? paths.reviews() : paths.softwareDirectory(),
  },
  disallowed: [...privatePages, ...views.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])],
};
