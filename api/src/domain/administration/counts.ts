import { sql } from "../../database/query/sql.ts";
import { reviewTally, userTally } from "../counters/deltas.ts";
import { hasReader } from "../lead/subject.ts";
import { demand } from "../policy.ts";
import type { Reading } from "../read-context.ts";

/** How much there is of everything, and how much waits for a decision. */
export interface AdministrationCounts {
  software: number;
  drafts: number;
  companies: number;
  users: number;
  reviews: number;
  hiddenReviews: number;
  categories: number;
  openReports: number;
  openFlags: number;
  openListingFlags: number;
  pendingClaims: number;
  leadsWithoutOwner: number;
}

/** The figures of the administrators' first page, as they are at this moment; one statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function administrationCounts({
  viewer,
  reader,
}: Pick<Reading, "viewer" | "reader">): Promise<AdministrationCounts> {
  demand(viewer, "administration.read");
  const [row] = await reader.query<AdministrationCounts>(sql`select
    (select count(*) from software)::int4 as software,
    (select count(*) from software where not is_active)::int4 as drafts,
    (select count(*) from company)::int4 as companies,
    ${userTally([sql`t.has_account`])} as users,
    ${reviewTally([])} as reviews,
    ${reviewTally([sql`r.status = 'hidden'`])} as "hiddenReviews",
    (select count(*) from category)::int4 as categories,
    (select count(*) from review_report where status = 'open')::int4 as "openReports",
    (select count(*) from review_flag where status = 'open')::int4 as "openFlags",
    (select count(*) from listing_flag where status = 'open')::int4 as "openListingFlags",
    (select count(*) from company_claim where status = 'pending')::int4 as "pendingClaims",
    (select count(*) from lead l where l.status = 'new' and not ${hasReader(sql`l.company_id`)})::int4 as "leadsWithoutOwner"`);
  if (!row) throw new Error("A select without a table gives a row");
  return row;
}
