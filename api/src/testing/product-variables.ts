import {
  type DocumentNode,
  type GraphQLInputType,
  getNamedType,
  Kind,
  type NamedTypeNode,
  typeFromAST,
} from "graphql";
import { schema } from "../graphql/schema.ts";
import { leastInput } from "./least-input.ts";

/** What queries ask for: things by their two keys, and what other IDs may stand for. */
interface ThingsAsked {
  readonly databaseId: readonly string[];
  readonly slug: readonly string[];
  readonly others: readonly string[];
  /** Words by the names of variables. */
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * Variables of a query of the product, made of its types: what it requires, with all switches off, and all others too, with all on; a thing by
 * each of its keys. With `eachAlone` also one of the others after the other.
 */
export function variablesOf(
  document: DocumentNode,
  { databaseId, slug, others: ids, texts }: ThingsAsked,
  eachAlone: boolean,
): Record<string, unknown>[] {
  const keys: Readonly<Record<string, readonly string[]>> = { databaseId, slug };
  const given = document.definitions.flatMap((one) =>
    "variableDefinitions" in one ? (one.variableDefinitions ?? []) : [],
  );
  const variables = given.map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: typeFromAST(schema, type as NamedTypeNode) as GraphQLInputType,
    isNeeded: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  }));
  const found = variables.filter(({ name, isNeeded }) => name in keys && !isNeeded);
  const others = variables.filter((one) => !found.includes(one));
  const needed = others.filter(({ isNeeded }) => isNeeded);
  const sets = eachAlone ? others.map((one) => [...new Set([...needed, one])]) : [];
  const asksIds = others.some(({ type }) => getNamedType(type).name === "ID");
  const some = (asksIds ? ids : [""]).flatMap((id) =>
    [needed, others, ...sets].map((set, index) =>
      Object.fromEntries(
        set.map(({ name, type }) => [name, leastInput(type, { id, texts, on: index > 0 }, name)]),
      ),
    ),
  );
  const things = found.flatMap(({ name }) => (keys[name] ?? []).map((value) => ({ [name]: value })));
  return some.flatMap((values) =>
    (things.length > 0 ? things : [{}]).map((thing) => ({ ...values, ...thing })),
  );
}

/** The fields that a document asks of the root, in its operation or in fragments. */
export const rootFields = ({ definitions }: DocumentNode): string[] =>
  definitions
    .filter((one) => one.kind === Kind.OPERATION_DEFINITION || one.kind === Kind.FRAGMENT_DEFINITION)
    .filter((one) => !("typeCondition" in one) || one.typeCondition.name.value === "Query")
    .flatMap(({ selectionSet }) => selectionSet.selections)
    .flatMap((one) => (one.kind === Kind.FIELD ? [one.name.value] : []));
