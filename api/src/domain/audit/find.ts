import { countOf, type Finder } from "../../database/query/finder.ts";
import { joinSql, type Sql, sql } from "../../database/query/sql.ts";
import { type AuditAction, type AuditSubject, tidy } from "../../inputs/index.ts";
import { countAuditEntries } from "../counters/deltas.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { contains, findsBeginnings } from "../substring-search.ts";
import { sortKey } from "../text.ts";
import { userWords } from "../user/admin-list.ts";

export interface AuditArguments {
  /** The actor: a user's id. */
  actor?: string | null | undefined;
  /** Words that are looked for (auditSearchFinds). */
  search?: string | null | undefined;
  /** ID of the subject. */
  subject?: string | null | undefined;
  subjectType?: AuditSubject | null | undefined;
  action?: AuditAction | null | undefined;
  /** From this time on. */
  from?: Date | null | undefined;
  /** Before this time. */
  until?: Date | null | undefined;
}

/** The audit log, newest first: for administrators. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function auditEntries(
  { viewer, reader }: Pick<ReadContext, "viewer" | "reader">,
  args: AuditArguments,
): Promise<Finder> {
  requirePermission(viewer, "audit.read");
  const kinds: Sql[] = [];
  if (args.subjectType) kinds.push(sql`a.subject_type = ${args.subjectType}`);
  if (args.action) kinds.push(sql`a.action = ${args.action}`);
  const where = [...kinds];
  const search = tidy(args.search ?? "");
  const from = search === "" ? sql`audit_entry a` : sql`${await foundBy({ reader }, search)} a`;
  if (args.actor) where.push(sql`a.actor_id = ${args.actor}::uuid`);
  if (args.subject) where.push(sql`a.subject_id = ${args.subject}::uuid`);
  if (args.from) where.push(sql`a.created_at >= ${args.from}::timestamptz`);
  if (args.until) where.push(sql`a.created_at < ${args.until}::timestamptz`);
  return {
    name: "audit:recent",
    from,
    where,
    order: [
      { column: sql`a.created_at`, type: "timestamptz", descending: true },
      { column: sql`a.id`, type: "uuid", descending: true },
    ],
    // The search runs once; the page reader counts its result.
    ...(search === "" && {
      total: where.length === kinds.length ? countAuditEntries(kinds) : countOf(from, where),
    }),
  };
}

/** Maximum number of matching names of each kind, newest first. */
const maxNamed = 200;

/**
 * IDs of users and subjects whose name contains the text, in one statement. Uses trigram indexes, except for companies, which
 * are few. Review titles are not searched for one or two letters, which match nearly all.
 */
async function named({ reader }: Pick<ReadContext, "reader">, text: string) {
  const lower = text.toLowerCase();
  const key = sortKey(text) || lower;
  // Found first and ordered then: PostgreSQL would rather read all of them from the newest on, name by name.
  const newest = (id: Sql, from: Sql, is: Sql, isPerson = false) =>
    sql`(select id, ${isPerson}::bool as person from (select ${id} as id from ${from} where ${is} offset 0) called
      order by id desc limit ${maxNamed})`;
  const byName = [sql`software`, sql`category`, sql`company`];
  const all = joinSql(
    [
      newest(sql`u.id`, sql`app_user u`, contains(userWords, lower), true),
      ...(findsBeginnings(text)
        ? []
        : [newest(sql`r.id`, sql`review r`, contains(sql`lower(r.title)`, lower))]),
      ...byName.map((table) => newest(sql`n.id`, sql`${table} n`, contains(sql`n.sort_name`, key))),
    ],
    " union all ",
  );
  const [found] = await reader.query<Record<"people" | "things", string[]>>(sql`
    select coalesce(array_agg(id::text) filter (where person), '{}') as people,
      coalesce(array_agg(id::text), '{}') as things from (${all}) named`);
  return found ?? { people: [], things: [] };
}

/**
 * The entries of whom, of what and for which reason the text is found in, as a table. Names are looked up before, so that
 * PostgreSQL knows how many entries each id has: it takes the indexes on actor_id, subject_id and audit_words together, and never
 * reads the log in the order of the list ("offset 0").
 */
async function foundBy(context: Pick<ReadContext, "reader">, text: string): Promise<Sql> {
  const { people, things } = await named(context, text);
  return sql`(select x.* from audit_entry x where x.actor_id = any(${people}::uuid[])
    or x.subject_id = any(${things}::uuid[])
    or ${contains(sql`audit_words(x.before, x.after)`, text.toLowerCase())} offset 0)`;
}

/** Current names of subjects, in the order of the IDs; null for deleted ones. One statement. */
export async function subjectNames(
  { reader }: Pick<ReadContext, "reader">,
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
