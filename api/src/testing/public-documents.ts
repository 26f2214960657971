import { productDocument } from "./product-documents.ts";

/** A document that visitors can send. */
export interface PublicDocument {
  readonly name: string;
  readonly text: string;
  readonly variables: Record<string, unknown>;
}

/** The ids that documents can ask for; categories by their slugs. */
export interface PublicThings {
  readonly software: readonly string[];
  readonly categories: readonly string[];
  readonly companies: readonly string[];
  readonly reviews: readonly string[];
}

/** Preferences of a visitor of a category: each by itself, and all of them. */
const preferences = [
  { ease: "A_LOT" },
  { support: "SOME" },
  { value: "SOME" },
  { price: "A_LOT" },
  { segment: "SMALL_BUSINESS" },
  { industry: "Software" },
  { mustHave: ["sso"] },
  {
    ...{ ease: "SOME", support: "SOME", value: "A_LOT", price: "SOME", segment: "ENTERPRISE" },
    ...{ industry: "Retail", mustHave: ["sso", "nothing"] },
  },
];

/** The documents of the pages that visitors open, for each of these ids, and some other possible ones. */
export function publicDocuments({
  software,
  categories,
  companies,
  reviews,
}: PublicThings): PublicDocument[] {
  const page = (name: string, variables: Record<string, unknown> = {}): PublicDocument => {
    const { text } = productDocument(`${name}Query`);
    return { name: `${name} ${JSON.stringify(variables)}`, text, variables };
  };
  const free = (text: string): PublicDocument => ({ name: text, text, variables: {} });
  const tabs = (name: string) =>
    Object.fromEntries(
      ["Overview", "Reviews", "Pricing", "Features"].map((tab) => [`on${tab}`, tab === name]),
    );
  const detail = { page: 1, sort: "RECENT" };
  const directory = { page: 1, sort: "RATING", isSearched: false };
  return [
    page("HomePage", {
      popular: "sales",
      choices: ["sales", "crm"],
      sales: ["sales*", "crm"],
      hasLiveFigures: true,
    }),
    page("root"),
    page("visitor"),
    page("CategoriesPage"),
    page("SitemapPage"),
    page("CompaniesPage", { page: 1 }),
    page("CompaniesPage", { page: 1, search: "a" }),
    page("CompaniesPage", { page: 1, filters: { sizes: ["11-50"], countries: ["Norway"] } }),
    page("ReviewsPage", { page: 1, sort: "RECENT" }),
    page("ReviewsPage", { page: 1, sort: "HIGHEST", rating: "FIVE", category: "sales", search: "a" }),
    ...(["RATING", "NEWEST", "REVIEWS", "NAME"] as const).map((sort) =>
      page("DirectoryPage", { ...directory, sort }),
    ),
    ...(["TOP", "TRENDING", "RECENT"] as const).map((quick) =>
      page("DirectoryPage", { ...directory, quick }),
    ),
    page("DirectoryPage", { ...directory, category: "sales" }),
    page("DirectoryPage", {
      ...directory,
      filters: { platforms: ["WEB"], maxPrice: 50, minRating: "THREE" },
    }),
    page("DirectoryPage", {
      ...directory,
      search: "sales",
      isSearched: true,
      filters: { languages: ["en"] },
    }),
    ...["crm", "sales", "beacon", "nothing at all"].map((search) =>
      page("SearchPage", {
        search,
        sort: "MATCH",
        page: 1,
        onSoftware: true,
        onCategories: true,
        mentionsOnly: false,
        othersOnly: false,
        hasOthers: true,
      }),
    ),
    ...["be", "sales", "beacom"].map((text) => page("suggestions", { text })),
    page("matches", { text: "le" }),
    page("ComparePage", { ids: software.slice(0, 3), find: null, hasFind: false }),
    page("ComparePage", { ids: software.slice(0, 2), find: "le", hasFind: true }),
    ...categories.flatMap((slug) => [
      page("CategoryPage", { slug, page: 1, onFirstPage: true, why: "", isAsked: false }),
      page("CategoryPage", { slug, page: 1, onFirstPage: false, why: software[0] ?? "", isAsked: true }),
      free(`{ category(slug: "${slug}") { name isActive parent { name } children { name softwareCount } } }`),
    ]),
    page("CategoryPage", {
      slug: "crm",
      page: 1,
      filters: { features: ["sso"], hasFreeTrial: true },
      onFirstPage: false,
      why: "",
      isAsked: false,
    }),
    ...preferences.map((stated) =>
      page("CategoryPage", {
        slug: "sales",
        page: 1,
        preferences: stated,
        hasPreferences: true,
        showsPreferences: true,
        onFirstPage: false,
        why: "",
        isAsked: false,
      }),
    ),
    page("CategoryPage", {
      slug: "sales",
      page: 1,
      segment: "SMALL_BUSINESS",
      onFirstPage: false,
      why: "",
      isAsked: false,
    }),
    page("CategoryPage", {
      slug: "sales",
      page: 1,
      rating: "FOUR",
      pricing: "HAS_PRICING",
      onFirstPage: false,
      why: "",
      isAsked: false,
    }),
    ...software.flatMap((databaseId) => [
      page("SoftwareDetailPage", { ...detail, databaseId, ...tabs("Overview") }),
      page("SoftwareDetailPage", { ...detail, databaseId, ...tabs("Reviews") }),
      page("usePoints", { databaseId }),
      page("AlternativesPage", { databaseId, page: 1 }),
      free(`{ software(databaseId: "${databaseId}") { name } }`),
      free(`{ software(databaseId: "${databaseId}") { similar { name } } }`),
    ]),
    page("SoftwareDetailPage", { ...detail, slug: "beacon-crm", ...tabs("Reviews"), rating: 5, search: "a" }),
    ...companies.flatMap((databaseId) => [
      page("CompanyPage", { databaseId, page: 1, onOverview: true, onSoftware: false, onReviews: false }),
      page("CompanyPage", { databaseId, page: 1, onOverview: false, onSoftware: true, onReviews: true }),
      free(`{ company(databaseId: "${databaseId}") { isClaimed softwareCount reviewCount avgRating } }`),
    ]),
    ...reviews.map((databaseId) => page("ReviewPage", { databaseId })),
    free(
      `{ categories(search: "sal") { name ancestors { name } related { name } segmentShares { percent } } }`,
    ),
    free(
      "{ transparency { month received hidden { total kinds { kind count } others } reported { decided { medianHours } } } }",
    ),
    free("{ directoryCounts { software reviews companies categories } }"),
    free(
      `{ directory(first: 2, excludedCategorySlugs: ["sales"], featured: false) { totalCount edges { node { name } } } }`,
    ),
    free(
      `{ directory(first: 20, search: "Sales", mentionsOnly: true) { totalCount edges { node { name } } } }`,
    ),
    // Enough listings have it, so that it is one statement.
    free(`{ directory(first: 20, search: "s") { totalCount edges { node { name } } } }`),
  ];
}
