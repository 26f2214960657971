import type { Finder } from "../../database/query/finder.ts";
import { countOf } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { AgeOrder, ModerationStatus } from "../../inputs/index.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** What all queues of the moderators keep to. */
export interface QueueArguments {
  status?: ModerationStatus | null | undefined;
  sort: AgeOrder;
}

/**
 * What waits for the moderators or was decided by them: the rows of a table (alias `q`) with this status and these other conditions,
 * by age. For administrators. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export function moderationQueue(
  { viewer }: Pick<ReadContext, "viewer">,
  { name, table }: { name: string; table: Sql },
  { status, sort }: QueueArguments,
  conditions: readonly (Sql | null)[],
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
