import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compareReleases, readCompatibility } from "../../api/src/database/compatibility.ts";
import { type Migration, readMigrations } from "../../api/src/database/migrations.ts";
import { moreThanAdditions, tablesCreated } from "./expand.ts";
import { knownFunctions } from "./functions.ts";

/** The first release. Its migrations need no first line: every program knows them. */
const first = { version: "1.0.0", migrations: 36, last: "20261125085000_standard_names" };

/** Rules that the project's migrations break. */
export async function faultsOfMigrations(root: string): Promise<string[]> {
  const migrations = await readMigrations(join(root, "prisma/migrations"));
  const since = migrations.filter(({ name }) => name > first.last);
  if (migrations.length - since.length !== first.migrations)
    return [`Migrations before ${first.last} are those of ${first.version}: give new ones a later name.`];
  const releases = releasesOf(readFileSync(join(root, "CHANGELOG.md"), "utf8"));
  return (
    await Promise.all(
      since.map((migration) =>
        faultsOfMigration(
          migration,
          releases,
          migrations.filter(({ name }) => name < migration.name),
        ),
      ),
    )
  ).flat();
}

/** The releases with a date in the changelog, newest first. */
export function releasesOf(changelog: string): string[] {
  return [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d\d-\d\d$/gm)].map(([, name = ""]) => name);
}

/**
 * Rules that one migration breaks. Their purpose: the newest release keeps running on a database with this migration. `earlier` are all
 * migrations before it.
 */
export async function faultsOfMigration(
  { name, sql }: Pick<Migration, "name" | "sql">,
  releases: readonly string[],
  earlier: readonly Pick<Migration, "sql">[] = [],
): Promise<string[]> {
  const compatibility = readCompatibility(sql);
  const expected = `-- expand since ${releases[0]}`;
  if (!compatibility)
    return [`${name}: its first line must be "${expected}", or "-- contract since" a release.`];
  const { kind, since } = compatibility;
  if (!releases.includes(since))
    return [`${name}: ${since} is not released, so no program of it can run beside this one.`];
  if (kind === "contract")
    return compareReleases(since, first.version) > 0
      ? []
      : [`${name}: ${first.version} uses all that it has; name the release that first did without it.`];
  // Migrations that name the same release were all written after it.
  const isUnreleased = (one: Pick<Migration, "sql">) => readCompatibility(one.sql)?.since === since;
  const unreleased = earlier.filter(isUnreleased).map((one) => one.sql);
  const functions = await knownFunctions({
    released: earlier.filter((one) => !isUnreleased(one)).map((one) => one.sql),
    unreleased,
  });
  const unreleasedTables = (await Promise.all(unreleased.map(tablesCreated))).flat();
  const faults = await moreThanAdditions(sql, { functions, unreleasedTables }).catch((error: Error) => [
    `is no SQL: ${error.message}`,
  ]);
  return faults.map((fault) => `${name}: ${fault}. An expand only adds.`);
}
