/**
 * Migrations: `npm run migration -- new NAME` writes one from prisma/schema.prisma, `-- new NAME --empty` one to fill in
 * by hand, `-- check` fails when the schema and the migrations say different things. Nothing is downloaded: Prisma's
 * schema engine comes as WASM from npm, and the migrations are replayed into a PostgreSQL in memory.
 */
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { compatibilityLine } from "../api/src/database/compatibility.ts";
import { migrationsFolder, readMigrations } from "../api/src/database/migrations.ts";
import { releasesOf } from "./checks/migrations.ts";
import { root } from "./process.ts";
import { differenceToSchema } from "./schema-engine.ts";

const schemaPath = fileURLToPath(new URL("../prisma/schema.prisma", import.meta.url));

const usage = "Usage: npm run migration -- new NAME [--empty], or npm run migration -- check.";

const [command, name, flag] = process.argv.slice(2);
try {
  if (command === "check" && name === undefined) await check();
  else if (command === "new" && name !== undefined) await create(name, flag === "--empty");
  else fail(usage);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
// Neither the database in memory nor the schema engine ends by itself.
process.exit();

async function check(): Promise<void> {
  const sql = await difference();
  if (sql === "") return console.log("The migrations and prisma/schema.prisma agree.");
  console.log(sql);
  fail(
    "prisma/schema.prisma and the migrations differ. Write the difference with npm run migration -- new NAME.",
  );
}

async function create(name: string, empty: boolean): Promise<void> {
  if (!/^[a-z0-9]+(_[a-z0-9]+)*$/.test(name)) {
    return fail("Name migrations in lower case with underscores, such as add_review_language.");
  }
  const sql = empty ? "-- What this changes, and why." : await difference();
  if (sql === "") {
    return fail("Nothing to write: prisma/schema.prisma has not changed. Add --empty to write SQL by hand.");
  }
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(migrationsFolder, `${stamp}_${name}`);
  await mkdir(folder);
  const [since = ""] = releasesOf(await readFile(join(root, "CHANGELOG.md"), "utf8"));
  const line = compatibilityLine({ kind: "expand", since });
  await writeFile(join(folder, "migration.sql"), `${line}\n${sql}\n`);
  console.log(
    `Wrote ${join(folder, "migration.sql")}. Check that it keeps existing data, and that programs of ${since} work with it (npm run check).`,
  );
}

async function difference(): Promise<string> {
  const replayed = await PGlite.create({ extensions: { pg_trgm } });
  for (const migration of await readMigrations()) {
    await replayed.exec(migration.sql).catch((error: Error) => {
      throw new Error(`Migration ${migration.name} does not run: ${error.message}`);
    });
  }
  return differenceToSchema(replayed, {
    path: "prisma/schema.prisma",
    content: await readFile(schemaPath, "utf8"),
  });
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
