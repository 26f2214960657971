import type { Tag } from "../../database/changes/tags.ts";
import type { ChosenGroup, FacetChoices, Facets } from "../../database/query/finder.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { filterLimits } from "../../inputs/filters.ts";

/** A group of choices; things need one of those that are chosen. */
interface Group {
  readonly name: string;
  readonly chosen: readonly string[];
  /** What the chosen ones ask of a row, as one text whatever is chosen: see `unlessOff`. */
  readonly condition: Sql;
}

/** Choices that are values of a column: a text, or an array of texts. */
interface ValueGroup extends Group {
  readonly column: Sql;
  readonly isList: boolean;
}

/** Choices that are conditions on columns, which are read under the names that the conditions use. */
interface CaseGroup extends Group {
  readonly columns: Sql;
  readonly cases: readonly { readonly value: string; readonly condition: Sql }[];
}

/** Choices that are counted by a statement on `matched`, of rows of value, label and count; all of the chosen ones must hold. */
interface JoinedGroup extends Group {
  readonly columns: Sql;
  readonly counted: Sql;
}

export type FilterGroup = ValueGroup | CaseGroup | JoinedGroup;

/**
 * A condition that holds for every row while nothing is chosen. There are hundreds of combinations of groups, and connections keep each text
 * of a statement prepared: a filtered list has one text, whatever it is filtered by.
 */
export const unlessOff = (chosen: readonly unknown[], condition: Sql): Sql =>
  sql`(${chosen.length === 0}::bool or ${condition})`;

/** The conditions of all groups; none if nothing is chosen in any. */
export const conditionsOf = (groups: readonly FilterGroup[]): Sql[] =>
  groups.some(({ chosen }) => chosen.length > 0) ? groups.map(({ condition }) => condition) : [];

/** How the choices of these groups are counted in a list. */
export function facetsOf(
  groups: readonly FilterGroup[],
  list: { from: Sql; where: readonly Sql[]; reads: () => Iterable<Tag> },
): Facets {
  const chosen: readonly ChosenGroup[] = conditionsOf(groups).length === 0 ? [] : groups;
  /** The rows that count for the choices of a group: they miss no condition, or only its own. */
  const countedFor = ({ name }: Group): Sql => {
    const index = chosen.findIndex((each) => each.name === name);
    if (chosen.length === 0) return sql`true`;
    return index < 0 ? passed : sql`(${passed} or missed = ${rawSql(String(2 ** index))})`;
  };
  const cases = groups.flatMap((group) =>
    "cases" in group ? group.cases.map((each) => ({ ...each, group })) : [],
  );
  const selects = groups.flatMap((group): Sql[] => {
    if ("cases" in group) return [];
    const name = rawSql(`'${group.name}'`);
    const counted =
      "counted" in group
        ? group.counted
        : group.isList
          ? // Many rows have the same list: each list is counted, then its values.
            sql`select v, null::text as label, sum(rows)::int4 as n from (
              select unnest(${columnOf(group)}) as v, count(*) as rows from matched
              where ${countedFor(group)} group by ${columnOf(group)} offset 0) u group by v`
          : sql`select ${columnOf(group)} as v, null::text as label, count(*)::int4 as n from matched
              where ${countedFor(group)} and ${columnOf(group)} is not null group by 1`;
    return [
      sql`(select ${name} as g, v, label, n from (${counted}) c
        order by v = any(${[...group.chosen]}::text[]) desc, n desc, v collate "C" limit ${rawSql(String(filterLimits.choices))})`,
    ];
  });
  if (cases.length > 0) {
    const counts = cases.map(
      ({ condition, group }, index) =>
        sql`count(*) filter (where ${countedFor(group)} and ${condition})::int4 as ${rawSql(`c${index}`)}`,
    );
    const rows = cases.map(
      ({ value, group }, index) => sql`(${group.name}, ${value}, ${rawSql(`c${index}`)})`,
    );
    selects.push(
      sql`(select g, v, null::text, n from (select ${joinSql(counts)} from matched) one,
        lateral (values ${joinSql(rows)}) w(g, v, n) where n > 0)`,
    );
  }
  return {
    from: list.from,
    where: list.where,
    groups: chosen,
    columns: joinSql(
      groups.map((group) =>
        "columns" in group ? group.columns : sql`${group.column} as ${columnOf(group)}`,
      ),
    ),
    counts: sql`select json_agg(json_build_array(g, v, label, n)) from (${joinSql(selects, " union all ")}) f(g, v, label, n)`,
    choices: (counted) => choicesOf(groups, counted),
    reads: list.reads,
  };
}

/** Of rows that pass everything; PostgreSQL takes an equation for one that few rows meet, and would plan for few. */
const passed = sql`missed < 1`;

/** What a column of values is called among the counted rows. */
const columnOf = ({ name }: Group): Sql => rawSql(`f_${name}`);

/**
 * The counted choices of each group, conditions in their order and values most frequent first, at most `filterLimits.choices`. Those that nothing has are left out, but not
 * chosen ones.
 */
function choicesOf(groups: readonly FilterGroup[], counted: unknown): FacetChoices {
  const all = (counted ?? []) as [group: string, value: string, label: string | null, count: number][];
  // Cases without a value are not asked for.
  const rows = all.filter(([, value]) => value !== "");
  const byGroup = Map.groupBy(rows, ([group]) => group);
  return new Map(
    groups.map((group) => {
      const { name, chosen } = group;
      const cases = "cases" in group ? group.cases : undefined;
      const found = (byGroup.get(name) ?? []).map(([, value, label, count]) => ({
        value,
        label,
        count,
        isChosen: chosen.includes(value),
      }));
      const missing = [...new Set(chosen)].filter((value) => !found.some((each) => each.value === value));
      const none = missing.map((value) => ({ value, label: null, count: 0, isChosen: true }));
      const place = ({ value }: { value: string }) =>
        cases ? cases.findIndex((each) => each.value === value) : 0;
      return [name, [...found, ...none].sort((a, b) => place(a) - place(b) || b.count - a.count)];
    }),
  );
}
