import { countOf, type Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { SoftwareOrder } from "../../inputs/index.ts";
import { isKeyed, type Key } from "../key.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { inCategory } from "./in-categories.ts";
import { softwareOrder } from "./order.ts";
import { matchesText } from "./search.ts";

export interface AdminSoftwareArguments {
  /** Words as everybody searches the directory for; a category's name is words too. */
  search?: string | null | undefined;
  /** Live ones, or Drafts. */
  isActive?: boolean | null | undefined;
  isFeatured?: boolean | null | undefined;
  /** Slug; the category with all below it. An unknown one finds nothing. */
  categorySlug?: string | null | undefined;
  /** Only listings of this company, by ID. */
  company?: string | null | undefined;
  sort: SoftwareOrder;
}

/** All listings, Drafts too: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminSoftwareList(
  { viewer }: Pick<ReadContext, "viewer">,
  args: AdminSoftwareArguments,
): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  const search = args.search?.trim() || null;
  if (search) where.push(matchesText(search));
  if (args.isActive != null) where.push(sql`s.is_active = ${args.isActive}`);
  if (args.isFeatured != null) where.push(sql`s.is_featured = ${args.isFeatured}`);
  if (args.categorySlug) where.push(inCategory(args.categorySlug, args.isActive !== true));
  // By ID, because `software_search` does not know the company.
  if (args.company)
    where.push(sql`s.id in (select c.id from software c where c.company_id = ${args.company}::uuid)`);
  const from = search ? sql`software_search s` : sql`software s`;
  const order = softwareOrder(args.sort, search !== null);
  return {
    name: `software:any:${order.name}`,
    from,
    where,
    order: order.keys,
    total: countOf(from, where),
  };
}

/** The listing with this id or slug, as rows of `software`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminListing({ viewer }: Pick<ReadContext, "viewer">, key: Key): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select s.* from software s where ${isKeyed(sql`s`, key)}`;
}
