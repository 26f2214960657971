import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A migration in the folder. */
export type Migration = { name: string; sql: string; checksum: string };

/** The folder of the migrations. */
export const migrationsFolder = fileURLToPath(new URL("../../../prisma/migrations", import.meta.url));

/** All migrations of a folder, in the order in which they are applied. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: checksumOf(sql) };
    }),
  );
}

/** SHA-256 of the text with plain line ends, so that a checkout with other line ends is not taken for a change. */
function checksumOf(sql: string): string {
  return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}
