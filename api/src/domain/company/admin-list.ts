import { countOf, type Finder, type SortKey } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { CompanyOrder } from "../../inputs/index.ts";
import { isKeyed, type Key } from "../key.ts";
import { hasActiveOwner } from "../lead/subject.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { sortKey } from "../text.ts";

export interface AdminCompanyArguments {
  /** Any part of the name. */
  search?: string | null | undefined;
  isVerified?: boolean | null | undefined;
  /** True for companies with an active owner only. */
  isClaimed?: boolean | null | undefined;
  sort: CompanyOrder;
}

const id: SortKey = { column: sql`c.id`, type: "uuid", descending: false };
const orders: Readonly<Record<CompanyOrder, readonly SortKey[]>> = {
  name: [{ column: sql`c.sort_name`, type: "text", descending: false }, id],
  newest: [
    { column: sql`c.created_at`, type: "timestamptz", descending: true },
    { ...id, descending: true },
  ],
};

/** All companies, as administrators look through them. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminCompanyList(
  { viewer }: Pick<ReadContext, "viewer">,
  args: AdminCompanyArguments,
): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  const search = sortKey(args.search ?? "");
  if (search !== "") where.push(sql`position(${search} in c.sort_name) > 0`);
  if (args.isVerified != null) where.push(sql`c.is_verified = ${args.isVerified}`);
  if (args.isClaimed != null)
    where.push(args.isClaimed ? hasActiveOwner(sql`c.id`) : sql`not ${hasActiveOwner(sql`c.id`)}`);
  return {
    name: `company:any:${args.sort}`,
    from: sql`company c`,
    where,
    order: orders[args.sort],
    total: countOf(sql`company c`, where),
  };
}

/** The company with this id or slug, as rows of `company`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminCompany({ viewer }: Pick<ReadContext, "viewer">, key: Key): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select c.* from company c where ${isKeyed(sql`c`, key)}`;
}
