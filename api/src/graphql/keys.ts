import { invalid, notFound } from "../domain/errors.ts";
import { isDatabaseId, type Key, noId } from "../domain/key.ts";

export { isDatabaseId };

/**
 * The key for a lookup by database id or by slug; null when the id is malformed, so that nothing is found.
 * INVALID_INPUT unless exactly one is given.
 */
export function oneKey(databaseId: string | null | undefined, slug: string | null | undefined): Key | null {
  if ((databaseId == null) === (slug == null)) throw invalid("databaseId", "Give either databaseId or slug");
  if (slug != null) return { slug };
  return databaseId != null && isDatabaseId(databaseId) ? { id: databaseId } : null;
}

/** The normalized database ID of a mutation's object. Throws NOT_FOUND if it is malformed. */
export function requireDatabaseId(id: string, thing: string): string {
  if (!isDatabaseId(id)) throw notFound(thing);
  return id.toLowerCase();
}

/** The database id of a node; one that names nothing when it is malformed. */
export function nodeKey(id: string): string {
  return isDatabaseId(id) ? id : noId;
}

/** The same, where others than `allowed` callers must not learn whether the thing exists. */
export function nodeKeyIf(allowed: boolean, id: string): string {
  return allowed ? nodeKey(id) : noId;
}
