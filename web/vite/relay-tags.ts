const tag = /\bgraphql`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`/g;

/**
 * Replaces each graphql tag by an import of the artifact the compiler made of it. Lines keep their numbers, so
 * that no source map is needed. Returns null where there is nothing to do.
 */
export function importArtifacts(code: string, folder: string): { code: string; map: null } | null {
  const names = new Set<string>();
  const body = code.replace(tag, (document: string, name: string) => {
    names.add(name);
    return `relay_${name}${"\n".repeat(document.split("\n").length - 1)}`;
  });
  if (names.size === 0) return null;
  const imports = [...names].map((name) => `import relay_${name} from "${folder}/${name}.graphql";`);
  return { code: imports.join("") + body, map: null };
}
