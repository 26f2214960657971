import type { Finder } from "../../database/finder.ts";
import { type Sql, sql } from "../../database/sql.ts";
import { type AgeOrder, tidy } from "../../inputs/index.ts";
import { countOf } from "../counting.ts";
import { demand } from "../policy.ts";
import type { Reading } from "../reading.ts";

export interface AnyUserArguments {
  /** Any part of name and address. */
  search?: string | null | undefined;
  isAdmin?: boolean | null | undefined;
  isSuspended?: boolean | null | undefined;
  isEmailVerified?: boolean | null | undefined;
  /** Whether one can sign in at all; authors of imported reviews cannot. */
  hasAccount?: boolean | null | undefined;
  sort: AgeOrder;
}

/** Everybody: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function anyUsers({ viewer }: Pick<Reading, "viewer">, args: AnyUserArguments): Finder {
  demand(viewer, "administration.read");
  const where: Sql[] = [];
  const search = tidy(args.search ?? "").toLowerCase();
  // The index is on this very expression.
  if (search !== "")
    where.push(sql`lower(coalesce(u.first_name, '') || ' ' || coalesce(u.last_name, '') || ' '
      || coalesce(u.email_key, '')) like ${`%${search.replace(/[\\%_]/g, "\\$&")}%`}`);
  if (args.isAdmin != null) where.push(sql`u.is_admin = ${args.isAdmin}`);
  if (args.isSuspended != null) where.push(sql`(u.suspended_at is not null) = ${args.isSuspended}`);
  if (args.isEmailVerified != null) where.push(sql`u.is_email_verified = ${args.isEmailVerified}`);
  if (args.hasAccount != null) where.push(sql`(u.email_key is not null) = ${args.hasAccount}`);
  const descending = args.sort === "newest";
  return {
    name: `user:any:${args.sort}`,
    from: sql`app_user u`,
    where,
    order: [
      { column: sql`u.created_at`, type: "timestamptz", descending },
      { column: sql`u.id`, type: "uuid", descending },
    ],
    total: countOf(sql`app_user u`, where),
  };
}

/** The user with this id, as rows of `app_user`: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function anyUser({ viewer }: Pick<Reading, "viewer">, id: string): Sql {
  demand(viewer, "administration.read");
  return sql`select u.* from app_user u where u.id = ${id}::uuid`;
}
