import { anyOf, rowOf, type Subject, type Tag } from "../database/changes/tags.ts";
import { type Sql, sql } from "../database/query/sql.ts";

/** What names one thing: its id (a UUID) or its slug. */
export type Key = { id: string } | { slug: string };

/** An ID that no row has, before all others in their order. */
export const noId = "00000000-0000-0000-0000-000000000000";

/** The condition that a row (by alias) has this key. */
export function isKeyed(alias: Sql, key: Key): Sql {
  return "id" in key ? sql`${alias}.id = ${key.id}::uuid` : sql`${alias}.slug = ${key.slug}`;
}

/** What decides which thing of a subject has this key and is public: itself, or any while none has the slug. */
export function keyReads(subject: Subject, key: Key): (found: readonly string[]) => Tag[] {
  if ("id" in key) return () => [rowOf(subject, key.id.toLowerCase(), "text")];
  return (found) =>
    found.length === 0 ? [anyOf(subject, "text")] : found.map((id) => rowOf(subject, id, "text"));
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the form of a database ID. Anything else must not reach the database as a UUID. */
export function isDatabaseId(text: string): boolean {
  return uuid.test(text);
}
