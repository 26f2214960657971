import { countOf, type Finder, type SortKey } from "../../../database/query/finder.ts";
import { type Sql, sql } from "../../../database/query/sql.ts";
import type { AgeOrder, FlagKind, ModerationStatus, ReportReason } from "../../../inputs/index.ts";
import { requirePermission } from "../../policy.ts";
import type { ReadContext } from "../../read-context.ts";

/** So many groups of flags at most: whoever has worked through them is given the next. */
const maxGroups = 50;

const byAge = (sort: AgeOrder): SortKey[] => [
  { column: sql`q.created_at`, type: "timestamptz", descending: sort === "newest" },
  { column: sql`q.id`, type: "uuid", descending: sort === "newest" },
];

export interface ReportArguments {
  status?: ModerationStatus | null | undefined;
  reason?: ReportReason | null | undefined;
  /** Those of this review: an id. */
  review?: string | null | undefined;
  sort: AgeOrder;
}

/** Readers' reports of reviews: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function reports({ viewer }: Pick<ReadContext, "viewer">, args: ReportArguments): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  if (args.status) where.push(sql`q.status = ${args.status}`);
  if (args.reason) where.push(sql`q.reason = ${args.reason}`);
  if (args.review) where.push(sql`q.review_id = ${args.review}::uuid`);
  const from = sql`review_report q`;
  return { name: `report:${args.sort}`, from, where, order: byAge(args.sort), total: countOf(from, where) };
}

export interface FlagArguments {
  status?: ModerationStatus | null | undefined;
  kind?: FlagKind | null | undefined;
  /** Those of reviews of this software: an id. */
  software?: string | null | undefined;
  /** Those of this review: an id. */
  review?: string | null | undefined;
  sort: AgeOrder;
}

/** What the integrity checks noticed: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function flags({ viewer }: Pick<ReadContext, "viewer">, args: FlagArguments): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  if (args.status) where.push(sql`q.status = ${args.status}`);
  if (args.kind) where.push(sql`q.kind = ${args.kind}`);
  if (args.review) where.push(sql`q.review_id = ${args.review}::uuid`);
  if (args.software)
    where.push(sql`q.review_id in (select r.id from review r where r.software_id = ${args.software}::uuid)`);
  const from = sql`review_flag q`;
  return { name: `flag:${args.sort}`, from, where, order: byAge(args.sort), total: countOf(from, where) };
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

/** How many reports and flags of one review nobody has decided. */
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
