const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the last part of /software/… or /companies/… is a database id or a slug. */
export function idOrSlug(text = ""): { databaseId: string | null; slug: string | null } {
  return uuid.test(text) ? { databaseId: text.toLowerCase(), slug: null } : { databaseId: null, slug: text };
}
