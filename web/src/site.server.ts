import type { Branding, Site, SiteBranding, SiteColors } from "@assay/api/contract";
import { developerSections } from "./content/developers/sections";
import { libraryOf } from "./content/library.server";
import { paths } from "./paths";
import { hasPage } from "./route-match";
import { siteOf } from "./site";
import { colors } from "./theme/colors";

/** Lists, and the start of writing a review: each under its canonical URL (docs/decisions/014). */
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
  paths.transparency(),
  paths.writeReview(),
];

/** Personal pages and steps of a process; the pages themselves declare noindex. */
const privatePages = [
  "/admin",
  "/dashboard",
  "/profile",
  "/lists",
  "/developers/tokens",
  "/developers/webhooks",
  "/reset-password",
  "/verify-email",
  "/verify-review",
  "/review-invitation",
  "/mail-settings",
  "/products/",
  "/suggest-a-product",
  "/write-a-review/",
];

/** Parameters that search, filter, sort or change the view of a list: endless variants of the same content. */
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
  "pro",
  "con",
  "pricing",
  "ids",
  "only",
  "next",
];

/** The colours of the light (0) or the dark mode (1). */
function colorsOf(colorMode: 0 | 1, own: SiteBranding["accent"]): SiteColors {
  const accent = { ...colors, ...own };
  return {
    paper: colors.bg[colorMode],
    ink: colors.fg[colorMode],
    muted: colors["fg.muted"][colorMode],
    line: colors.border[colorMode],
    accent: accent.accent[colorMode],
    onAccent: accent["accent.contrast"][colorMode],
    rating: colors.rating[colorMode],
    ratingTrack: colors["rating.track"][colorMode],
  };
}

/** The site's branding for the other endpoints. */
export function describeSite(branding: Branding): Site {
  const { name, tagline, description, initial, accent } = siteOf(branding.given);
  return {
    name,
    initial,
    tagline,
    description,
    colors: colorsOf(0, accent),
    darkColors: colorsOf(1, accent),
    pages: [
      ...entrances.filter((path) => hasPage(path)).map((path) => ({ path, changed: null })),
      ...libraryOf(branding).summaries.map(({ path, updated }) => ({ path, changed: updated })),
      ...developerSections
        .filter(({ name }) => name !== "")
        .map(({ name }) => ({ path: paths.developers(name), changed: null })),
    ],
    paths: {
      software: (databaseId) => paths.software(databaseId),
      alternatives: (databaseId) => paths.alternatives(databaseId),
      company: (databaseId) => paths.company(databaseId),
      category: (slug) => paths.category(slug),
      review: hasPage(paths.review("id")) ? (databaseId) => paths.review(databaseId) : null,
      reviewsOf: (databaseId) => paths.software(databaseId, { tab: "reviews" }),
      reviews: hasPage(paths.reviews()) ? paths.reviews() : paths.softwareDirectory(),
    },
    disallowed: [...privatePages, ...views.flatMap((name) => [`/*?${name}=`, `/*&${name}=`])],
  };
}
