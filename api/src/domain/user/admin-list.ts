import type { Finder, SortKey } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { tidy, type UserOrder } from "../../inputs/index.ts";
import { countUsers } from "../counters/deltas.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { contains } from "../substring-search.ts";

/** What people (alias `u`) are looked up by. The index is on this very expression. */
export const userWords = sql`lower(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' '
  || coalesce(u.email_key, ''))`;

export interface AdminUserArguments {
  /** Any part of name and address; of one or two characters, beginnings of words. */
  search?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
  isSuspended?: boolean | null | undefined;
  isEmailVerified?: boolean | null | undefined;
  /** Whether one can sign in at all; authors of imported reviews cannot. */
  hasAccount?: boolean | null | undefined;
  sort: UserOrder;
}

const id: SortKey = { column: sql`u.id`, type: "uuid", descending: false };
const joined: SortKey = { column: sql`u.created_at`, type: "timestamptz", descending: false };
const orders: Readonly<Record<UserOrder, readonly SortKey[]>> = {
  newest: [joined, id].map((key) => ({ ...key, descending: true })),
  oldest: [joined, id],
  // The index is on this very expression.
  name: [
    {
      column: sql`(user_sort_name(u.first_name, u.last_name, u.email_key) collate "C")`,
      type: "text",
      descending: false,
    },
    id,
  ],
};

/** Everybody: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminUserList({ viewer }: Pick<ReadContext, "viewer">, args: AdminUserArguments): Finder {
  requirePermission(viewer, "administration.read");
  const where: Sql[] = [];
  const search = tidy(args.search ?? "").toLowerCase();
  if (search !== "") where.push(contains(userWords, search));
  const kinds: Sql[] = [];
  for (const [wanted, column, kind] of [
    [args.isAdmin, sql`u.is_admin`, sql`t.is_admin`],
    [args.isSuspended, sql`(u.suspended_at is not null)`, sql`t.is_suspended`],
    [args.isEmailVerified, sql`u.is_email_verified`, sql`t.is_email_verified`],
    [args.hasAccount, sql`(u.email_key is not null)`, sql`t.has_account`],
  ] as const)
    if (wanted != null) {
      // Without values, so that the indexes of the few who are administrators or suspended are taken.
      where.push(wanted ? column : sql`not ${column}`);
      kinds.push(wanted ? kind : sql`not ${kind}`);
    }
  return {
    name: `user:any:${args.sort}`,
    from: sql`app_user u`,
    where,
    order: orders[args.sort],
    // The search runs once; the page reader counts its result.
    ...(search === "" && { total: countUsers(kinds) }),
  };
}

/** The user with this id, as rows of `app_user`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function adminUser({ viewer }: Pick<ReadContext, "viewer">, id: string): Sql {
  requirePermission(viewer, "administration.read");
  return sql`select u.* from app_user u where u.id = ${id}::uuid`;
}
