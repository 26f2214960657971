import type { Column, Model, Models, Relation } from "../client/models.ts";

/** Columns and relations to read, as Prisma's `findMany` takes them. */
export interface Selection {
  select?: Record<string, unknown> | undefined;
  include?: Record<string, unknown> | undefined;
}

/** The same of a relation, as rows of a list are chosen and ordered. */
export interface ListSelection extends Selection {
  where?: Conditions;
  orderBy?: Order | Order[];
  take?: number;
}

/** Values of columns, and conditions on related rows. */
export type Conditions = Record<string, unknown>;

type Direction = "asc" | "desc";
type Order = Record<string, Direction | { sort: Direction; nulls?: "first" | "last" }>;

/** Selected fields with their own selections: those of `select`, or all columns and those of `include`. */
export function* wantedFields(
  model: Model,
  { select, include }: Selection,
): Generator<[string, ListSelection]> {
  if (!select) {
    for (const [key, field] of model.fields) if (field.kind === "column") yield [key, {}];
  }
  for (const [key, wanted] of Object.entries(select ?? include ?? {})) {
    if (wanted) yield [key, wanted === true ? {} : (wanted as ListSelection)];
  }
}

/** One condition on rows of a model: the value of a column, or conditions on the related row. */
export interface Condition {
  key: string;
  field: Column | Relation;
  wanted: unknown;
}

/** The conditions that a list names. */
export function conditionsOf(model: Model, name: string, where: Conditions): Condition[] {
  return Object.entries(where)
    .filter(([, wanted]) => wanted !== undefined)
    .map(([key, wanted]) => {
      const field = fieldOf(model, name, key);
      const isObject = typeof wanted === "object" && wanted !== null;
      const isKnown = field.kind === "column" ? !isObject : isObject && !field.isList;
      if (!isKnown) throw unknown(`${name}.${key} in where`);
      return { key, field, wanted };
    });
}

/** A column by which a list is ordered. */
export interface OrderKey {
  name: string;
  sort: Direction;
  nulls: "first" | "last" | undefined;
}

/** The order of a list. */
export function orderKeys(model: Model, name: string, { orderBy = [] }: ListSelection): OrderKey[] {
  return [orderBy].flat().flatMap((order) =>
    Object.entries(order).map(([key, direction]) => {
      const field = fieldOf(model, name, key);
      if (field.kind !== "column") throw unknown(`${name}.${key} in orderBy`);
      const { sort, nulls } =
        typeof direction === "string" ? { sort: direction, nulls: undefined } : direction;
      return { name: field.name, sort, nulls };
    }),
  );
}

/** The model of this name; throws for an unknown one. */
export function modelOf(models: Models, name: string): Model {
  const model = models.get(name);
  if (!model) throw unknown(`model ${name}`);
  return model;
}

/** The field of a model; throws for an unknown one. */
export function fieldOf(model: Model, name: string, key: string): Column | Relation {
  const field = model.fields.get(key);
  if (!field) throw unknown(`${name}.${key}`);
  return field;
}

const unknown = (what: string) => new Error(`Rows cannot be read with this: ${what}.`);
