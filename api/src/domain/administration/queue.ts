import { countOf, type Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { AgeOrder, ModerationStatus } from "../../inputs/index.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** Arguments of every queue of the administrators. */
export interface QueueArguments<Status extends string = ModerationStatus> {
  status?: Status | null | undefined;
  sort: AgeOrder;
}

/**
 * Rows of a table (alias `q`) that wait for a decision or were decided, with this status and these other conditions, by age.
 * For administrators. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export function moderationQueue(
  { viewer }: Pick<ReadContext, "viewer">,
  { name, table }: { name: string; table: Sql },
  { status, sort }: QueueArguments<string>,
  conditions: readonly (Sql | null)[] = [],
): Finder {
  requirePermission(viewer, "administration.read");
  const where = [status ? sql`q.status = ${status}` : null, ...conditions].filter((one) => one !== null);
  const from = sql`${table} q`;
  const descending = sort === "newest";
  return {
    name: `${name}:${sort}`,
    from,
    where,
    total: countOf(from, where),
    order: [
      { column: sql`q.created_at`, type: "timestamptz", descending },
      { column: sql`q.id`, type: "uuid", descending },
    ],
  };
}
