import { readFileSync } from "node:fs";
import { DatabaseError } from "./client/errors.ts";

/** The first line of a migration: what it does, and the oldest release whose programs work with a database that has it. */
export interface Compatibility {
  kind: "expand" | "contract";
  since: string;
}

/** Reads the first line of a migration, such as `-- expand since 1.0.0`; null if it is none of these. */
export function readCompatibility(sql: string): Compatibility | null {
  const [, kind, since] =
    /^-- (expand|contract) since (\d{1,5}\.\d{1,5}\.\d{1,5})\r?(?:\n|$)/.exec(sql) ?? [];
  return kind && since ? { kind: kind as Compatibility["kind"], since } : null;
}

/** The first line of a migration. */
export const compatibilityLine = ({ kind, since }: Compatibility): string => `-- ${kind} since ${since}`;

/** Below zero where release `a` is before `b`, above zero where it is after it. */
export function compareReleases(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

const packageFile = new URL("../../../package.json", import.meta.url);
/** Version of the product. Read at start: an upgrade may replace the file under a program that runs. */
export const productVersion: string = JSON.parse(readFileSync(packageFile, "utf8")).version;

/** Throws DatabaseError unless programs of this version work with a migration of a later one, by the line stored with it. */
export function requireCompatible(name: string, line: string | null, version = productVersion): void {
  const since = readCompatibility(line ?? "")?.since;
  if (since !== undefined && compareReleases(since, version) <= 0) return;
  const needed = since === undefined ? "a newer version" : `version ${since} or later`;
  throw new DatabaseError(
    `The database is newer than this program, version ${version} (it has migration ${name}): start ${needed}, or restore a backup from before it.`,
  );
}
