import type { Finder } from "../../../database/query/finder.ts";
import { sql } from "../../../database/query/sql.ts";
import type { ListingFlagKind } from "../../../inputs/index.ts";
import { moderationQueue, type QueueArguments } from "../../administration/queue.ts";
import type { ReadContext } from "../../read-context.ts";

export interface ListingFlagArguments extends QueueArguments {
  kind?: ListingFlagKind | null | undefined;
  /** Those of this listing: an id. */
  software?: string | null | undefined;
}

/** Flags of listings: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function listingFlags(context: Pick<ReadContext, "viewer">, args: ListingFlagArguments): Finder {
  return moderationQueue(context, { name: "listing-flag", table: sql`listing_flag` }, args, [
    args.kind ? sql`q.kind = ${args.kind}` : null,
    args.software ? sql`q.software_id = ${args.software}::uuid` : null,
  ]);
}
