import type { Finder } from "../../database/query/finder.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { LeadStatus } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import { hasActiveOwner } from "./subject.ts";

const newestFirst = {
  from: sql`lead l`,
  order: [
    { column: sql`l.created_at`, type: "timestamptz", descending: true },
    { column: sql`l.id`, type: "uuid", descending: true },
  ],
} as const satisfies Partial<Finder>;

const ofStatus = (status: LeadStatus | null | undefined): Sql[] =>
  status ? [sql`l.status = ${status}`] : [];

/** A company's leads, newest first; with a status those alone, without one all but spam. */
export function leadsOf(companyId: string, status: LeadStatus | null | undefined): Finder {
  return {
    ...newestFirst,
    name: "lead:company",
    where: [
      sql`l.company_id = ${companyId}::uuid`,
      ...(status ? ofStatus(status) : [sql`l.status <> 'spam'`]),
    ],
  };
}

/** Leads that no owner can read, newest first: without a company, or for a company without an active owner. */
export function leadsWithoutOwner(status: LeadStatus | null | undefined): Finder {
  return {
    ...newestFirst,
    name: "lead:unowned",
    where: [
      sql`not ${hasActiveOwner(sql`l.company_id`)}`,
      ...(status ? ofStatus(status) : [sql`l.status <> 'spam'`]),
    ],
  };
}

/** The number of new leads of each of these companies. */
export async function newLeadCounts(
  { reader }: Pick<ReadContext, "reader">,
  companyIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await reader.query<{ id: string; count: number }>(sql`
    select l.company_id::text as id, count(*)::int4 as count from lead l
    where l.company_id = any(${[...companyIds]}::uuid[]) and l.status = 'new' group by 1`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}
