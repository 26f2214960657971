import type { Database } from "../database/client/open.ts";
import { randomNumbers } from "./random.ts";

/** One change of the database that no command makes. */
export interface RowChange {
  readonly name: string;
  /** False if a rule of the database refuses it. */
  run(): Promise<boolean>;
}

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Another value of a column (alias `c`), by its type. */
const otherValues: Readonly<Record<string, string>> = {
  bool: "not c",
  float4: "coalesce(c, 0) + 0.5",
  float8: "coalesce(c, 0) + 0.5",
  int4: "case when coalesce(c, 1) <= 1 then 2 else c - 1 end",
  int8: "coalesce(c, 0) + 1",
  numeric: "coalesce(c, 0) + 1",
  text: "coalesce(c, '') || 'x'",
  timestamptz: "coalesce(c, now()) + interval '400 days'",
  date: "c + 1",
  _text: "c || array['another']",
  _int4: "(select array_agg(n + 1) from unnest(c) n)",
};

/** A change of each column of each table, each of a row by chance, in an order by chance; then of rows that come and go. */
export async function rowChanges({ pool }: Database, seed: number): Promise<RowChange[]> {
  const pick = randomNumbers(seed);
  const random = () => pick(1_000_000_000);
  const { rows: columns } = await pool.query<Column>(`
    select c.relname as table, a.attname as column, t.typname as type from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relname not like 'change%' and c.relname not like '%prisma%'
    order by 1, a.attnum`);
  const attempt = async (text: string) => {
    try {
      return ((await pool.query(text)).rowCount ?? 0) > 0;
    } catch {
      return false;
    }
  };
  const oneOf = (table: string) =>
    `ctid = (select ctid from "${table}" order by md5(ctid::text || '${random()}') limit 1)`;
  const changes = columns.flatMap(({ table, column, type }): RowChange[] => {
    const another =
      type === "uuid"
        ? `(select x."${column}" from "${table}" x where x."${column}" is distinct from t."${column}" order by md5(x.ctid::text || '${random()}') limit 1)`
        : otherValues[type]?.replaceAll(/\bc\b/g, `t."${column}"`);
    if (another === undefined) return [];
    const text = `update "${table}" t set "${column}" = ${another} where ${oneOf(table)}`;
    return [{ name: `${table}.${column}`, run: () => attempt(text) }];
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
