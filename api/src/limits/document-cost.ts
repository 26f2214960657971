import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { DomainError, type FailureCode, invalid } from "../domain/errors.ts";
import { apiBudgets, documentLimits } from "../inputs/index.ts";
import { type IntrospectionCost, introspectionCost, noIntrospection } from "./introspection-cost.ts";
import { dependsOnArguments, isOnce, pricedPart, valuesOnly, wholeValue } from "./list-cost.ts";
import { RawJson } from "./raw-json.ts";

/** Estimated cost of a document, before it is run. */
export interface Cost {
  /** Values that the answer may hold at most, without introspection. */
  readonly values: number;
  /** The part of `values` that stands for searching and filtering, charged whatever is found. */
  readonly work: number;
  readonly depth: number;
  readonly fields: number;
  readonly aliases: number;
  /** How often each field stands in it that may stand once. */
  readonly once: ReadonlyMap<string, number>;
  readonly introspection: IntrospectionCost;
}

/**
 * The cost of a document with these variables: each field counts 1, multiplied by the largest length of the lists around it. The
 * formula is in inputs/limits.ts; fields that count otherwise declare it (`complexity`).
 */
export function documentCost(
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Record<string, unknown>,
  { schema, context }: { schema: GraphQLSchema; context: object },
): Cost {
  const { asked, operation, aliases, once, costs } = measured(document, operationName, schema);
  const key = costs ? keyOf(costs, variables) : null;
  const before = key === null ? undefined : costs?.known.get(key);
  if (before) return before;
  const { depth, breadth, complexity } = complexityFromQuery(asked, { schema, ctx: context, variables });
  const introspection = operation
    ? introspectionCost(asked, operation, { schema, variables })
    : noIntrospection;
  const alone = complexityFromQuery(asked, { schema, ctx: valuesOnly, variables });
  const work = Math.ceil(complexity - alone.complexity);
  const cost = { values: Math.ceil(complexity), work, depth, fields: breadth, aliases, once, introspection };
  if (costs && key !== null && introspection === noIntrospection && costs.known.size < maxCosts)
    costs.known.set(key, cost);
  return cost;
}

/** Maximum number of costs kept for one operation, and of characters in the key of one. The document cache counts them. */
export const maxCosts = 16;
const maxKey = 200;

/**
 * The values that the cost depends on; of other variables only whether they are there at all, because without a required one
 * there is no cost.
 */
function keyOf({ priced, others }: Costs, variables: Record<string, unknown>): string | null {
  const values = priced.flatMap(([name, parts]) =>
    parts.map((partOf) => JSON.stringify(partOf(variables[name])) ?? ""),
  );
  const given = others.map((name) => (variables[name] == null ? String(variables[name]) : "given"));
  const key = [...values, ...given].join();
  return key.length > maxKey ? null : key;
}

/** Throws where introspection exceeds its limits, which leave room for common tools. */
function requireIntrospectionWithinLimits({
  schemas,
  types,
  depth,
  fields,
  values,
}: IntrospectionCost): void {
  const max = documentLimits.introspection;
  requireAtMost("TOO_MANY_FIELDS", "number of fields __schema", schemas, max.schemas);
  requireAtMost("TOO_MANY_FIELDS", "number of fields __type", types, max.types);
  requireAtMost("TOO_MANY_FIELDS", "number of fields of the schema", fields, documentLimits.fields);
  requireAtMost("TOO_DEEP", "depth within the schema", depth, max.depth);
  requireAtMost("TOO_COSTLY", "number of values of the schema", values, max.values);
}

/** The price of a number of values, in points. */
export const pointsOf = (values: number): number =>
  Math.max(1, Math.ceil(values / apiBudgets.valuesPerPoint));

/** The number of values in an answer, counted as in the estimate. */
export function countValues(data: unknown): number {
  if (typeof data !== "object" || data === null) return 0;
  if (data instanceof RawJson) return countKeys(data);
  let values = 0;
  if (Array.isArray(data)) for (const one of data) values += countValues(one);
  // Entries would be made for each object of an answer: ten times the time.
  else for (const name in data) values += (name === "edges" ? 0 : 1) + countValues(data[name as never]);
  return values;
}

/** In JSON a quote and a colon end a key, if a letter, digit or underscore of a name is before them; else the quote begins a text, or is part of one. */
function countKeys({ text }: RawJson): number {
  let keys = 0;
  // By colons, which are rarer than quotes, and by codes of characters: a text for each would be garbage, and answers of callers with a budget are counted whole.
  for (let at = text.indexOf(":"); at >= 0; at = text.indexOf(":", at + 1))
    if (
      text.charCodeAt(at - 1) === quoteCode &&
      isNameCharacter(text.charCodeAt(at - 2)) &&
      !text.startsWith(edgesKey, at - edgesKey.length)
    )
      keys++;
  return keys;
}

const quoteCode = 0x22;
const edgesKey = '"edges"';

const isNameCharacter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) ||
  (code >= 0x41 && code <= 0x5a) ||
  (code >= 0x30 && code <= 0x39) ||
  code === 0x5f;

/** Throws the code of the first limit that the document exceeds. */
export function requireWithinLimits({ values, depth, fields, aliases, once, introspection }: Cost): void {
  requireAtMost("TOO_MANY_ALIASES", "number of aliases", aliases, documentLimits.aliases);
  requireAtMost("TOO_DEEP", "depth", depth, documentLimits.depth);
  requireAtMost("TOO_MANY_FIELDS", "number of fields", fields, documentLimits.fields);
  for (const [name, count] of once) requireAtMost("TOO_MANY_FIELDS", `number of fields ${name}`, count, 1);
  requireAtMost(
    "TOO_COSTLY",
    "number of values, lists counted by their lengths,",
    values,
    documentLimits.values,
  );
  requireIntrospectionWithinLimits(introspection);
}

interface Measured {
  asked: DocumentNode;
  operation: OperationDefinitionNode | null;
  aliases: number;
  once: Map<string, number>;
  costs: Costs | null;
}

type CostKeyPart = (value: unknown) => unknown;

/** The costs of an operation by the values of its variables. */
interface Costs {
  /** Names of the variables whose values are counted, with the parts of them that make a difference. */
  priced: readonly (readonly [name: string, parts: readonly CostKeyPart[]])[];
  others: readonly string[];
  known: Map<string, Cost>;
}

/** Documents are parsed once and run many times: what does not depend on variables is found once. */
const known = new WeakMap<OperationDefinitionNode, Measured>();

function measured(
  document: DocumentNode,
  operationName: string | null | undefined,
  schema: GraphQLSchema,
): Measured {
  const operation = getOperationAST(document, operationName) ?? null;
  const before = operation && known.get(operation);
  if (before) return before;
  const found: Measured = {
    asked: onlyOperation(document, operation),
    operation,
    aliases: 0,
    once: new Map(),
    costs: null,
  };
  const types = new TypeInfo(schema);
  const priced = new Map<string, Set<CostKeyPart>>();
  const price = (name: string, part: CostKeyPart) =>
    priced.set(name, (priced.get(name) ?? new Set()).add(part));
  visit(
    found.asked,
    visitWithTypeInfo(types, {
      Field(node) {
        if (node.alias) found.aliases += 1;
        const field = types.getFieldDef();
        if (field && isOnce(field)) found.once.set(field.name, (found.once.get(field.name) ?? 0) + 1);
        if (field && !dependsOnArguments(field)) return;
        for (const { name, value } of node.arguments ?? []) {
          if (field && value.kind === Kind.VARIABLE) price(value.name.value, pricedPart(field, name.value));
          else visit(value, { Variable: (inner) => void price(inner.name.value, wholeValue) });
        }
      },
    }),
  );
  const names = operation?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  if (!operation) return found;
  found.costs = {
    priced: names.flatMap((name) => {
      const parts = priced.get(name);
      return parts ? [[name, [...parts]] as const] : [];
    }),
    others: names.filter((name) => !priced.has(name)),
    known: new Map(),
  };
  known.set(operation, found);
  return found;
}

function requireAtMost(code: FailureCode, what: string, value: number, limit: number): void {
  if (value <= limit) return;
  throw new DomainError(
    code,
    `The document's ${what} is ${value}; at most ${limit} is allowed. Request less data, or use several requests.`,
  );
}

function onlyOperation(document: DocumentNode, operation: OperationDefinitionNode | null): DocumentNode {
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  return { kind: Kind.DOCUMENT, definitions: operation ? [operation, ...fragments] : fragments };
}

/**
 * Throws INVALID_INPUT for a NUL character, which PostgreSQL's text cannot hold, in any variable or literal. The error names
 * the field of the mutation's input if there is one.
 */
export function requireStorableText(document: DocumentNode, variables: Record<string, unknown>): void {
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

/** Path of the first text with a NUL; null for none. Throws where values are nested deeper than any input. */
function nulIn(value: unknown, depth = 0): string[] | null {
  if (typeof value === "string") return value.includes("\0") ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  if (depth > documentLimits.variableDepth)
    throw invalid(
      "variables",
      `The variables are nested deeper than ${documentLimits.variableDepth} levels. Send flatter values.`,
    );
  for (const [name, inner] of Object.entries(value)) {
    const path = nulIn(inner, depth + 1);
    if (path) return [name, ...path];
  }
  return null;
}
