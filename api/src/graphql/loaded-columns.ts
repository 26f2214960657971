import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import { defaultFieldResolver, type GraphQLField, type GraphQLFieldResolver } from "graphql";

const pluginName = "loadedColumns";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      loadedColumns: LoadedColumnsPlugin<Types>;
    }
  }
}

/** Name of this plugin for the builder: it stands before Prisma's, so that it is asked first. */
export default pluginName;

type Resolver = GraphQLFieldResolver<unknown, unknown, Record<string, unknown>>;

/** What a field's type says of it. */
export interface OwnField {
  /** How it resolves without any plugin. */
  readonly resolve: Resolver;
  /** A field of a row of the database, in which is what it selects. */
  readonly isOfRow: boolean;
  /** What it selects of the row: nothing but its own column at most, always the same, or something that its arguments may decide. */
  readonly selects: "column" | "always" | "by arguments";
}

/** By the function that the schema has for a field if no other plugin checks something before it. */
const ownFields = new WeakMap<object, OwnField>();

/** A field that the schema reads from its object by its name. */
const property: OwnField = { resolve: defaultFieldResolver, isOfRow: false, selects: "always" };

/**
 * A field as its type defines it; undefined if a permission or anything else is checked before it, so that it must be asked through
 * the schema.
 */
export function ownField({ resolve }: Pick<GraphQLField<unknown, unknown>, "resolve">): OwnField | undefined {
  return resolve === undefined || resolve === defaultFieldResolver ? property : ownFields.get(resolve);
}

/**
 * Reads columns from rows that have them, without Prisma's plugin, whose search for how a row was loaded takes longer than the rest of a
 * field. A row without the column goes the way of that plugin, which loads it.
 */
class LoadedColumnsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    load: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { kind, args, type, resolve, pothosOptions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    const { select } = pothosOptions as { select?: unknown };
    const isOfRow = (kind as string) === "PrismaObject";
    const own = (resolve ?? load) as Resolver;
    if (!isOfRow) {
      if (load !== defaultFieldResolver) ownFields.set(load, { resolve: own, isOfRow, selects: "always" });
      return load;
    }
    const isLeaf = type.kind === "Scalar" || type.kind === "Enum";
    const isColumn = isLeaf && Object.keys(args).length === 0 && select === undefined;
    const isFixed = select === undefined ? type.kind === "Scalar" : typeof select === "object";
    const selects = isColumn ? "column" : isFixed ? "always" : "by arguments";
    const outer = isColumn && resolve ? readFirst(own, load as Resolver) : always(load as Resolver);
    ownFields.set(outer, { resolve: own, isOfRow, selects });
    return outer as GraphQLFieldResolver<unknown, Types["Context"], object>;
  }
}

const readFirst =
  (read: Resolver, load: Resolver): Resolver =>
  (row, given, context, info) => {
    const value = read(row, given, context, info);
    return value === undefined ? load(row, given, context, info) : value;
  };

/** A function of its own per field: it is the key in `ownFields`. */
const always =
  (load: Resolver): Resolver =>
  (row, given, context, info) =>
    load(row, given, context, info);

SchemaBuilder.registerPlugin(pluginName, LoadedColumnsPlugin);
