import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  print,
} from "graphql";
import type { ReferenceEntry, ReferenceGroup, ReferencePart } from "../contract.ts";

/** All that the schema describes, in the order in which people look for it. */
export function referenceOf(schema: GraphQLSchema): ReferenceGroup[] {
  const roots = new Set(["Query", "Mutation"]);
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !(name.startsWith("__") || roots.has(name)))
    .map(typeEntry);
  const calls = (fields: Readonly<Record<string, Field>> | undefined) =>
    Object.values(fields ?? {}).map((field) => ({ ...partOf(field), parts: [], relatives: [] }));
  const those = (is: (type: GraphQLNamedType) => boolean) =>
    types.filter(({ type }) => is(type)).map(({ entry }) => entry);
  const groups = [
    { title: "Queries", entries: calls(schema.getQueryType()?.getFields()) },
    { title: "Mutations", entries: calls(schema.getMutationType()?.getFields()) },
    { title: "Objects", entries: those(isObjectType) },
    { title: "Interfaces", entries: those(isInterfaceType) },
    { title: "Unions", entries: those(isUnionType) },
    { title: "Inputs", entries: those(isInputObjectType) },
    { title: "Enums", entries: those(isEnumType) },
    { title: "Scalars", entries: those(isScalarType) },
  ];
  return groups.map(({ title, entries }) => ({
    title,
    entries: entries.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  }));
}

type Field = GraphQLField<unknown, unknown>;

function typeEntry(type: GraphQLNamedType): { type: GraphQLNamedType; entry: ReferenceEntry } {
  const entry = { ...partOf(type), type: null, parts: partsOf(type), relatives: relativesOf(type) };
  return { type, entry };
}

function partsOf(type: GraphQLNamedType): ReferencePart[] {
  if (isEnumType(type)) return type.getValues().map(partOf);
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    return Object.values<Field | GraphQLInputField>(type.getFields()).map(partOf);
  return [];
}

function relativesOf(type: GraphQLNamedType): string[] {
  const relatives = isUnionType(type)
    ? type.getTypes()
    : isObjectType(type) || isInterfaceType(type)
      ? type.getInterfaces()
      : [];
  return relatives.map(({ name }) => name).sort();
}

function partOf(
  part: Field | GraphQLInputField | GraphQLArgument | GraphQLEnumValue | GraphQLNamedType,
): ReferencePart {
  return {
    name: part.name,
    description: part.description ?? "",
    type: "type" in part ? String(part.type) : null,
    defaultValue: "defaultValue" in part ? written(part) : null,
    deprecation: ("deprecationReason" in part && part.deprecationReason) || null,
    args: "args" in part ? part.args.map(partOf) : [],
  };
}

/** A default as a document would write it. */
function written({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string | null {
  const ast = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return ast ? print(ast) : null;
}
