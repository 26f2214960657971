import { countOf, type Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { AgeOrder, ClaimStatus } from "../../inputs/index.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** Claims to companies: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function claims(
  { viewer }: Pick<ReadContext, "viewer">,
  { status, sort }: { status?: ClaimStatus | null | undefined; sort: AgeOrder },
): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = status ? [sql`q.status = ${status}`] : [];
  const from = sql`company_claim q`;
  const descending = sort === "newest";
  return {
    name: `claim:${sort}`,
    from,
    where,
    order: [
      { column: sql`q.created_at`, type: "timestamptz", descending },
      { column: sql`q.id`, type: "uuid", descending },
    ],
    total: countOf(from, where),
  };
}
