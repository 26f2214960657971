import type { Finder } from "../../../database/query/finder.ts";
import { type Sql, sql } from "../../../database/query/sql.ts";
import type { AgeOrder, ListingFlagKind, ModerationStatus } from "../../../inputs/index.ts";
import { countOf } from "../../count.ts";
import { demand } from "../../policy.ts";
import type { Reading } from "../../read-context.ts";

export interface ListingFlagArguments {
  status?: ModerationStatus | null | undefined;
  kind?: ListingFlagKind | null | undefined;
  /** Those of this listing: an id. */
  software?: string | null | undefined;
  sort: AgeOrder;
}

/** What was noticed of listings: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function listingFlags({ viewer }: Pick<Reading, "viewer">, args: ListingFlagArguments): Finder {
  demand(viewer, "administration.read");
  const where: Sql[] = [];
  if (args.status) where.push(sql`q.status = ${args.status}`);
  if (args.kind) where.push(sql`q.kind = ${args.kind}`);
  if (args.software) where.push(sql`q.software_id = ${args.software}::uuid`);
  const from = sql`listing_flag q`;
  const descending = args.sort === "newest";
  return {
    name: `listing-flag:${args.sort}`,
    from,
    where,
    total: countOf(from, where),
    order: [
      { column: sql`q.created_at`, type: "timestamptz", descending },
      { column: sql`q.id`, type: "uuid", descending },
    ],
  };
}
