import { invitationReads } from "./invitations.ts";
import { suggestionReads } from "./suggested-products.ts";
import {
  asCategory,
  asPlan,
  asReview,
  asSoftware,
  categoryFragment,
  closed,
  companyFragment,
  graphqlList,
  type Loose,
  listFields,
  planFragment,
  restFile,
  restList,
  reviewFragment,
  shown,
  softwareFragment,
  type Twin,
  userFragment,
  withId,
  worded,
} from "./twin.ts";
import { webhookReads } from "./webhooks.ts";

const connection = (field: string, type: string) =>
  `${field} { ${listFields} edges { node { ...${type} } } }`;

/** One of the administrators' lists. */
const administered = (name: string, type: string, fragment: string): Omit<Twin, "route"> => ({
  document: `{ administration { ${connection(`${name}(first: 100)`, type)} } } ${fragment}`,
  rest: restList,
  nullKind: closed,
  graphql: ({ administration }) =>
    administration && graphqlList(administration[name], type === "R" ? asReview : withId),
});

const audit = `{ administration { auditEntries(first: 100) { ${listFields} edges { node { action subjectType subjectId
  actorId before after createdAt } } } } }`;

const facets = "facets { name choices { value label count isChosen } }";
const byName = (groups: readonly { name: string; choices: unknown }[]) =>
  Object.fromEntries(groups.map(({ name, choices }) => [name, choices]));

/** Every route that only reads. */
export const reads: readonly Twin[] = [
  ...invitationReads,
  ...suggestionReads,
  ...webhookReads,
  {
    route: "GET /api/auth/user",
    document: `{ viewer { ...U } } ${userFragment}`,
    nullKind: closed,
    graphql: ({ viewer }) => viewer && withId(viewer),
  },
  {
    route: "GET /api/auth/export",
    document: "{ viewer { dataExport } }",
    nullKind: closed,
    rest: ({ exportedAt: _, ...body }) => body,
    graphql({ viewer }) {
      if (!viewer) return null;
      const { exportedAt: _, ...rest } = viewer.dataExport;
      return rest;
    },
  },
  {
    route: "GET /api/categories",
    document: `{ categories { ...K } } ${categoryFragment}`,
    graphql: ({ categories }) => categories.map(asCategory),
  },
  {
    route: "GET /api/categories/hierarchy",
    document: `{ categories { slug parent { slug } } }`,
    rest(body) {
      const flat = (trees: Loose[], parent: string | null): string[] =>
        trees.flatMap(({ slug, children }) => [`${parent} > ${slug}`, ...flat(children, slug)]);
      return flat(body, null).sort();
    },
    graphql: ({ categories }) =>
      categories.map(({ slug, parent }: Loose) => `${parent?.slug ?? null} > ${slug}`).sort(),
  },
  {
    route: "GET /api/categories/counts",
    document: "{ categories { slug softwareCount } }",
    graphql: ({ categories }) =>
      Object.fromEntries(categories.map(({ slug, softwareCount }: Loose) => [slug, softwareCount])),
  },
  {
    route: "GET /api/categories/{slug}",
    path: ({ category }) => category.slug,
    document: `query($slug: String!) { category(slug: $slug) { ...K children { ...K } } } ${categoryFragment}`,
    variables: ({ category: { slug } }) => ({ slug }),
    graphql: ({ category }) =>
      category && { ...asCategory(category), children: category.children.map(asCategory) },
  },
  {
    route: "GET /api/categories/{slug}/facets",
    path: ({ category }) => category.slug,
    document: `query($slug: String!) { category(slug: $slug) { listings(first: 0, filters: {}) { ${facets} } } }`,
    variables: ({ category: { slug } }) => ({ slug }),
    graphql: ({ category }) => category && byName(category.listings.facets),
  },
  {
    route: "GET /api/categories/{slug}/software",
    path: ({ category }) => category.slug,
    document: `query($slug: String!) { category(slug: $slug) { listings(page: 1, first: 10) { totalCount
      pageCursors { totalPages } edges { node { software { ...S } } } } } } ${softwareFragment}`,
    variables: ({ category: { slug } }) => ({ slug }),
    graphql: ({ category }) =>
      category && {
        software: category.listings.edges.map(({ node }: Loose) => asSoftware(node.software)),
        total: category.listings.totalCount,
        page: 1,
        totalPages: category.listings.pageCursors.totalPages,
      },
  },
  {
    route: "GET /api/categories/{slug}/software",
    path: ({ category }) =>
      `${category.slug}?ease=a-lot&price=some&mySize=mid-market&myIndustry=Software&must=nothing`,
    document: `query($slug: String!) { category(slug: $slug) { listings(page: 1, first: 10, preferences: { ease: A_LOT,
      price: SOME, segment: MID_MARKET, industry: "Software", mustHave: ["nothing"] }) { totalCount
      pageCursors { totalPages } edges { node { fit { score metCount reasons { kind state value count text } }
      software { ...S } } } } } } ${softwareFragment}`,
    variables: ({ category: { slug } }) => ({ slug }),
    graphql: ({ category }) =>
      category && {
        software: category.listings.edges.map(({ node }: Loose) => asSoftware(node.software)),
        total: category.listings.totalCount,
        page: 1,
        totalPages: category.listings.pageCursors.totalPages,
        ...(category.listings.edges.length > 0 && {
          fits: category.listings.edges.map(({ node: { fit } }: Loose) => ({
            score: fit.score,
            met: fit.metCount,
            reasons: fit.reasons.map(({ kind, state, ...reason }: Loose) => ({
              ...reason,
              kind: worded(kind),
              state: worded(state),
            })),
          })),
        }),
      },
  },
  {
    route: "GET /api/categories/{slug}/related",
    path: ({ category }) => category.slug,
    document:
      "query($slug: String!) { category(slug: $slug) { related(first: 6) { databaseId slug name } } }",
    variables: ({ category: { slug } }) => ({ slug }),
    graphql: ({ category }) => category?.related.map(withId),
  },
  {
    route: "GET /api/search/suggestions",
    path: () => "?q=beac",
    document: `{ suggestions(text: "beac", first: 8) { databaseId type name slug description logoUrl rating reviewCount } }`,
    graphql: ({ suggestions }) =>
      suggestions.map(({ logoUrl, rating, ...rest }: Loose) => ({
        ...withId(rest),
        type: worded(rest.type),
        logo: logoUrl,
        rating: rating && (Math.round(rating * 10) / 10).toFixed(1),
      })),
  },
  {
    route: "GET /api/software",
    document: `{ ${connection("directory(first: 100)", "S")} } ${softwareFragment}`,
    rest: restList,
    graphql: ({ directory }) => graphqlList(directory, asSoftware),
  },
  {
    route: "GET /api/software/facets",
    path: () => "?platforms=web,ios&maxPrice=50",
    document: `{ directory(first: 0, filters: { platforms: [WEB, IOS], maxPrice: 50 }) { ${facets} } }`,
    graphql: ({ directory }) => byName(directory.facets),
  },
  {
    route: "GET /api/software",
    about: "Drafts too",
    path: () => "?status=all&sort=newest",
    document: `{ ${connection("directory(first: 100, status: ALL, sort: NEWEST)", "S")} } ${softwareFragment}`,
    rest: restList,
    graphql: ({ directory }) => graphqlList(directory, asSoftware),
  },
  ...(["software", "draft"] as const).map(
    (name): Twin => ({
      route: "GET /api/software/{id}",
      about: name,
      path: (fixture) => fixture[name],
      document: `query($id: ID!) { software(databaseId: $id) { ...S } } ${softwareFragment}`,
      variables: (fixture) => ({ id: fixture[name] }),
      graphql: ({ software }) => software && asSoftware(software),
    }),
  ),
  {
    route: "GET /api/software/{id}/reviews",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) { ${connection("reviews(first: 100)", "R")} } } ${reviewFragment}`,
    variables: ({ software }) => ({ id: software }),
    rest: restList,
    graphql: ({ software }) => software && graphqlList(software.reviews, asReview),
  },
  {
    route: "GET /api/software/{id}/reviews",
    about: "language",
    path: ({ software }) => `${software}?language=en-GB`,
    document: `query($id: ID!) { software(databaseId: $id) {
      ${connection('reviews(first: 100, language: "en")', "R")} } } ${reviewFragment}`,
    variables: ({ software }) => ({ id: software }),
    rest: restList,
    graphql: ({ software }) => software && graphqlList(software.reviews, asReview),
  },
  {
    route: "GET /api/software/{id}/review-languages",
    path: ({ software }) => software,
    document: "query($id: ID!) { software(databaseId: $id) { reviewLanguages { tag name count } } }",
    variables: ({ software }) => ({ id: software }),
    graphql: ({ software }) => software?.reviewLanguages,
  },
  {
    route: "GET /api/software/{id}/review-summary",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) {
      prosAndCons { pros { text count } cons { text count } }
      reviewSummary { months { month avgRating reviewCount } companySizes { name count } industries { name count }
        mostHelpfulPositive { voteCount review { ...R } } mostHelpfulCritical { voteCount review { ...R } } } } } ${reviewFragment}`,
    variables: ({ software }) => ({ id: software }),
    graphql: ({ software }) => {
      const helpful = (one: Loose) => one && { ...one, review: one.review && asReview(one.review) };
      return (
        software && {
          ...software.prosAndCons,
          ...software.reviewSummary,
          mostHelpfulPositive: helpful(software.reviewSummary.mostHelpfulPositive),
          mostHelpfulCritical: helpful(software.reviewSummary.mostHelpfulCritical),
        }
      );
    },
  },
  {
    route: "GET /api/software/{id}/pricing",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) { plans { ...P } } } ${planFragment}`,
    variables: ({ software }) => ({ id: software }),
    graphql: ({ software }) => software?.plans.map(asPlan),
  },
  {
    route: "GET /api/compare.csv",
    path: ({ software }) => `?ids=${software}`,
    document: `query($ids: [ID!]!) { softwareByIds(databaseIds: $ids) { features
      featureAnswers { feature { name } } } }`,
    variables: ({ software }) => ({ ids: [software] }),
    rest: restFile,
    // 18 rows of what every listing has, and one for each feature.
    graphql: ({ softwareByIds }) => ({
      columns: 2 + softwareByIds.length,
      rows: 18 + softwareByIds.flatMap((one: Loose) => [...one.features, ...one.featureAnswers]).length,
    }),
  },
  {
    route: "GET /api/software/{id}/features",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) { featureAnswers {
      feature { databaseId key name description categoryId } isOffered confirmedCount deniedCount answer } } }`,
    variables: ({ software }) => ({ id: software }),
    graphql: ({ software }) =>
      software?.featureAnswers.map(({ feature, answer, ...known }: Loose) => ({
        ...withId(feature),
        ...known,
        answer: worded(answer),
      })),
  },
  {
    route: "GET /api/software/{id}/alternatives",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) { ${connection("alternatives(first: 100)", "A")} } }
      fragment A on Alternative { software { databaseId name slug logoUrl avgRating reviewCount } score sharedCategoryCount sharedFeatures comparisonCount cameFromCount
        movedToCount consideredCount }`,
    variables: ({ software }) => ({ id: software }),
    rest: restList,
    graphql: ({ software }) =>
      software &&
      graphqlList(software.alternatives, ({ software: other, ...reasons }: Loose) => ({
        software: { ...withId(other), avgRating: shown(other.avgRating ?? 0) },
        ...reasons,
      })),
  },
  {
    route: "GET /api/software/{id}/moves",
    path: ({ software }) => software,
    document: `query($id: ID!) { software(databaseId: $id) { moves {
      cameFrom { count software { databaseId name } } movedTo { count software { databaseId name } } } } }`,
    variables: ({ software }) => ({ id: software }),
    graphql: ({ software }) => {
      const told = (moves: Loose) =>
        moves.map(({ count, software: { databaseId: softwareId, name } }: Loose) => ({
          softwareId,
          name,
          count,
        }));
      return software && { cameFrom: told(software.moves.cameFrom), movedTo: told(software.moves.movedTo) };
    },
  },
  {
    route: "GET /api/reviews",
    document: `{ ${connection("reviews(first: 100)", "R")} } ${reviewFragment}`,
    rest: restList,
    graphql: ({ reviews }) => graphqlList(reviews, asReview),
  },
  {
    route: "GET /api/reviews",
    about: "language",
    path: () => "?language=EN",
    document: `{ ${connection('reviews(first: 100, language: "en")', "R")} } ${reviewFragment}`,
    rest: restList,
    graphql: ({ reviews }) => graphqlList(reviews, asReview),
  },
  {
    route: "GET /api/reviews/languages",
    document: "{ reviewLanguages { tag name count } }",
    graphql: ({ reviewLanguages }) => reviewLanguages,
  },
  {
    route: "GET /api/reviews/recent",
    document: `{ reviews(first: 3) { edges { node { ...R } } } } ${reviewFragment}`,
    graphql: ({ reviews }) => reviews.edges.map(({ node }: Loose) => asReview(node)),
  },
  {
    route: "GET /api/changes",
    path: () => "?limit=20",
    document: `{ changes(first: 20) { pageInfo { endCursor } edges { cursor node { kind databaseId facets gone
      thing { ... on Category { ...K } } } } } } ${categoryFragment}`,
    // The first page has all categories, and each beginning has a place of its own.
    rest: (changes) => changes.map(({ cursor: _, ...change }: Loose) => change),
    graphql: ({ changes }) =>
      changes.edges.map(({ node: { kind, databaseId, facets, gone, thing } }: Loose) => ({
        kind: worded(kind),
        id: databaseId,
        facets: facets.map(worded),
        gone,
        thing: asCategory(thing),
      })),
  },
  {
    route: "GET /api/export",
    document:
      "{ dataExport { createdAt finishedAt cursor epoch terms files { name records bytes sha256 etag } } }",
    graphql: ({ dataExport }) => dataExport,
  },
  {
    route: "GET /api/transparency",
    path: () => "?months=36",
    document: `{ transparency(first: 36) { month isComplete isReconstructed isExample received published restored removed
      noticesRemoved held { ...CA } reported { ...CA } flagged { ...CA } listingsFlagged { ...CA } appealed { ...CA }
      hidden { ...N } notices { ...N } } }
      fragment CA on TransparencyCases { opened { ...N } decided { ...D } }
      fragment D on TransparencyDecisions { count { ...N } medianHours p90Hours }
      fragment N on TransparencyCount { total kinds { kind count } others }`,
    graphql: ({ transparency }) => ({ months: transparency }),
  },
  {
    route: "GET /api/companies/my",
    document: `{ viewer { ${connection("companies(first: 100)", "C")} } } ${companyFragment}`,
    nullKind: closed,
    rest: restList,
    graphql: ({ viewer }) => viewer && graphqlList(viewer.companies, withId),
  },
  {
    route: "GET /api/companies",
    document: `{ ${connection("companies(first: 100)", "C")} } ${companyFragment}`,
    rest: restList,
    graphql: ({ companies }) => graphqlList(companies, withId),
  },
  {
    route: "GET /api/companies",
    about: "filters",
    path: () => "?sizes=11-50,51-200&countries=Norway;Portugal",
    document: `{ ${connection('companies(first: 100, filters: { sizes: ["11-50", "51-200"], countries: ["Norway", "Portugal"] })', "C")} } ${companyFragment}`,
    rest: restList,
    graphql: ({ companies }) => graphqlList(companies, withId),
  },
  {
    route: "GET /api/companies/facets",
    path: () => "?sizes=11-50",
    document: `{ companies(first: 0, filters: { sizes: ["11-50"] }) { ${facets} } }`,
    graphql: ({ companies }) => byName(companies.facets),
  },
  {
    route: "GET /api/companies/{id}",
    path: ({ company }) => company,
    document: `query($id: ID!) { company(databaseId: $id) { ...C } } ${companyFragment}`,
    variables: ({ company }) => ({ id: company }),
    graphql: ({ company }) => company && withId(company),
  },
  {
    route: "GET /api/companies/{id}/software",
    path: ({ company }) => company,
    document: `query($id: ID!) { company(databaseId: $id) { ${connection("software(first: 100)", "S")} } } ${softwareFragment}`,
    variables: ({ company }) => ({ id: company }),
    rest: restList,
    graphql: ({ company }) => company && graphqlList(company.software, asSoftware),
  },
  {
    route: "GET /api/companies/{id}/analytics.csv",
    path: ({ company }) => company,
    document: "query($id: ID!) { company(databaseId: $id) { analytics(days: 30) { perDay { day } } } }",
    variables: ({ company }) => ({ id: company }),
    nullKind: closed,
    rest: restFile,
    graphql: ({ company }) => company?.analytics && { columns: 8, rows: company.analytics.perDay.length },
  },
  {
    route: "GET /api/companies/{id}/leads.csv",
    path: ({ company }) => company,
    document: "query($id: ID!) { company(databaseId: $id) { leads(first: 100) { totalCount } } }",
    variables: ({ company }) => ({ id: company }),
    nullKind: closed,
    rest: restFile,
    graphql: ({ company }) => company?.leads && { columns: 9, rows: company.leads.totalCount },
  },
  {
    route: "GET /api/admin/check",
    document: `{ viewer { ...U } } ${userFragment}`,
    graphql: ({ viewer }) => ({
      isAdmin: viewer?.isAdmin === true,
      user: viewer && withId(viewer),
    }),
  },
  { route: "GET /api/admin/companies", ...administered("companies", "C", companyFragment) },
  { route: "GET /api/admin/users", ...administered("users", "U", userFragment) },
  { route: "GET /api/admin/reviews", ...administered("reviews", "R", reviewFragment) },
  {
    route: "GET /api/admin/audit",
    document: audit,
    nullKind: closed,
    rest: (body, response) =>
      restList(
        body.map(({ id: _, actor: __, subjectName: ___, ...rest }: Loose) => rest),
        response,
      ),
    graphql: ({ administration }) =>
      administration &&
      graphqlList(administration.auditEntries, ({ action, subjectType, ...rest }) => ({
        ...rest,
        action: worded(action).replace("-", "."),
        subjectType: worded(subjectType),
      })),
  },
  {
    route: "GET /api/admin/audit.csv",
    document: audit,
    nullKind: closed,
    rest: (body) => restFile(body).rows,
    graphql: ({ administration }) => administration?.auditEntries.totalCount ?? null,
  },
];
