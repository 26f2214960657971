import type { Column, Model, Models, Relation } from "../client/models.ts";
import { Prisma } from "../generated/prisma/client.ts";
import { allOf, emptySql, joinSql, rawSql, type Sql, sql } from "./sql.ts";

/** Columns and relations to read, as Prisma's `findMany` takes them. */
export interface Selection {
  select?: Record<string, unknown> | undefined;
  include?: Record<string, unknown> | undefined;
}

interface ListSelection extends Selection {
  where?: Record<string, unknown>;
  orderBy?: Order | Order[];
  take?: number;
}

type Direction = "asc" | "desc";
type Order = Record<string, Direction | { sort: Direction; nulls?: "first" | "last" }>;

/** SQL that reads rows of one model with their relations, as one JSON value per row. */
export interface JsonSelection {
  /** The model's table. */
  table: Sql;
  /** A row as JSON; the alias of the table is `t0`. */
  json: Sql;
  /** Converts a value of `json` in place to Prisma's types: dates and decimals become objects. */
  hydrate(row: unknown): void;
}

type Hydrate = (row: Record<string, unknown>) => void;

/**
 * Compiles a selection to one SQL expression. It knows as much of Prisma's query language as the GraphQL types use, and
 * throws at anything else, which the first test that reads the field finds.
 */
export function compileJsonSelection(models: Models, model: string, selection: Selection): JsonSelection {
  const { json, hydrate } = rowJson(models, model, selection, 0);
  return {
    table: rawSql(`"${modelOf(models, model).table}"`),
    json,
    hydrate: (row) => hydrate?.(row as Record<string, unknown>),
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
  for (const [key, wanted] of wantedFields(model, selection)) {
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

/** Selected fields with their own selections: those of `select`, or all columns and those of `include`. */
function* wantedFields(model: Model, { select, include }: Selection): Generator<[string, ListSelection]> {
  if (!select) {
    for (const [key, field] of model.fields) if (field.kind === "column") yield [key, {}];
  }
  for (const [key, wanted] of Object.entries(select ?? include ?? {})) {
    if (wanted) yield [key, wanted === true ? {} : (wanted as ListSelection)];
  }
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
  const order = orderBy(model, relation.model, alias, wanted.orderBy ?? []);
  const limit = wanted.take === undefined ? emptySql : sql`limit ${wanted.take}`;
  return sql`(select coalesce(json_agg(x.j), '[]') from (select ${json} j from ${from} where ${where} ${order} ${limit}) x)`;
}

function conditions(models: Models, name: string, alias: string, where: Record<string, unknown>): Sql[] {
  const model = modelOf(models, name);
  return Object.entries(where)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([key, wanted]) => {
      const field = fieldOf(model, name, key);
      if (field.kind === "column") {
        if (wanted === null) return sql`${column(alias, field.name)} is null`;
        if (typeof wanted === "object") throw unknown(`${name}.${key} in where`);
        return sql`${column(alias, field.name)} = ${wanted}`;
      }
      if (field.isList || typeof wanted !== "object" || wanted === null)
        throw unknown(`${name}.${key} in where`);
      const inner = `${alias}_${key}`;
      const bound = sql`${column(inner, field.foreignColumn)} = ${column(alias, field.localColumn)}`;
      const inside = conditions(models, field.model, inner, wanted as Record<string, unknown>);
      const table = rawSql(`"${modelOf(models, field.model).table}" ${inner}`);
      return sql`exists(select 1 from ${table} where ${allOf([bound, ...inside])})`;
    });
}

function orderBy(model: Model, name: string, alias: string, given: Order | Order[]): Sql {
  const keys = [given].flat().flatMap((order) =>
    Object.entries(order).map(([key, direction]) => {
      const field = fieldOf(model, name, key);
      if (field.kind !== "column") throw unknown(`${name}.${key} in orderBy`);
      const { sort, nulls } =
        typeof direction === "string" ? { sort: direction, nulls: undefined } : direction;
      return sql`${column(alias, field.name)} ${rawSql(sort + (nulls ? ` nulls ${nulls}` : ""))}`;
    }),
  );
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

function modelOf(models: Models, name: string): Model {
  const model = models.get(name);
  if (!model) throw unknown(`model ${name}`);
  return model;
}

function fieldOf(model: Model, name: string, key: string): Column | Relation {
  const field = model.fields.get(key);
  if (!field) throw unknown(`${name}.${key}`);
  return field;
}

const unknown = (what: string) => new Error(`Rows cannot be read with this: ${what}.`);
