import { countOf, type Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { CategoryType } from "../../inputs/index.ts";
import { isKeyed, type Key } from "../key.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { sortKey } from "../text.ts";

export interface AdminCategoryArguments {
  /** Any part of the name. */
  search?: string | null | undefined;
  type?: CategoryType | null | undefined;
  isActive?: boolean | null | undefined;
  /** Whether an article is written for it. */
  hasContent?: boolean | null | undefined;
  /** Only direct children of this category. */
  parent?: string | null | undefined;
}

/** All categories by name, hidden ones too: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminCategoryList(
  { viewer }: Pick<ReadContext, "viewer">,
  args: AdminCategoryArguments,
): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  const search = sortKey(args.search ?? "");
  if (search !== "") where.push(sql`position(${search} in c.sort_name) > 0`);
  if (args.type) where.push(sql`c.category_type = ${args.type}`);
  if (args.isActive != null) where.push(sql`c.is_active = ${args.isActive}`);
  if (args.hasContent != null) where.push(sql`(c.content_sections is not null) = ${args.hasContent}`);
  if (args.parent) where.push(sql`c.parent_id = ${args.parent}::uuid`);
  return {
    name: "category:any",
    from: sql`category c`,
    where,
    order: [
      { column: sql`c.sort_name`, type: "text", descending: false },
      { column: sql`c.id`, type: "uuid", descending: false },
    ],
    total: countOf(sql`category c`, where),
  };
}

/** Every category by name, hidden ones too, as rows of `category`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminCategoryTree({ viewer }: Pick<ReadContext, "viewer">): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select c.* from category c order by c.sort_name, c.id`;
}

/** The category with this id or slug, hidden or not, as rows of `category`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminCategory({ viewer }: Pick<ReadContext, "viewer">, key: Key): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select c.* from category c where ${isKeyed(sql`c`, key)}`;
}
