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
class LoadedRowsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
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
    const { isRelation, holds } = read;
    const fromRow = resolve as typeof load;
    return (row, args, context, info) =>
      holds(row) && (!isRelation || isPlainBelow(info))
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
      return readIn(select({}, nobody, () => true)?.select, true);
    } catch {
      return undefined;
    }
  }
  return readIn(select, false);
}

function readIn(selected: unknown, isRelation: boolean): RowRead | undefined {
  const holds = holding(selected);
  return holds && { holds, isRelation };
}

/** Finds out whether a row holds all that is selected; undefined where related rows are chosen or ordered. */
function holding(selected: unknown): ((row: unknown) => boolean) | undefined {
  if (typeof selected !== "object" || selected === null) return undefined;
  const tests: ((row: Row) => boolean)[] = [];
  for (const [key, wanted] of Object.entries(selected)) {
    if (wanted === true) tests.push((row) => row[key] !== undefined);
    else {
      const below = isPlainSelect(wanted) ? holding(wanted.select) : undefined;
      if (!below) return undefined;
      tests.push(({ [key]: related }) =>
        Array.isArray(related)
          ? related.every(below)
          : related === null || (related !== undefined && below(related)),
      );
    }
  }
  const [only, more] = tests;
  if (!only) return undefined;
  return (more ? (row: Row) => tests.every((test) => test(row)) : only) as (row: unknown) => boolean;
}

type Row = Readonly<Record<string, unknown>>;

/** Related rows of which nothing but what they hold is said. */
const isPlainSelect = (wanted: unknown): wanted is { select: object } =>
  typeof wanted === "object" && wanted !== null && Object.keys(wanted).join() === "select";

SchemaBuilder.registerPlugin(pluginName, LoadedRowsPlugin);
