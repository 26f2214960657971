import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  visit,
} from "graphql";
import { DomainError, invalid } from "../domain/errors.ts";

/** What a document from anyone may ask for at most. Documents known at build time are not held to these. */
export const documentLimits = {
  /** Characters of the document. */
  characters: 20_000,
  /** Tokens of the document. */
  tokens: 4_000,
  /** Levels of fields. */
  depth: 14,
  /** Fields, aliases included, as they stand in the document with fragments spread. */
  fields: 500,
  /** Fields under another name than their own. */
  aliases: 60,
  /** Values that the answer may hold: lists count by their `first` or `last`. */
  cost: 30_000,
} as const;

/** Throws TOO_COSTLY, naming the limit, before anything of the document is run. */
export function demandWithinLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  context: object,
): void {
  const { asked, aliases, empty } = measured(document, operationName);
  // The schema may always be read whole: it is a public API, and GraphQL itself bounds how deep that goes.
  if (empty) return;
  demandAtMost("aliases", aliases, documentLimits.aliases);
  const { depth, breadth, complexity } = complexityFromQuery(asked, { schema, ctx: context, variables });
  demandAtMost("depth", depth, documentLimits.depth);
  demandAtMost("fields", breadth, documentLimits.fields);
  demandAtMost("cost", complexity, documentLimits.cost);
}

interface Measured {
  asked: DocumentNode;
  aliases: number;
  empty: boolean;
}

/** Documents are parsed once and run many times: what does not depend on variables is found once. */
const known = new WeakMap<OperationDefinitionNode, Measured>();

function measured(document: DocumentNode, operationName: string | null | undefined): Measured {
  const operation = getOperationAST(document, operationName);
  const before = operation && known.get(operation);
  if (before) return before;
  const asked = withoutIntrospection(onlyOperation(document, operation));
  const found = { asked, aliases: 0, empty: true };
  visit(asked, {
    Field(node) {
      found.empty = false;
      if (node.alias) found.aliases += 1;
    },
  });
  if (operation) known.set(operation, found);
  return found;
}

function demandAtMost(what: string, value: number, limit: number): void {
  if (value <= limit) return;
  throw new DomainError(
    "TOO_COSTLY",
    `The document's ${what} is ${Math.ceil(value)}; at most ${limit} is allowed. Ask for less, or in several requests.`,
  );
}

function onlyOperation(
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined,
): DocumentNode {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return { kind: Kind.DOCUMENT, definitions: operation ? [operation, ...fragments] : fragments };
}

function withoutIntrospection(document: DocumentNode): DocumentNode {
  return {
    ...document,
    definitions: document.definitions.flatMap((definition): DefinitionNode[] => {
      if (definition.kind === Kind.FRAGMENT_DEFINITION) {
        return definition.typeCondition.name.value.startsWith("__") ? [] : [definition];
      }
      if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
      const selections = definition.selectionSet.selections.filter(
        (selection) => selection.kind !== Kind.FIELD || !selection.name.value.startsWith("__"),
      );
      return [{ ...definition, selectionSet: { ...definition.selectionSet, selections } }];
    }),
  };
}

/**
 * PostgreSQL's text cannot hold NUL: it is refused here, once, for every argument of every door, at the field of a
 * mutation's input where it is one.
 */
export function demandStorableText(document: DocumentNode, variables: Record<string, unknown>): void {
  const path = nulIn(variables) ?? (writesNul(document) ? [] : null);
  if (path === null) return;
  const field = path[0] === "input" ? path.slice(1).join(".") : "text";
  throw invalid(field || "text", "Text must not contain NUL characters");
}

const written = new WeakMap<DocumentNode, boolean>();

function writesNul(document: DocumentNode): boolean {
  const before = written.get(document);
  if (before !== undefined) return before;
  let found = false;
  visit(document, {
    StringValue({ value }) {
      found ||= value.includes("\0");
    },
  });
  written.set(document, found);
  return found;
}

/** Where the first text with a NUL is; null for nowhere. */
function nulIn(value: unknown): string[] | null {
  if (typeof value === "string") return value.includes("\0") ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const path = nulIn(inner);
    if (path) return [name, ...path];
  }
  return null;
}
