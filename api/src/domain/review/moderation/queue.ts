import type { Finder } from "../../../database/query/finder.ts";
import { sql } from "../../../database/query/sql.ts";
import { type FlagKind, flagKinds, type ReportReason } from "../../../inputs/index.ts";
import { moderationQueue, type QueueArguments } from "../../administration/queue.ts";
import { requirePermission } from "../../policy.ts";
import type { ReadContext } from "../../read-context.ts";

/** Maximum number of flag groups in one answer. */
const maxGroups = 50;
/** Decisions from which it is said how often a kind was right. */
export const minDecided = 5;

export interface ReportArguments extends QueueArguments {
  reason?: ReportReason | null | undefined;
  /** Those of this review: an id. */
  review?: string | null | undefined;
}

/** Readers' reports of reviews: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function reports(context: Pick<ReadContext, "viewer">, args: ReportArguments): Finder {
  return moderationQueue(context, { name: "report", table: sql`review_report` }, args, [
    args.reason ? sql`q.reason = ${args.reason}` : null,
    args.review ? sql`q.review_id = ${args.review}::uuid` : null,
  ]);
}

/** Proofs of use that wait for a decision: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function proofs(context: Pick<ReadContext, "viewer">, { sort }: Pick<QueueArguments, "sort">): Finder {
  return moderationQueue(context, { name: "proof", table: sql`review_proof` }, { sort });
}

export interface FlagArguments extends QueueArguments {
  kind?: FlagKind | null | undefined;
  /** Those of reviews of this software: an id. */
  software?: string | null | undefined;
  /** Those of this review: an id. */
  review?: string | null | undefined;
}

/** Flags of reviews: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function flags(context: Pick<ReadContext, "viewer">, args: FlagArguments): Finder {
  const { kind, review, software } = args;
  return moderationQueue(context, { name: "flag", table: sql`review_flag` }, args, [
    kind ? sql`q.kind = ${kind}` : null,
    review ? sql`q.review_id = ${review}::uuid` : null,
    software ? sql`q.review_id in (select r.id from review r where r.software_id = ${software}::uuid)` : null,
  ]);
}

/** Open flags of one kind about one software. */
export interface FlagGroup {
  kind: FlagKind;
  softwareId: string;
  count: number;
  latestAt: Date;
}

/**
 * Open flags by kind and software, the most first: each review of a burst has a flag of its own, and all of them are one thing
 * to look at. For administrators. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export function flagGroups({ viewer, reader }: Pick<ReadContext, "viewer" | "reader">): Promise<FlagGroup[]> {
  requirePermission(viewer, "administration.read");
  return reader.query<FlagGroup>(sql`
    select q.kind, r.software_id as "softwareId", count(*)::int4 as count, max(q.created_at) as "latestAt"
    from review_flag q join review r on r.id = q.review_id where q.status = 'open'
    group by q.kind, r.software_id order by count desc, "latestAt" desc, r.software_id limit ${maxGroups}`);
}

/** How many flags of a kind wait, and what moderators decided of the others that still exist. */
export interface FlagKindRecord {
  kind: FlagKind;
  open: number;
  upheld: number;
  dismissed: number;
}

/** The record of every kind of flags, in the order of the vocabulary: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function flagKindRecords({
  viewer,
  reader,
}: Pick<ReadContext, "viewer" | "reader">): Promise<FlagKindRecord[]> {
  requirePermission(viewer, "administration.read");
  const found = await reader.query<FlagKindRecord>(sql`
    select q.kind, count(*) filter (where q.status = 'open')::int4 as open,
      count(*) filter (where q.status = 'upheld')::int4 as upheld,
      count(*) filter (where q.status = 'dismissed')::int4 as dismissed
    from review_flag q group by q.kind`);
  const none = { open: 0, upheld: 0, dismissed: 0 };
  return flagKinds.map((kind) => found.find((record) => record.kind === kind) ?? { kind, ...none });
}

/** Share of the decided flags of a kind that were upheld; null for fewer than five, which say little. */
export function precisionOf({ upheld, dismissed }: FlagKindRecord): number | null {
  const decided = upheld + dismissed;
  return decided < minDecided ? null : upheld / decided;
}

/** The numbers of open reports and flags of one review. */
export interface WaitingOnReview {
  readonly reports: number;
  readonly flags: number;
}

/** What waits for a decision on each of these reviews, in their order: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function waitingOnReviews(
  { viewer, reader }: Pick<ReadContext, "viewer" | "reader">,
  reviewIds: readonly string[],
): Promise<WaitingOnReview[]> {
  requirePermission(viewer, "administration.read");
  return reader.query<WaitingOnReview>(sql`
    select
      (select count(*)::int4 from review_report q where q.review_id = p.id and q.status = 'open') as reports,
      (select count(*)::int4 from review_flag q where q.review_id = p.id and q.status = 'open') as flags
    from unnest(${[...reviewIds]}::uuid[]) with ordinality as p(id, place) order by p.place`);
}
