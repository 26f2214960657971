import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";

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
    const isColumn =
      (kind as string) === "PrismaObject" &&
      (type.kind === "Scalar" || type.kind === "Enum") &&
      Object.keys(args).length === 0 &&
      select === undefined;
    if (!isColumn || !resolve) return load;
    const read = resolve as typeof load;
    return (row, given, context, info) => {
      const value = read(row, given, context, info);
      return value === undefined ? load(row, given, context, info) : value;
    };
  }
}

SchemaBuilder.registerPlugin(pluginName, LoadedColumnsPlugin);
