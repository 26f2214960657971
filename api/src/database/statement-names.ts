/** Statements beyond this many go unnamed: a list of another length is another statement, and each name costs memory. */
const most = 1_000;

/**
 * Gives every SQL text a name, so that a connection parses and plans it once. The names are the same on all
 * connections of a pool; each connection keeps its own statements under them.
 */
export function statementNames(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= most) return "";
    const name = `s${names.size}`;
    names.set(sql, name);
    return name;
  };
}
