import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import type { MemberRole } from "../../inputs/index.ts";
import { requireMember } from "../company/membership.ts";
import { forbidden, notFound } from "../errors.ts";
import { isOfMember, may, visibleSoftware } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** The listing with this id, as rows of `software`, if the viewer may change it: a member of its company, an administrator. */
export function changeableSoftware(viewer: Viewer, id: string): Sql {
  const any = may(viewer, "software.editAny");
  return sql`select s.* from software s where s.id = ${id}::uuid and (${any}::bool or ${isOfMember(viewer)})`;
}

/** A listing that is locked for a change. */
export interface LockedSoftware {
  readonly id: string;
  readonly name: string;
  readonly shortDescription: string | null;
  readonly description: string | null;
  readonly websiteUrl: string | null;
  readonly logoUrl: string | null;
  readonly features: readonly string[];
  readonly platforms: readonly string[];
  readonly hasFreeTrial: boolean | null;
  readonly languages: readonly string[];
  readonly supportKinds: readonly string[];
  readonly integrations: readonly string[];
  readonly licenses: readonly string[];
  readonly isFeatured: boolean;
  readonly isActive: boolean;
  readonly companyId: string | null;
  readonly updatedAt: Date;
  readonly formerNameAt: Date | null;
  /** Published reviews, and their mean. */
  readonly reviewCount: number;
  readonly avgRating: number;
  /** The viewer's role in its company; null for viewers who have access by a permission instead. */
  readonly role: MemberRole | null;
}

type SoftwareRow = Omit<LockedSoftware, "role">;

/** Every column of the row, so that the compiler sees one that is missing. */
const columns: Readonly<Record<keyof SoftwareRow, Sql>> = {
  id: sql`s.id`,
  name: sql`s.name`,
  shortDescription: sql`s.short_description`,
  description: sql`s.description`,
  websiteUrl: sql`s.website_url`,
  logoUrl: sql`s.logo_url`,
  features: sql`s.features`,
  platforms: sql`s.platforms`,
  hasFreeTrial: sql`s.has_free_trial`,
  languages: sql`s.languages`,
  supportKinds: sql`s.support_kinds`,
  integrations: sql`s.integrations`,
  licenses: sql`s.licenses`,
  isFeatured: sql`s.is_featured`,
  isActive: sql`s.is_active`,
  companyId: sql`s.company_id`,
  updatedAt: sql`s.updated_at`,
  formerNameAt: sql`s.former_name_at`,
  reviewCount: sql`s.review_count`,
  avgRating: sql`s.avg_rating`,
};
const lockedColumns = joinSql(
  Object.entries(columns).map(([name, column]) => sql`${column} as ${rawSql(`"${name}"`)}`),
  ", ",
);

/**
 * Locks a listing's company and then the listing, and requires that the viewer may change it, as a member with this role or an
 * administrator. Throws NOT_FOUND, also if the viewer may not see it, and FORBIDDEN.
 */
export async function lockSoftware(
  tx: Transaction,
  viewer: Viewer,
  id: string,
  role: MemberRole,
): Promise<LockedSoftware> {
  const one = (more: Sql) =>
    sql`select ${lockedColumns} from software s where s.id = ${id}::uuid and ${more}`;
  const [seen] = await tx.$queryRaw<SoftwareRow[]>(one(visibleSoftware(viewer)));
  if (!seen) throw notFound("Software");
  const member =
    seen.companyId !== null
      ? await requireMember(tx, viewer, seen.companyId, { role, or: "software.editAny" })
      : null;
  if (!member && !may(viewer, "software.editAny")) throw forbidden();
  // Of the same company still: it was that one that was locked.
  const [locked] = await tx.$queryRaw<SoftwareRow[]>(
    one(sql`s.company_id is not distinct from ${seen.companyId}::uuid for update of s`),
  );
  if (!locked) throw notFound("Software");
  return { ...locked, role: member?.role ?? null };
}

/** The number of reviews of each of these listings, including hidden ones. */
export async function writtenReviews(
  { reader }: Pick<ReadContext, "reader">,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(sql`
    select software_id as id, count(*)::int4 as count from review where software_id = any(${[...ids]}::uuid[])
    group by software_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
