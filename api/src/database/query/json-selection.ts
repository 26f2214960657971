import type { Column, Model, Models, Relation } from "../client/models.ts";
import { Prisma } from "../generated/prisma/client.ts";
import {
  type Conditions,
  conditionsOf,
  fieldOf,
  type ListSelection,
  modelOf,
  orderKeys,
  type Selection,
  wantedFields,
} from "./selection.ts";
import { type SelectionReads, selectionReads } from "./selection-reads.ts";
import { allOf, constant, emptySql, inOnePiece, joinSql, rawSql, type Sql, sql } from "./sql.ts";

/** SQL that reads rows of one model with their relations, as one value per row. */
export interface RowSelection {
  /** The model's table. */
  table: Sql;
  /** A row as a JSON array of its values, or as text; the alias of the table is `t0`. */
  json: Sql;
  /** What the text of each row is (RowText, without line feeds): the row, or its whole edge, which may read `page.extra` of a page's statement. Undefined if rows are data. */
  readonly textOf?: "row" | "edge";
  /** Does each text start with the IDs of its rows and a tab (`RowText.ids`)? Undefined if rows are data. */
  readonly hasIds?: boolean;
  /** The row that a value of `json` stands for. */
  rowOf(value: unknown): object;
  /** What its rows depend on; compiled when it is first asked for. */
  reads(): SelectionReads;
}

/** The same, of rows as JSON. */
export interface JsonSelection extends RowSelection {
  /** A column of the row by its name in the model, in a statement that has the table as `t0`; throws for a relation. */
  column(name: string): Sql;
  /** The row that a value of `json` stands for, with Prisma's types. */
  rowOf(values: unknown): Row;
}

/** A row by the names of its model's fields. */
export type Row = Record<string, unknown>;

/** A value of a row, by its place in the array. */
interface Field {
  readonly key: string;
  readonly place: number;
  /** Makes of a value that is not null what Prisma makes of it; undefined where JSON's value is that already. */
  readonly read: Read | undefined;
}

type Read = (value: never) => unknown;

/**
 * Compiles a selection to one SQL expression. It knows as much of Prisma's query language as the GraphQL types use, and
 * throws at anything else, which the first test that reads the field finds.
 */
export function compileJsonSelection(models: Models, model: string, selection: Selection): JsonSelection {
  const { json, rowOf } = rowJson(models, model, selection, 0);
  let reads: SelectionReads | undefined;
  return {
    table: rawSql(`"${modelOf(models, model).table}"`),
    json: inOnePiece(json),
    column(name) {
      const field = fieldOf(modelOf(models, model), model, name);
      if (field.kind !== "column") throw new Error(`${model}.${name} is no column.`);
      return column("t0", field.name);
    },
    rowOf: (values) => rowOf(values as readonly unknown[]),
    reads: () => (reads ??= selectionReads(models, model, selection)),
  };
}

interface RowJson {
  json: Sql;
  rowOf(values: readonly unknown[]): Row;
}

/** An array, not an object: PostgreSQL would write every key for every row, which takes it as long as the values do. */
export function rowJson(models: Models, name: string, selection: Selection, depth: number): RowJson {
  const model = modelOf(models, name);
  const alias = `t${depth}`;
  const values: Sql[] = [];
  const fields: Field[] = [];
  const add = (key: string, value: Sql, read: Read | undefined) => {
    fields.push({ key, place: values.length, read });
    values.push(value);
  };
  const wantedOf = new Map(wantedFields(model, selection));
  // By its id it is said what a row was read of.
  if (!wantedOf.has("id") && model.fields.get("id")?.kind === "column") wantedOf.set("id", {});
  for (const [key, wanted] of wantedOf) {
    const field = fieldOf(model, name, key);
    if (field.kind === "column") add(key, column(alias, field.name), readColumn(field));
    else {
      const { json, rowOf } = rowJson(models, field.model, wanted, depth + 1);
      const read: Read = field.isList ? (rows: (readonly unknown[])[]) => rows.map(rowOf) : rowOf;
      add(key, relationRows(models, field, wanted, json, depth), read);
    }
  }
  return {
    json: sql`json_build_array(${values.length === 0 ? emptySql : joinSql(values)})`,
    rowOf(given) {
      const row: Row = {};
      for (const { key, place, read } of fields) {
        const value = given[place];
        row[key] = read && value !== null ? read(value as never) : value;
      }
      return row;
    },
  };
}

/** The related row or rows as JSON; null if there is no such row. */
function relationRows(
  models: Models,
  relation: Relation,
  wanted: ListSelection,
  json: Sql,
  depth: number,
): Sql {
  const alias = `t${depth + 1}`;
  const model = modelOf(models, relation.model);
  const from = sql`${rawSql(`"${model.table}" ${alias}`)}`;
  const where = allOf([
    sql`${column(alias, relation.foreignColumn)} = ${column(`t${depth}`, relation.localColumn)}`,
    ...conditions(models, relation.model, alias, wanted.where ?? {}),
  ]);
  if (!relation.isList) return sql`(select ${json} from ${from} where ${where})`;
  const order = orderBy(model, relation.model, alias, wanted);
  const limit = wanted.take === undefined ? emptySql : sql`limit ${wanted.take}`;
  return sql`(select coalesce(json_agg(x.j), '[]') from (select ${json} j from ${from} where ${where} ${order} ${limit}) x)`;
}

function conditions(models: Models, name: string, alias: string, where: Conditions): Sql[] {
  return conditionsOf(modelOf(models, name), name, where).map(({ key, field, wanted }) => {
    if (field.kind === "column") {
      const own = column(alias, field.name);
      if (wanted === null) return sql`${own} is null`;
      // Conditions are written in code, so a Boolean is the same each time: as a constant it lets its statement run together with others (`hasNoValues` in rows.ts and page-statement.ts).
      return sql`${own} = ${typeof wanted === "boolean" ? constant(wanted) : wanted}`;
    }
    const inner = `${alias}_${key}`;
    const bound = sql`${column(inner, field.foreignColumn)} = ${column(alias, field.localColumn)}`;
    const inside = conditions(models, field.model, inner, wanted as Conditions);
    const table = rawSql(`"${modelOf(models, field.model).table}" ${inner}`);
    return sql`exists(select 1 from ${table} where ${allOf([bound, ...inside])})`;
  });
}

function orderBy(model: Model, name: string, alias: string, wanted: ListSelection): Sql {
  const keys = orderKeys(model, name, wanted).map(({ name: column_, sort, nulls }) => {
    return sql`${column(alias, column_)} ${rawSql(sort + (nulls ? ` nulls ${nulls}` : ""))}`;
  });
  return keys.length === 0 ? emptySql : sql`order by ${joinSql(keys)}`;
}

/** JSON has no dates, and its numbers are read as floating point. */
function readColumn({ type }: Column): Read | undefined {
  if (type === "DateTime") return (value: string) => new Date(value);
  if (type === "Decimal") return (value: number) => new Prisma.Decimal(value);
  return undefined;
}

const column = (alias: string, name: string): Sql => rawSql(`${alias}."${name}"`);
