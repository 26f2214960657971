/** Prisma's schema engine (WASM from npm) over a PostgreSQL in memory: what `prisma migrate diff` does, offline. */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PGlite } from "@electric-sql/pglite";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum as Column,
  type ColumnType,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
  type SqlQuery,
} from "@prisma/driver-adapter-utils";

/** The part of the API that is used here; Node's types do not have it. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: object,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

type Engine = typeof import("@prisma/schema-engine-wasm/schema_engine_bg");

/** A schema.prisma file. */
export type SchemaFile = { path: string; content: string };

/**
 * SQL that migrates a database to a schema; empty if they agree. The engine handles tables, columns, keys and plain indexes,
 * and ignores checks, triggers, and partial and expression indexes.
 */
export async function differenceToSchema(database: PGlite, schema: SchemaFile): Promise<string> {
  const { SchemaEngine } = await loadEngine();
  const engine = await SchemaEngine.new(
    { datamodels: [[schema.path, schema.content]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(adapterOf(database)),
  );
  const { stdout } = await engine.diff({
    from: { tag: "schemaDatasource", files: [schema], configDir: "." },
    to: { tag: "schemaDatamodel", files: [schema] },
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  });
  const sql = stdout?.trim() ?? "";
  return sql.startsWith("-- This is an empty migration") ? "" : sql;
}

/** The package imports its .wasm file as a module, which Node supports only behind a flag, so it is loaded manually. */
async function loadEngine(): Promise<Engine> {
  const folder = dirname(createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm"));
  const glue = (await import(pathToFileURL(join(folder, "schema_engine_bg.js")).href)) as Engine & {
    __wbg_set_wasm(exports: object): void;
  };
  const wasm = await WebAssembly.instantiate(await readFile(join(folder, "schema_engine_bg.wasm")), {
    "./schema_engine_bg.js": glue,
  });
  glue.__wbg_set_wasm(wasm.instance.exports);
  (wasm.instance.exports["__wbindgen_start"] as () => void)();
  return glue;
}

/** The types that occur in PostgreSQL's catalogue, by oid. @prisma/adapter-pg refuses "char" (18), so it cannot serve here. */
const columnTypes: Record<number, ColumnType> = {
  16: Column.Boolean,
  18: Column.Character,
  19: Column.Text,
  20: Column.Int64,
  21: Column.Int32,
  23: Column.Int32,
  25: Column.Text,
  26: Column.Int64,
  1000: Column.BooleanArray,
  1002: Column.CharacterArray,
  1003: Column.TextArray,
  1005: Column.Int32Array,
  1007: Column.Int32Array,
  1009: Column.TextArray,
  1043: Column.Text,
};

function adapterOf(database: PGlite): SqlMigrationAwareDriverAdapterFactory {
  const info = { provider: "postgres", adapterName: "schema-engine" } as const;
  const only = (what: string) => async (): Promise<never> => {
    throw new Error(`Comparing schemas needs no ${what}.`);
  };
  const adapter: SqlDriverAdapter = {
    ...info,
    async queryRaw({ sql, args }: SqlQuery) {
      const { fields, rows } = await database.query<unknown[]>(sql, args, { rowMode: "array" });
      return {
        columnNames: fields.map((field) => field.name),
        columnTypes: fields.map((field) => columnTypes[field.dataTypeID] ?? Column.Text),
        rows,
      };
    },
    executeScript: async (script) => void (await database.exec(script)),
    getConnectionInfo: () => ({ schemaName: "public", supportsRelationJoins: true }),
    dispose: async () => {},
    executeRaw: only("writes"),
    startTransaction: only("transaction"),
  };
  return { ...info, connect: async () => adapter, connectToShadowDb: only("second database") };
}
