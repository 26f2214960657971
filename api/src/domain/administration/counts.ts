import { sql } from "../../database/query/sql.ts";
import { countReviews, countUsers } from "../counters/deltas.ts";
import { hasActiveOwner } from "../lead/subject.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

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
  waitingProofs: number;
  waitingSuggestions: number;
  pendingClaims: number;
  leadsWithoutOwner: number;
}

/** The counts on the administrators' first page, always current; one statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function administrationCounts({
  viewer,
  reader,
}: Pick<ReadContext, "viewer" | "reader">): Promise<AdministrationCounts> {
  requirePermission(viewer, "administration.read");
  const [row] = await reader.query<AdministrationCounts>(sql`select
    (select count(*) from software)::int4 as software,
    (select count(*) from software where not is_active)::int4 as drafts,
    (select count(*) from company)::int4 as companies,
    ${countUsers([sql`t.has_account`])} as users,
    ${countReviews([])} as reviews,
    ${countReviews([sql`r.status = 'hidden'`])} as "hiddenReviews",
    (select count(*) from category)::int4 as categories,
    (select count(*) from review_report where status = 'open')::int4 as "openReports",
    (select count(*) from review_flag where status = 'open')::int4 as "openFlags",
    (select count(*) from listing_flag where status = 'open')::int4 as "openListingFlags",
    (select count(*) from review_proof)::int4 as "waitingProofs",
    (select count(*) from suggested_product where status = 'waiting')::int4 as "waitingSuggestions",
    (select count(*) from company_claim where status = 'pending')::int4 as "pendingClaims",
    (select count(*) from lead l where l.status = 'new' and not ${hasActiveOwner(sql`l.company_id`)})::int4 as "leadsWithoutOwner"`);
  if (!row) throw new Error("A select without a table gives a row");
  return row;
}
