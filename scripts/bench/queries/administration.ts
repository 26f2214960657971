import type { Database } from "../../../api/src/database/client/open.ts";

/** What administrators ask for, one document each: of a list a page of 20 with its total. */
export interface AdministrationCase {
  list: string;
  name: string;
  document: string;
}

const fields = {
  directory: `databaseId name slug logoUrl isActive isFeatured avgRating reviewCount company { name } category { name }`,
  companies: `databaseId name slug website isVerified isClaimed softwareCount createdAt`,
  users: `databaseId email displayName isAdmin isEmailVerified suspendedAt createdAt`,
  reviews: `databaseId title rating status isVerified createdAt author { displayName email } software { name slug }`,
  categories: `databaseId name slug isActive softwareCount parent { name }`,
  auditEntries: `id action actor { displayName } subjectType subjectId subjectName before after createdAt`,
  reports: `id reason details status createdAt review { databaseId title software { name } } reporter { displayName }`,
  flags: `id kind status evidence createdAt review { databaseId title software { name } }`,
  claims: `id status domain createdAt company { name } user { displayName email }`,
  leadsWithoutOwner: `databaseId kind status name email createdAt company { name } software { name }`,
} as const;
type ListName = keyof typeof fields;

/** The arguments of each list's cases by their names; ids are of the database that is measured. */
async function argumentsOf(pool: Database["pool"]): Promise<Record<ListName, Record<string, string>>> {
  const one = async (text: string): Promise<string> => {
    const { rows } = await pool.query<{ value: string }>(text);
    return rows[0]?.value ?? "";
  };
  const [company, category, software, actor] = await Promise.all([
    one(
      "select company_id as value from software where company_id is not null group by 1 order by count(*) desc limit 1",
    ),
    one("select id as value from category order by software_count desc limit 1"),
    one("select id as value from software order by review_count desc limit 1"),
    one("select actor_id as value from audit_entry group by 1 order by count(*) desc limit 1"),
  ]);
  const aged = { first: "", oldest: "sort: OLDEST", newest: "sort: NEWEST" };
  const decided = { open: "status: OPEN", dismissed: "status: DISMISSED, sort: NEWEST" };
  return {
    directory: {
      first: "",
      "page 400": "page: 400",
      "by name": "sort: NAME",
      "by reviews": "sort: REVIEWS",
      "by rating": "sort: RATING",
      Live: "isActive: true",
      Drafts: "isActive: false, sort: NAME",
      featured: "isFeatured: true",
      "not featured": "isFeatured: false, sort: NAME",
      category: 'categorySlug: "artificial-intelligence"',
      company: `companyId: "${company}"`,
      "common word": 'search: "data"',
      "rare word": 'search: "wren"',
      "typing error": 'search: "hatbor"',
    },
    companies: {
      first: "",
      "page 200": "page: 200",
      newest: "sort: NEWEST",
      verified: "isVerified: true",
      claimed: "isClaimed: true",
      unclaimed: "isClaimed: false, sort: NEWEST",
      "common text": 'search: "s"',
      "rare text": 'search: "thimblemarsh d"',
    },
    users: {
      first: "",
      "page 500": "page: 500",
      "last page": "page: 3000",
      oldest: "sort: OLDEST",
      "by name": "sort: NAME",
      "by name, page 500": "sort: NAME, page: 500",
      administrators: "isAdmin: true",
      suspended: "isSuspended: true, sort: NAME",
      "not verified": "isEmailVerified: false",
      "with account": "hasAccount: true, sort: NAME",
      imported: "hasAccount: false",
      "common text": 'search: "an"',
      "common name": 'search: "anna", sort: NAME',
      "rare text": 'search: "garside.george@l"',
    },
    reviews: {
      first: "",
      "page 500": "page: 500",
      "last page": "page: 12500",
      oldest: "sort: OLDEST",
      published: "status: PUBLISHED",
      hidden: "status: HIDDEN",
      verified: "isVerified: true",
      "not verified": "isVerified: false, sort: OLDEST",
      "three stars": "rating: 3",
      "one star, not verified": "rating: 1, isVerified: false",
      reported: "isReported: true",
      "not reported": "isReported: false",
      flagged: "isFlagged: true",
      "not flagged": "isFlagged: false",
      "common word": 'search: "support"',
      "rare word": 'search: "zennor"',
      "common word, hidden": 'search: "support", status: HIDDEN',
    },
    categories: {
      first: "",
      "page 20": "page: 20",
      services: "type: SERVICE",
      hidden: "isActive: false",
      "with article": "hasContent: true",
      children: `parentId: "${category}"`,
      text: 'search: "man"',
    },
    auditEntries: {
      first: "",
      "page 500": "page: 500",
      "last page": "page: 5000",
      actor: `actorId: "${actor}"`,
      deed: "action: REVIEW_HIDE",
      things: "subjectType: USER",
      thing: `subjectId: "${software}"`,
      "common text": 'search: "an"',
      "rare text": 'search: "thimblemarsh"',
      "a week of long ago": 'from: "2026-01-01T00:00:00Z", until: "2026-01-08T00:00:00Z"',
    },
    reports: { ...aged, ...decided, "page 200": "page: 200", reason: "reason: OFFENSIVE" },
    flags: {
      ...aged,
      ...decided,
      "page 200": "page: 200",
      kind: "kind: BURST",
      software: `softwareId: "${software}"`,
    },
    claims: { ...aged, "page 20": "page: 20", pending: "status: PENDING" },
    leadsWithoutOwner: { first: "", "page 100": "page: 100", new: "status: NEW", spam: "status: SPAM" },
  };
}

const single = {
  counts: `counts { software drafts companies users reviews hiddenReviews categories openReports openFlags openListingFlags pendingClaims
    leadsWithoutOwner }`,
  "90 days": "days(days: 90) { day signUps reviews listingViews leads reports }",
  "kinds of flags": "flagKinds { kind open upheld dismissed precision }",
  "groups of flags": "flagGroups { kind count latestAt software { name } }",
} as const;

/** Every list with every filter and order that it offers, far pages, common and rare words, and what is no list. */
export async function administrationCases(pool: Database["pool"]): Promise<AdministrationCase[]> {
  const given = await argumentsOf(pool);
  const lists = (Object.keys(fields) as ListName[]).flatMap((list) =>
    Object.entries(given[list]).map(([name, args]) => ({
      list,
      name,
      document: `{ administration { ${list}(first: 20 ${args}) { totalCount pageCursors { totalPages }
        edges { node { ${fields[list]} } } } } }`,
    })),
  );
  const others = Object.entries(single).map(([name, selected]) => ({
    list: name,
    name: "",
    document: `{ administration { ${selected} } }`,
  }));
  return [...lists, ...others];
}
