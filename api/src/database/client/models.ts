import { getDatamodel } from "../generated/pothos.ts";
import type { PrismaClient } from "../generated/prisma/client.ts";

/** A column of a table. */
export interface Column {
  kind: "column";
  name: string;
  /** Prisma's type: DateTime, Decimal, String … */
  type: string;
}

/** Related rows of another table: those whose `foreignColumn` equals `localColumn`. */
export interface Relation {
  kind: "relation";
  model: string;
  isList: boolean;
  localColumn: string;
  foreignColumn: string;
}

/** A model of the Prisma schema with its names in the database. */
export interface Model {
  table: string;
  fields: ReadonlyMap<string, Column | Relation>;
}

export type Models = ReadonlyMap<string, Model>;

/** What this program needs of the client's description of the schema, which Prisma gives no public name. */
interface Described {
  _runtimeDataModel: {
    models: Record<
      string,
      {
        dbName: string | null;
        fields: { name: string; kind: string; type: string; dbName?: string; relationName?: string }[];
      }
    >;
  };
}

/** Tables, columns and relations of the Prisma schema, by the names that queries use. Relations lead to `id` columns. */
export function describeModels(prisma: PrismaClient): Models {
  const described = (prisma as unknown as Described)._runtimeDataModel.models;
  const { models: related } = getDatamodel().datamodel;
  const columnOf = (model: string, field: string): string =>
    described[model]?.fields.find(({ name }) => name === field)?.dbName ?? field;
  /** The foreign key column of a relation, if it is on `model`. */
  const foreignKey = (model: string, relationName: string | undefined): string | undefined => {
    const owner = related[model]?.fields.find(
      (field) => field.relationName === relationName && field.relationFromFields?.length === 1,
    );
    const key = owner?.relationFromFields?.[0];
    return key === undefined ? undefined : columnOf(model, key);
  };
  return new Map(
    Object.entries(described).map(([model, { dbName, fields }]) => [
      model,
      {
        table: dbName ?? model,
        fields: new Map<string, Column | Relation>(
          fields.map((field) => {
            const { name, type, relationName } = field;
            if (field.kind !== "object")
              return [name, { kind: "column", name: field.dbName ?? name, type }] as const;
            const mine = related[model]?.fields.find((one) => one.name === name);
            const [key] = mine?.relationFromFields ?? [];
            const sides =
              key === undefined
                ? { localColumn: "id", foreignColumn: foreignKey(type, relationName) ?? "id" }
                : { localColumn: columnOf(model, key), foreignColumn: "id" };
            return [
              name,
              { kind: "relation", model: type, isList: mine?.isList ?? false, ...sides },
            ] as const;
          }),
        ),
      },
    ]),
  );
}
