import {
  type GraphQLField,
  type GraphQLOutputType,
  getNamedType,
  isCompositeType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from "graphql";
import { schema } from "../graphql/schema.ts";

/** Values for arguments that must be given, or without which a list is empty, by "field(argument)" or by the argument. */
export type Arguments = Readonly<Record<string, string>>;

/** Types on a path: more than any two types of the schema are apart. */
const deepest = 4;

/**
 * For each field of Query a document that follows every path of the schema from there, each type once a path, and asks for
 * every field that it meets.
 */
export function crawlingDocuments(given: Arguments): Map<string, string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return new Map(fields.map((field) => [field.name, `{ ${selected(field, given, [])} }`]));
}

function selected(
  field: GraphQLField<unknown, unknown>,
  given: Arguments,
  above: readonly string[],
  alias = "",
): string {
  const inner = selection(field.type, given, above);
  if (inner === null) return "";
  const values = field.args.flatMap(({ name, type, defaultValue }) => {
    const value = given[`${field.name}(${name})`] ?? given[name];
    if (value !== undefined) return [`${name}: ${value}`];
    if (isNonNullType(type) && defaultValue === undefined)
      throw new Error(`No value for ${field.name}(${name})`);
    return [];
  });
  return `${alias}${field.name}${values.length > 0 ? `(${values.join(", ")})` : ""}${inner}`;
}

/** The braces behind a field; nothing for a leaf, null where there is nothing new to ask. */
function selection(type: GraphQLOutputType, given: Arguments, above: readonly string[]): string | null {
  const named = getNamedType(type);
  if (!isCompositeType(named)) return "";
  if (above.includes(named.name) || above.length === deepest) return null;
  const path = [...above, named.name];
  if (isObjectType(named)) {
    const fields = Object.values(named.getFields());
    // Members of one union may call different things the same.
    const inner = fields.map((field) => selected(field, given, path, `${named.name}_${field.name}: `));
    return ` { __typename ${inner.filter((one) => one !== "").join(" ")} }`;
  }
  const members = isUnionType(named) ? named.getTypes() : schema.getPossibleTypes(named);
  const parts = members.map((member) => {
    const inner = selection(member, given, path);
    return inner === null ? "" : `... on ${member.name}${inner}`;
  });
  return ` { __typename ${parts.join(" ")} }`;
}
