import { bitAt } from "../../database/query/finder.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";

/** A choice with its count. */
export type CountedChoice = [value: string, count: number];

/** A choice of `filter_choice`; no other one ever has its ID, and so its character. */
export type KnownChoice = readonly [character: string, kind: string, value: string];

/** A group of choices that is counted: its name is their kind, and its place gives its bit. */
export interface CountedGroup {
  readonly name: string;
  /** The chosen ones, if the choices of a row decide whether it passes: it has one of them. */
  readonly decidedByIds: readonly string[];
}

/** What the characters of choices mean, as JSON. */
export const knownChoices: Sql = sql`(select json_agg(json_build_array(filter_character(id), kind, value))
  from filter_choice where filter_character(id) is not null)`;

/**
 * A text with a line for each of these conditions: the choices of the rows of `matched` that meet it, a character for each ID
 * (`filter_character`), rows between commas. It is text, not JSON, because escaping and parsing would take longer than reading the rows.
 */
export function encodedRows(conditions: readonly Sql[]): Sql {
  const lines = conditions.map(
    (condition) => sql`coalesce(string_agg(choices, ',') filter (where ${condition}), ${none}) || E'\\n'`,
  );
  return sql`(select ${joinSql(lines, " || ")} from matched)`;
}

/** A line without rows; an empty one is a row without choices. */
const noRows = "-";
const none = rawSql(`'${noRows}'`);

/** The first lines of a text, and what stands behind them. */
export function splitLines(text: string, count: number): { lines: string[]; rest: string } {
  const lines: string[] = [];
  let start = 0;
  for (let line = 0; line < count; line++) {
    const end = text.indexOf("\n", start);
    lines.push(text.slice(start, end));
    start = end + 1;
  }
  return { lines, rest: text.slice(start) };
}

/** The choices of rows with their counts. */
export interface ChoiceCounts {
  /** How many rows miss nothing. */
  readonly passed: number;
  /** The choices of the group at this place, each with its count if it were the only one of its group. */
  choicesOf(place: number): CountedChoice[];
}

/**
 * Counts the choices of rows that miss no group, and for each group of those that miss only this one. `rows` are lines of `encodedRows` by
 * what their rows miss whatever their choices are: the bit of a group, or 0.
 */
export function countChoices(
  rows: ReadonlyMap<number, string>,
  known: readonly KnownChoice[],
  groups: readonly CountedGroup[],
): ChoiceCounts {
  const byKind = Map.groupBy(known, ([, kind]) => kind);
  const size = known.reduce((most, [character]) => Math.max(most, codeOf(character)), 0) + 1;
  /** By code the bit of the group of which it is a chosen one. */
  const bitOfChosen = new Uint32Array(size);
  for (const [place, { name, decidedByIds }] of groups.entries())
    for (const [character, , value] of byKind.get(name) ?? [])
      if (decidedByIds.includes(value)) bitOfChosen[codeOf(character)] = bitAt(place);
  /** The bits that a row must have. */
  const required = groups.reduce(
    (bits, { decidedByIds }, place) => (decidedByIds.length > 0 ? bits | bitAt(place) : bits),
    0,
  );
  const counts = new Map(
    [0, ...groups.map((_, place) => bitAt(place))].map((bit) => [bit, new Uint32Array(size)]),
  );
  let passed = 0;
  for (const [missed, text] of rows)
    forEachRow(text, (codes, length) => {
      let own = 0;
      for (let at = 0; at < length; at++) own |= bitOfChosen[codes[at] as number] as number;
      const all = missed | (required & ~own);
      if (all === 0) passed++;
      const counted = counts.get(all);
      if (counted) for (let at = 0; at < length; at++) (counted[codes[at] as number] as number)++;
    });
  return {
    passed,
    choicesOf(place) {
      const both = [0, bitAt(place)].map((bit) => counts.get(bit));
      return (byKind.get(groups[place]?.name ?? "") ?? []).map(([character, , value]) => [
        value,
        both.reduce((sum, counted) => sum + (counted?.[codeOf(character)] ?? 0), 0),
      ]);
    },
  };
}

/**
 * Calls back for each row of a line with the codes of its characters, the first `length` numbers of an array that the next row has too: to
 * split the text would take longer.
 */
function forEachRow(line: string, each: (codes: readonly number[], length: number) => void): void {
  if (line === noRows) return;
  const codes: number[] = [];
  let length = 0;
  for (let index = 0; index <= line.length; index++) {
    const code = index < line.length ? line.charCodeAt(index) : comma;
    if (code === comma) {
      each(codes, length);
      length = 0;
    } else codes[length++] = code < firstOfPair ? code : codeOf(line, index++);
  }
}

/** The code of the character at this place, which may be a pair of UTF-16's. */
const codeOf = (text: string, index = 0): number => text.codePointAt(index) as number;

const comma = ",".charCodeAt(0);
/** From here on a code of UTF-16 is half of a pair: other characters above it are not used. */
const firstOfPair = 0xd800;
