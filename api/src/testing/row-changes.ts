import type { Database } from "../database/client/open.ts";
import { randomNumbers } from "./random.ts";

/** One direct change of the database, without a command. */
export interface RowChange {
  readonly name: string;
  /** Returns false if a constraint of the database refuses it. */
  run(): Promise<boolean>;
}

interface Column {
  table: string;
  column: string;
  type: string;
}

/** New values for a column `c`, by its type: the first one that the constraints allow is used. */
const otherValues: Readonly<Record<string, readonly string[]>> = {
  bool: ["not c"],
  float4: ["coalesce(c, 0) + 0.5", "c - 0.5"],
  float8: ["coalesce(c, 0) + 0.5", "c - 0.5"],
  int4: ["coalesce(c, 0) + 1", "c - 1", "3"],
  int8: ["coalesce(c, 0) + 1"],
  numeric: ["coalesce(c, 0) + 1"],
  text: ["c || 'x'", "'https://other.example/x'"],
  timestamptz: ["coalesce(c, now()) + interval '400 days'"],
  date: ["c + 1"],
  _text: ["c || array['another']"],
  _int4: ["(select array_agg(n + 1) from unnest(c) n)"],
};

/**
 * A change of each column of each table, and a deletion from each, in random order: of a random row among those that
 * contain one of these ids, if there are any.
 */
export async function rowChanges(
  { pool }: Database,
  ids: readonly string[],
  seed: number,
): Promise<RowChange[]> {
  const pick = randomNumbers(seed);
  const random = () => pick(1_000_000_000);
  const { rows: columns } = await pool.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relname not like 'change%' and c.relname not like '%prisma%'
      -- Written by triggers alone, with what they are made of.
      and c.relname not in ('software_facets', 'software_search', 'filter_choice') and (c.relname, a.attname) <> ('software', 'search')
    order by 1, a.attnum`);
  const attempt = async (text: string) => {
    try {
      return ((await pool.query(text)).rowCount ?? 0) > 0;
    } catch {
      return false;
    }
  };
  const oneOf = (table: string) =>
    `ctid = (select x.ctid from "${table}" x
      order by x::text ~ '${ids.join("|")}' desc, md5(x.ctid::text || '${random()}') limit 1)`;
  const changes = columns.map(({ table, column, type }): RowChange => {
    const anothers = `(select x."${column}" from "${table}" x where x."${column}" is distinct from t."${column}"
      order by md5(x.ctid::text || '${random()}') limit 1)`;
    const values = (otherValues[type] ?? []).map((value) => value.replaceAll(/\bc\b/g, `t."${column}"`));
    const row = oneOf(table);
    return {
      name: `${table}.${column}`,
      async run() {
        for (const value of [...values, anothers, "null"])
          if (await attempt(`update "${table}" t set "${column}" = ${value} where ${row}`)) return true;
        return false;
      },
    };
  });
  const tables = [...new Set(columns.map(({ table }) => table))];
  const deletions = tables.map((table) => {
    const text = `delete from "${table}" where ${oneOf(table)}`;
    return { name: `delete from ${table}`, run: () => attempt(text) };
  });
  return [...changes, ...deletions]
    .map((change) => ({ change, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ change }) => change);
}
