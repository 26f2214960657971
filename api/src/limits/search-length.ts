import { type DocumentNode, Kind, visit } from "graphql";
import { invalid } from "../domain/errors.ts";
import { isSearchable, limits, tooLong } from "../inputs/index.ts";

/** Names of arguments that take a search text. */
export const searchArguments: ReadonlySet<string> = new Set(["search", "text"]);

interface Searches {
  /** Of each variable that is searched for, the argument that takes it. */
  readonly variables: ReadonlyMap<string, string>;
  /** The argument of a text that is written into the document and is too long; null for none. */
  readonly refused: string | null;
}

/**
 * Throws INVALID_INPUT for a search text that is too long, before the document is run: the cost of a search grows with its
 * text.
 */
export function requireShortSearches(document: DocumentNode, variables: Record<string, unknown>): void {
  const searches = searchesOf(document);
  let refused = searches.refused;
  for (const [variable, argument] of searches.variables) {
    const text = variables[variable];
    if (typeof text === "string" && !isSearchable(text)) refused ??= argument;
  }
  if (refused) throw invalid(refused, tooLong(refused, limits.searchText));
}

/** Documents are parsed once and run many times. */
const known = new WeakMap<DocumentNode, Searches>();

function searchesOf(document: DocumentNode): Searches {
  const before = known.get(document);
  if (before) return before;
  const variables = new Map<string, string>();
  let refused: string | null = null;
  visit(document, {
    Argument({ name, value }) {
      if (!searchArguments.has(name.value)) return;
      if (value.kind === Kind.VARIABLE) variables.set(value.name.value, name.value);
      else if (value.kind === Kind.STRING && !isSearchable(value.value)) refused ??= name.value;
    },
  });
  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const { variable, defaultValue } of definition.variableDefinitions ?? [])
        if (defaultValue?.kind === Kind.STRING && !isSearchable(defaultValue.value))
          refused ??= variables.get(variable.name.value) ?? null;
  const found = { variables, refused };
  known.set(document, found);
  return found;
}
