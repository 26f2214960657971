import {
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from "graphql";

/** What clients must do: nothing, plan a replacement, or change at once. */
export type ChangeKind = "added" | "deprecated" | "breaking";

/** One difference between two schemas, in a sentence. */
export interface SchemaChange {
  readonly kind: ChangeKind;
  readonly text: string;
}

/** Another default answers the same document differently, so for those who call it breaks as a removal does. */
const silentBreaks: ReadonlySet<string> = new Set([DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE]);

/** What breaks documents that were valid and meant the same before. */
export function breaksBetween(before: GraphQLSchema, after: GraphQLSchema): string[] {
  const silent = findDangerousChanges(before, after).filter(({ type }) => silentBreaks.has(type));
  return [...findBreakingChanges(before, after), ...silent].map(({ description }) => description).sort();
}

/** All differences between two schemas, one sentence each: breaking changes, deprecations, then additions. */
export function changesBetween(before: GraphQLSchema, after: GraphQLSchema): SchemaChange[] {
  const as = (kind: ChangeKind) => (text: string) => ({ kind, text });
  const pairs = namedTypes(after).map((type) => [before.getType(type.name), type] as const);
  const types = pairs.flatMap(([old, { name }]) => (old || isRoot(name) ? [] : [name]));
  return [
    ...breaksBetween(before, after).map(as("breaking")),
    ...pairs.flatMap(([old, type]) => deprecations(old, type)).map(as("deprecated")),
    ...pairs.flatMap(([old, type]) => (isRoot(type.name) ? additions(old, type) : [])).map(as("added")),
    ...pairs
      .flatMap(([old, type]) => (old && !isRoot(type.name) ? additions(old, type) : []))
      .map(as("added")),
    ...describeNew("type", types).map(as("added")),
  ];
}

function namedTypes(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith("__"))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The types whose fields are what one calls. */
const roots: Readonly<Record<string, string>> = { Query: "query", Mutation: "mutation" };
const isRoot = (name: string) => name in roots;

/** A field, an input's field or a value of an enum. */
interface Part {
  readonly name: string;
  readonly deprecationReason?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType | undefined): Readonly<Record<string, Part>> {
  if (isEnumType(type)) return Object.fromEntries(type.getValues().map((value) => [value.name, value]));
  if (isUnionType(type)) return Object.fromEntries(type.getTypes().map((member) => [member.name, member]));
  return isObjectType(type) || isInterfaceType(type) || isInputObjectType(type) ? type.getFields() : {};
}

function additions(old: GraphQLNamedType | undefined, type: GraphQLNamedType): string[] {
  const before = partsOf(old);
  const parts = Object.values(partsOf(type));
  const added = parts.filter(({ name }) => !(name in before)).map(({ name }) => name);
  const root = roots[type.name];
  if (root)
    return [...describeNew(root, added), ...parts.flatMap((part) => newArguments(root, before, part))];
  const what = isEnumType(type) ? "value" : isUnionType(type) ? "member" : "field";
  return [
    ...describeNew(what, added, ` of ${type.name}`),
    ...parts.flatMap((part) => newArguments(`${type.name}.`, before, part)),
  ];
}

function describeNew(what: string, names: readonly string[], where = ""): string[] {
  if (names.length === 0) return [];
  const plural = what === "query" ? "queries" : `${what}s`;
  return [`New ${names.length === 1 ? what : plural}${where}: ${names.join(", ")}.`];
}

/** New arguments of a field. */
function newArguments(prefix: string, before: Readonly<Record<string, Part>>, part: Part): string[] {
  const args = argumentsOf(part);
  const old = before[part.name];
  if (!old || args.length === 0) return [];
  const known = new Set(argumentsOf(old).map(({ name }) => name));
  const names = args.map(({ name }) => name).filter((name) => !known.has(name));
  const field = prefix.endsWith(".") ? `${prefix}${part.name}` : `the ${prefix} ${part.name}`;
  return describeNew("argument", names, ` of ${field}`);
}

function argumentsOf(part: Part): readonly Part[] {
  return (part as Partial<GraphQLField<unknown, unknown>> & Partial<GraphQLInputField>).args ?? [];
}

function deprecations(old: GraphQLNamedType | undefined, type: GraphQLNamedType): string[] {
  const before = partsOf(old);
  return Object.values(partsOf(type)).flatMap((part) => {
    const known = new Map(argumentsOf(before[part.name] ?? part).map((arg) => [arg.name, arg]));
    const own = newlyDeprecated(`${type.name}.${part.name}`, before[part.name], part);
    const args = argumentsOf(part).flatMap((arg) =>
      newlyDeprecated(`${type.name}.${part.name}(${arg.name}:)`, known.get(arg.name), arg),
    );
    return [...own, ...args];
  });
}

function newlyDeprecated(name: string, old: Part | undefined, { deprecationReason }: Part): string[] {
  return deprecationReason && !old?.deprecationReason ? [`${name}: ${deprecationReason}`] : [];
}
