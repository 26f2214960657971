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
import { allOf, emptySql, inOnePiece, joinSql, rawSql, type Sql, sql } from "./sql.ts";

/** SQL that reads rows of one model with their relations, as one JSON value per row. */
export interface JsonSelection {
  /** The model's table. */
  table: Sql;
  /** A row as JSON; the alias of the table is `t0`. */
  json: Sql;
  /** A column of the row by its name in the model, in a statement that has the table as `t0`; throws for a relation. */
  column(name: string): Sql;
  /** Converts a value of `json` in place to Prisma's types: dates and decimals become objects. */
  hydrate(row: unknown): void;
  /** What its rows depend on; compiled when it is first asked for. */
  reads(): SelectionReads;
}

type Hydrate = (row: Record<string, unknown>) => void;

/**
 * Compiles a selection to one SQL expression. It knows as much of Prisma's query language as the GraphQL types use, and
 * throws at anything else, which the first test that reads the field finds.
 */
export function compileJsonSelection(models: Models, model: string, selection: Selection): JsonSelection {
  const { json, hydrate } = rowJson(models, model, selection, 0);
  let reads: SelectionReads | undefined;
  return {
    table: rawSql(`"${modelOf(models, model).table}"`),
    json: inOnePiece(json),
    column(name) {
      const field = fieldOf(modelOf(models, model), model, name);
      if (field.kind !== "column") throw new Error(`${model}.${name} is no column.`);
      return column("t0", field.name);
    },
    hydrate: (row) => hydrate?.(row as Record<string, unknown>),
    reads: () => (reads ??= selectionReads(models, model, selection)),
  };
}

function rowJson(
  models: Models,
  name: string,
  selection: Selection,
  depth: number,
): { json: Sql; hydrate: Hydrate | undefined } {
  const model = modelOf(models, name);
  const alias = `t${depth}`;
  const parts: Sql[] = [];
  const hydrators: Hydrate[] = [];
  const add = (key: string, value: Sql, hydrate: Hydrate | undefined) => {
    parts.push(sql`${rawSql(`'${key}'`)}, ${value}`);
    if (hydrate) hydrators.push(hydrate);
  };
  const fields = new Map(wantedFields(model, selection));
  // By its id it is said what a row was read of.
  if (!fields.has("id") && model.fields.get("id")?.kind === "column") fields.set("id", {});
  for (const [key, wanted] of fields) {
    const field = fieldOf(model, name, key);
    if (field.kind === "column") add(key, column(alias, field.name), hydrateColumn(key, field));
    else {
      const child = rowJson(models, field.model, wanted, depth + 1);
      const rows = relationRows(models, field, wanted, child.json, depth);
      add(key, rows, child.hydrate && hydrateRelation(key, field, child.hydrate));
    }
  }
  return {
    json: sql`json_build_object(${parts.length === 0 ? emptySql : joinSql(parts)})`,
    hydrate:
      hydrators.length === 0
        ? undefined
        : (row) => {
            for (const hydrate of hydrators) hydrate(row);
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
      return wanted === null ? sql`${own} is null` : sql`${own} = ${wanted}`;
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
function hydrateColumn(key: string, { type }: Column): Hydrate | undefined {
  const convert: ((value: never) => unknown) | undefined =
    type === "DateTime"
      ? (value: string) => new Date(value)
      : type === "Decimal"
        ? (value: number) => new Prisma.Decimal(value)
        : undefined;
  if (!convert) return undefined;
  return (row) => {
    if (row[key] !== null) row[key] = convert(row[key] as never);
  };
}

function hydrateRelation(key: string, { isList }: Relation, hydrate: Hydrate): Hydrate {
  if (isList)
    return (row) => {
      for (const one of row[key] as Record<string, unknown>[]) hydrate(one);
    };
  return (row) => {
    if (row[key] !== null) hydrate(row[key] as Record<string, unknown>);
  };
}

const column = (alias: string, name: string): Sql => rawSql(`${alias}."${name}"`);
