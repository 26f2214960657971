/** The page-shaped queries, each in the words of the two GraphQL servers; the third target has ./statements.ts. */
export const queryNames = ["category", "software", "reviews", "search", "page500"] as const;
export type QueryName = (typeof queryNames)[number];

/** Titles in the tables. */
export const queryTitles: Readonly<Record<QueryName, string>> = {
  category: "category page",
  software: "software page",
  reviews: "newest reviews",
  search: "search with total",
  page500: "reviews, page 500",
};

/** Which of them is asked with which variables; the same for all targets but for cursors, which are opaque. */
export interface Documents {
  assay: string;
  postgraphile: string;
}

const pageInfo = "pageInfo { hasNextPage endCursor }";

const listed = "slug name shortDescription logoUrl avgRating reviewCount planCount lowestPrice";
const company = "slug name logoUrl isVerified";
const author = "firstName lastName designation profileImageUrl";
const review = `rating title content pros cons easeOfUse support value role companySize usedFor helpfulCount
  isVerified createdAt`;
const ofCategory = `slug name description heroDescription categoryType level medianRating softwareCount
  reviewCount`;
const ofSoftware = `slug name shortDescription description websiteUrl logoUrl features isFeatured createdAt
  avgRating reviewCount planCount lowestPrice`;
const ofCompany = `slug name website logoUrl location industry employeeCount foundedYear isVerified`;

const newest = "orderBy: [CREATED_AT_DESC, ROW_ID_DESC]";

const assayReviews = `${pageInfo} edges { node { databaseId ${review} author { ${author} }
  software { databaseId slug name logoUrl avgRating reviewCount } } }`;

const postgraphileReviews = `${pageInfo} edges { node { rowId ${review} appUserByUserId { ${author} }
  softwareBySoftwareId { rowId slug name logoUrl avgRating reviewCount } } }`;

/** `first` is inlined, as partners write it, so that PostGraphile plans it once. */
export const documents: Readonly<Record<QueryName, Documents>> = {
  category: {
    assay: `query CategoryPage($slug: String!) { category(slug: $slug) { databaseId ${ofCategory}
      listings(first: 10) { totalCount ${pageInfo} edges { node { score
        software { databaseId ${listed} company { databaseId ${company} } } } } } } }`,
    // The total is the category's own counter for it too: counting the ranking would be more work than ours.
    postgraphile: `query CategoryPage($slug: String!) { categoryBySlug(slug: $slug) { rowId ${ofCategory}
      categoryListingsByCategoryId(first: 10, orderBy: [RANK_VALUE_DESC, SORT_NAME_ASC, SOFTWARE_ID_ASC]) { ${pageInfo}
        edges { node { score
          softwareBySoftwareId { rowId ${listed} companyByCompanyId { rowId ${company} } } } } } } }`,
  },
  software: {
    assay: `query SoftwarePage($id: ID!) { software(databaseId: $id) { databaseId ${ofSoftware}
      histogram { stars count } subRatings { easeOfUse support value }
      company { databaseId ${ofCompany} } category { databaseId slug name }
      reviews(first: 10) { ${pageInfo} edges { node { databaseId ${review} author { ${author} } } } } } }`,
    postgraphile: `query SoftwarePage($id: UUID!) { softwareByRowId(rowId: $id) { rowId ${ofSoftware}
      histogram easeOfUse support value
      companyByCompanyId { rowId ${ofCompany} } categoryByCategoryId { rowId slug name }
      reviewsBySoftwareId(first: 10, condition: { status: "published" }, ${newest}) { ${pageInfo}
        edges { node { rowId ${review} appUserByUserId { ${author} } } } } } }`,
  },
  reviews: {
    assay: `query NewestReviews { reviews(first: 20) { ${assayReviews} } }`,
    postgraphile: `query NewestReviews { benchPublicReviews(first: 20, ${newest}) { ${postgraphileReviews} } }`,
  },
  search: {
    assay: `query Search($text: String!) { directory(search: $text, first: 24) { totalCount ${pageInfo}
      edges { node { databaseId ${listed} company { databaseId ${company} } } } } }`,
    postgraphile: `query Search($query: String!) { benchSearchSoftware(query: $query, first: 24,
        orderBy: [AVG_RATING_DESC, RANK_SCORE_DESC, SORT_NAME_ASC, ROW_ID_ASC]) { totalCount ${pageInfo}
      edges { node { softwareByRowId { rowId ${listed} companyByCompanyId { rowId ${company} } } } } } }`,
  },
  page500: {
    assay: `query MoreReviews($after: String!) { reviews(first: 20, after: $after) { ${assayReviews} } }`,
    postgraphile: `query MoreReviews($after: Cursor!) { benchPublicReviews(first: 20, after: $after, ${newest}) {
      ${postgraphileReviews} } }`,
  },
};
