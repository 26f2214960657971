import type { Finder } from "../../database/finder.ts";
import { type Sql, sql } from "../../database/sql.ts";
import type { AuditAction, AuditSubject } from "../../inputs/index.ts";
import { countOf } from "../counting.ts";
import { demand } from "../policy.ts";
import type { Reading } from "../reading.ts";

export interface AuditArguments {
  /** Who did it: a user's id. */
  actor?: string | null | undefined;
  /** What it was done to: its id. */
  subject?: string | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  action?: AuditAction | null | undefined;
  /** From this time on. */
  from?: Date | null | undefined;
  /** Before this time. */
  until?: Date | null | undefined;
}

/** The audit log, newest first: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export function auditEntries({ viewer }: Pick<Reading, "viewer">, args: AuditArguments): Finder {
  demand(viewer, "audit.read");
  const where: Sql[] = [];
  if (args.actor) where.push(sql`a.actor_id = ${args.actor}::uuid`);
  if (args.subject) where.push(sql`a.subject_id = ${args.subject}::uuid`);
  if (args.subjectType) where.push(sql`a.subject_type = ${args.subjectType}`);
  if (args.action) where.push(sql`a.action = ${args.action}`);
  if (args.from) where.push(sql`a.created_at >= ${args.from}::timestamptz`);
  if (args.until) where.push(sql`a.created_at < ${args.until}::timestamptz`);
  return {
    name: "audit:recent",
    from: sql`audit_entry a`,
    where,
    order: [
      { column: sql`a.created_at`, type: "timestamptz", descending: true },
      { column: sql`a.id`, type: "uuid", descending: true },
    ],
    total: countOf(sql`audit_entry a`, where),
  };
}

/** What the things with these ids are called now, in the order of the ids; null for what is gone. One statement. */
export async function subjectNames(
  { reader }: Pick<Reading, "reader">,
  ids: readonly string[],
): Promise<(string | null)[]> {
  const wanted = sql`any(${[...ids]}::uuid[])`;
  const rows = await reader.query<{ id: string; name: string | null }>(sql`
    select id, name from category where id = ${wanted}
    union all select id, name from company where id = ${wanted}
    union all select id, name from software where id = ${wanted}
    union all select id, title from review where id = ${wanted}
    union all select id, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), split_part(email, '@', 1))
      from app_user where id = ${wanted}`);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return ids.map((id) => names.get(id) ?? null);
}
