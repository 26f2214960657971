import { anyOf, childrenOf } from "../../database/changes/tags.ts";
import type { Finder } from "../../database/query/finder.ts";
import type { RowsQuery } from "../../database/query/rows.ts";
import { opaque, type Sql, sql } from "../../database/query/sql.ts";
import type { CompanyFilters } from "../../inputs/filters.ts";
import { companySizes, type MemberRole } from "../../inputs/index.ts";
import { totalOf, totalReads } from "../counters/totals.ts";
import { conditionsOf, type FilterGroup, facetsOf, unlessOff } from "../facets/facets.ts";
import { isKeyed, type Key, keyReads } from "../key.ts";
import { once } from "../once.ts";
import type { ReadContext } from "../read-context.ts";
import { sortKey } from "../text.ts";

/** The company with this id or slug, as rows of `company`. */
export function oneCompany(key: Key): RowsQuery {
  return {
    rows: sql`select c.* from company c where ${isKeyed(sql`c`, key)}`,
    reads: keyReads("company", key),
    mayBatch: true,
  };
}

const byName = {
  name: "company:name",
  from: sql`company c`,
  order: [
    { column: sql`c.sort_name`, type: "text", descending: false },
    { column: sql`c.id`, type: "uuid", descending: false },
  ],
} as const satisfies Partial<Finder>;

/** The groups of filters of companies (alias `c`). */
function companyGroups({ industries, sizes, countries }: CompanyFilters): FilterGroup[] {
  const group = (name: string, chosen: readonly string[], column: Sql): FilterGroup => ({
    name,
    chosen,
    condition: unlessOff(chosen, sql`${column} = any(${opaque(chosen, "text[]")})`),
    column,
  });
  return [
    group("industries", industries, sql`c.industry`),
    { ...group("sizes", sizes, sql`c.employee_count`), values: companySizes },
    group("countries", countries, country),
  ];
}

/** The last part of the location, of those that have several: "Bergen, Norway". */
const country = sql`(case when c.location like '%,%' then nullif(btrim(split_part(c.location, ',', -1)), '') end)`;

const noCompanyFilters: CompanyFilters = { industries: [], sizes: [], countries: [] };

/** Companies by name, optionally only those whose name contains `search` and that pass the filters. */
export function companies(args: { search?: string | null | undefined; filters?: CompanyFilters }): Finder {
  const search = sortKey(args.search ?? "");
  const where = search === "" ? [] : [sql`position(${search} in c.sort_name) > 0`];
  const groups = companyGroups(args.filters ?? noCompanyFilters);
  const conditions = [...where, ...conditionsOf(groups)];
  const isWhole = conditions.length === 0;
  return {
    ...byName,
    where: conditions,
    ...(isWhole && { total: totalOf("companies") }),
    facets: once(() =>
      facetsOf(groups, { from: byName.from, where, reads: () => [anyOf("company", "text")] }),
    ),
    reads: (withTotal) => [anyOf("company", "text"), ...totalReads(withTotal && isWhole)],
  };
}

/** Number and exact mean of the published reviews of a company's Live software; the mean is null with none. */
export async function companyRating(
  { reader }: Pick<ReadContext, "reader">,
  companyIds: readonly string[],
): Promise<Map<string, { count: number; mean: number | null }>> {
  const rows = await reader.query<{ id: string; count: number; sum: number }>(
    sql`
    select company_id as id, sum(review_count)::int4 as count, sum(rating_sum)::int4 as sum
    from software where company_id = any(${[...companyIds]}::uuid[]) and is_active group by company_id`,
    {
      reads: () =>
        companyIds.flatMap((id) => [
          childrenOf("software", id, "text"),
          childrenOf("software", id, "counters"),
        ]),
    },
  );
  return new Map(
    rows.map(({ id, count, sum }) => [id, { count, mean: count === 0 ? null : sum / count }] as const),
  );
}

/** The companies that a user is a member of, by name. */
export function companiesOf(userId: string): Finder {
  return {
    ...byName,
    where: [sql`c.id in (select company_id from company_member where user_id = ${userId}::uuid)`],
  };
}

/** One of the user's companies: this one, or the first by name if it is not one of them, as rows of `company`. */
export function oneCompanyOf(userId: string, id: string | null): Sql {
  return sql`select c.* from company c join company_member m on m.company_id = c.id
    where m.user_id = ${userId}::uuid order by c.id = ${id}::uuid desc nulls last, c.sort_name, c.id limit 1`;
}

/** The companies that each of these users is a member of, by their ids, with the role there. */
export async function companiesOfMembers(
  { reader }: Pick<ReadContext, "reader">,
  userIds: readonly string[],
): Promise<Map<string, Map<string, MemberRole>>> {
  const rows = await reader.query<{ user: string; companies: string[]; roles: MemberRole[] }>(sql`
    select user_id::text as "user", array_agg(company_id::text) as companies, array_agg(role) as roles
    from company_member where user_id = any(${userIds}::uuid[]) group by user_id`);
  return new Map(
    rows.map(({ user, companies, roles }) => [
      user,
      new Map(companies.map((id, index) => [id, roles[index] ?? "editor"])),
    ]),
  );
}
