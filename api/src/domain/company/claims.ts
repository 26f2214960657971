import type { Finder } from "../../database/query/finder.ts";
import { sql } from "../../database/query/sql.ts";
import type { ClaimStatus } from "../../inputs/index.ts";
import { moderationQueue, type QueueArguments } from "../administration/queue.ts";
import type { ReadContext } from "../read-context.ts";

/** Claims to companies: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function claims(context: Pick<ReadContext, "viewer">, args: QueueArguments<ClaimStatus>): Finder {
  return moderationQueue(context, { name: "claim", table: sql`company_claim` }, args);
}
