import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from "@pothos/core";
import type { GraphQLFieldResolver } from "graphql";
import { isPlainBelow, type RowRead, rowRead } from "./planned.ts";

const pluginName = "loadedRows";

declare global {
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      loadedRows: LoadedRowsPlugin<Types>;
    }
  }
}

/** Name of this plugin for the builder: it stands before that of Prisma, so that it is asked first. */
export default pluginName;

/**
 * Resolves fields from rows that hold what they read, without looking for how the row was loaded: that takes longer than all the
 * rest. A row without one of the columns goes the way of Prisma's plugin, which loads it. Permissions are checked around both.
 */
export class LoadedRowsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(config: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const read = readOf(config);
    return read ? { ...config, extensions: { ...config.extensions, [rowRead]: read } } : config;
  }

  override wrapResolve(
    load: GraphQLFieldResolver<unknown, Types["Context"], object>,
    { resolve, extensions }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types["Context"], object> {
    const read = extensions?.[rowRead] as RowRead | undefined;
    if (!read || !resolve) return load;
    const { columns, isRelation } = read;
    const fromRow = resolve as typeof load;
    const [column = ""] = columns;
    const holds =
      columns.length === 1
        ? (row: Record<string, unknown>) => row[column] !== undefined
        : (row: Record<string, unknown>) => columns.every((one) => row[one] !== undefined);
    return (row, args, context, info) =>
      holds(row as Record<string, unknown>) && (!isRelation || isPlainBelow(info))
        ? fromRow(row, args, context, info)
        : load(row, args, context, info);
  }
}

/** A context that refuses to say anything: what a field reads must not depend on the caller. */
const nobody = new Proxy(
  {},
  {
    get() {
      throw new Error("It depends on the caller");
    },
  },
);

function readOf<Types extends SchemaTypes>({
  args,
  extensions,
}: PothosOutputFieldConfig<Types>): RowRead | undefined {
  const select: unknown = extensions?.["pothosPrismaSelect"];
  if (typeof select === "function") {
    if (Object.keys(args).length > 0) return undefined;
    try {
      return columnsIn(select({}, nobody, () => true)?.select, true);
    } catch {
      return undefined;
    }
  }
  return columnsIn(select, false);
}

function columnsIn(selected: unknown, isRelation: boolean): RowRead | undefined {
  if (typeof selected !== "object" || selected === null) return undefined;
  const columns = Object.keys(selected);
  const isWhole = Object.values(selected).every((wanted) => wanted === true);
  return columns.length > 0 && isWhole ? { columns, isRelation } : undefined;
}

SchemaBuilder.registerPlugin(pluginName, LoadedRowsPlugin);
