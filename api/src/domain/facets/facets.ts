import type { Tag } from "../../database/changes/tags.ts";
import { bitAt, type CountedFacets, type Facets, idsBit } from "../../database/query/finder.ts";
import { constant, joinSql, opaque, rawSql, type Sql, sql } from "../../database/query/sql.ts";
import { filterLimits } from "../../inputs/filters.ts";
import { countChoices, encodedRows, type KnownChoice, knownChoices, splitLines } from "./encoded-choices.ts";

/** A group of choices; things need one of those that are chosen. */
interface Group {
  readonly name: string;
  readonly chosen: readonly string[];
  /** What the chosen ones ask of a row, as one text whatever is chosen: see `unlessOff`. */
  readonly condition: Sql;
  /** The values in their own order, which is that of the choices; without it the most frequent come first. */
  readonly values?: readonly string[];
}

/** Choices that are values of a column of texts. */
interface ValueGroup extends Group {
  readonly column: Sql;
}

/** Choices whose IDs each row has in its column `choices`; the group's name is their kind in `filter_choice`. */
interface EncodedGroup extends Group {
  readonly isEncoded: true;
  /** At most one is chosen. It need not be among `values`: it has no ID then, and only the condition decides what passes. */
  readonly acceptsAnyValue?: true;
}

/** Choices that are counted by a statement on `matched`, of rows of value, label and count; all of the chosen ones must hold. */
interface JoinedGroup extends Group {
  readonly columns: Sql;
  readonly counted: Sql;
}

export type FilterGroup = ValueGroup | EncodedGroup | JoinedGroup;

/**
 * A condition that holds for every row while nothing is chosen. There are hundreds of combinations of groups, and connections keep each text
 * of a statement prepared: a filtered list has one text, whatever it is filtered by, and another one for a range of prices that is not offered. Values in it are `opaque`.
 */
export const unlessOff = (chosen: readonly unknown[], condition: Sql): Sql =>
  sql`(${opaque(chosen.length === 0, "bool")} or ${condition})`;

/** The conditions of all groups; none if nothing is chosen in any. */
export const conditionsOf = (groups: readonly FilterGroup[]): Sql[] =>
  groups.some(({ chosen }) => chosen.length > 0) ? groups.map(({ condition }) => condition) : [];

/** How the choices of these groups are counted in a list. */
export function facetsOf(
  groups: readonly FilterGroup[],
  list: Pick<Facets, "from" | "where" | "isCheap"> & { reads: () => Iterable<Tag> },
): Facets {
  const isFiltered = conditionsOf(groups).length > 0;
  const decidedByIds = isFiltered ? groups.filter(isDecidedByIds) : [];
  const decidedBySql = isFiltered ? groups.filter((group) => !isDecidedByIds(group)) : [];
  const bitOf = (group: FilterGroup) => constant(bitAt(decidedBySql.indexOf(group)));
  const hasEncoded = groups.some(isEncoded);
  const selects = groups.flatMap((group): Sql[] => {
    if (isEncoded(group)) return [];
    const counted =
      "counted" in group
        ? group.counted
        : sql`select ${columnOf(group)} as v, null::text as label, count(*)::int4 as n from matched
            where ${isFiltered ? sql`(${passed} or missed = ${bitOf(group)})` : sql`true`}
              and ${columnOf(group)} is not null group by 1`;
    return [
      sql`(select ${rawSql(`'${group.name}'`)} as g, v, label, n from (${counted}) c
        order by v = any(${opaque(group.chosen, "text[]")}) desc, n desc, v collate "C" limit ${constant(filterLimits.choices)})`,
    ];
  });
  const counted =
    selects.length > 0
      ? sql`(select json_agg(json_build_array(g, v, label, n)) from (${joinSql(selects, " union all ")}) f(g, v, label, n))`
      : sql`null`;
  const bits = [0, ...decidedBySql.map((_, place) => bitAt(place))];
  const lines = bits.map((bit) => sql`missed in (${rawSql(`${bit}, ${bit + idsBit({ decidedBySql })}`)})`);
  const rest = sql`json_build_array(${counted}, ${hasEncoded ? knownChoices : sql`null`})::text`;
  return {
    ...list,
    decidedBySql,
    decidedByIds: decidedByIds.map(({ condition }) => condition),
    columns: joinSql([
      ...(hasEncoded ? [sql`choices`] : []),
      ...groups.flatMap((group) => {
        if (isEncoded(group)) return [];
        return ["columns" in group ? group.columns : sql`${group.column} as ${columnOf(group)}`];
      }),
    ]),
    counts: hasEncoded ? sql`${encodedRows(lines)} || ${rest}` : rest,
    counted: (text) =>
      countedOf(
        groups,
        decidedBySql,
        hasEncoded ? splitLines(text, lines.length) : { lines: [], rest: text },
      ),
  };
}

const isEncoded = (group: FilterGroup): group is EncodedGroup => "isEncoded" in group;

/** Do the IDs of a row decide whether it passes? */
const isDecidedByIds = (group: FilterGroup): boolean =>
  isEncoded(group) &&
  (group.acceptsAnyValue !== true || group.chosen.every((value) => group.values?.includes(value)));

/** Of rows that pass everything; PostgreSQL takes an equation for one that few rows meet, and would plan for few. */
const passed = sql`missed < 1`;

/** What a column of values is called among the counted rows. */
const columnOf = ({ name }: Group): Sql => rawSql(`f_${name}`);

type Rest = [
  rows: readonly [group: string, value: string, label: string | null, count: number][] | null,
  known: readonly KnownChoice[] | null,
];

/**
 * The counted choices of each group, in the order of its values or most frequent first, at most `filterLimits.choices`. Those that nothing
 * has are left out, but not chosen ones.
 */
function countedOf(
  groups: readonly FilterGroup[],
  decidedBySql: readonly FilterGroup[],
  { lines, rest }: ReturnType<typeof splitLines>,
): CountedFacets {
  const [rows, known] = JSON.parse(rest) as Rest;
  const byGroup = Map.groupBy(rows ?? [], ([group]) => group);
  const missedBy = (line: number) => {
    const group = decidedBySql[line - 1];
    return group ? bitAt(groups.indexOf(group)) : 0;
  };
  const { passed, choicesOf } = countChoices(
    new Map(lines.map((line, place) => [missedBy(place), line])),
    known ?? [],
    groups.map((group) => ({
      name: group.name,
      decidedByIds: isDecidedByIds(group) ? group.chosen : [],
    })),
  );
  const choices = groups.map((group, place) => {
    const { name, chosen, values } = group;
    const choice = (value: string, label: string | null, count: number) => ({
      value,
      label,
      count,
      isChosen: chosen.includes(value),
    });
    if (!isEncoded(group)) {
      // The statement has ordered and limited them.
      const found = (byGroup.get(name) ?? []).map(([, value, label, n]) => choice(value, label, n));
      return [name, ordered(values, [...found, ...missing(chosen, found, 0)])] as const;
    }
    const { acceptsAnyValue } = group;
    const found = choicesOf(place)
      .map(([value, n]) => choice(value, null, n))
      .filter(({ value, count, isChosen }) => isChosen || (count > 0 && (values?.includes(value) ?? true)));
    const shown = [...found, ...missing(chosen, found, acceptsAnyValue ? passed : 0)]
      .sort(chosenAndFrequentFirst)
      .slice(0, filterLimits.choices);
    return [name, ordered(values, shown)] as const;
  });
  return { choices: new Map(choices), total: lines.length > 0 ? passed : null };
}

interface Choice {
  readonly value: string;
  readonly count: number;
  readonly isChosen: boolean;
}

const chosenAndFrequentFirst = (a: Choice, b: Choice): number =>
  Number(b.isChosen) - Number(a.isChosen) || b.count - a.count || (a.value < b.value ? -1 : 1);

/** The choices in the order of these values, others last; without values the most frequent first. */
const ordered = <Each extends Choice>(
  values: readonly string[] | undefined,
  choices: readonly Each[],
): Each[] => choices.toSorted((a, b) => (values ? place(values, a) - place(values, b) : b.count - a.count));

const place = (values: readonly string[], { value }: Choice): number => {
  const index = values.indexOf(value);
  return index < 0 ? values.length : index;
};

/** Chosen values that were not found, each with this count. */
const missing = (chosen: readonly string[], found: readonly Choice[], count: number) =>
  [...new Set(chosen)]
    .filter((value) => !found.some((each) => each.value === value))
    .map((value) => ({ value, label: null, count, isChosen: true }));
