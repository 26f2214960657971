import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from "graphql";
import { randomNumbers } from "./random.ts";

/** Values for arguments by their names, as GraphQL writes them. */
export type ArgumentValues = Readonly<Record<string, readonly string[]>>;

/** Levels of objects below the root. */
const deepest = 5;
/** Fields of an object at most, and lists in a document. */
const most = { fields: 5, lists: 3 };

/**
 * Queries made of the schema at random, the same for a seed: fields of any public type, with aliases, arguments and fragments. They are
 * valid; a field without a value for a required argument is left out.
 */
export function generateDocuments(
  schema: GraphQLSchema,
  values: ArgumentValues,
  {
    seed,
    count,
    isAsked,
  }: { seed: number; count: number; isAsked: (type: string, field: string) => boolean },
): string[] {
  const below = randomNumbers(seed);
  const root = schema.getQueryType() as GraphQLObjectType;
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  const argument = ({ name, type }: GraphQLArgument): string | undefined => {
    const named = getNamedType(type);
    const known = isEnumType(named) ? named.getValues().map((value) => value.name) : values[name];
    return known && known.length > 0 ? `${name}: ${oneOf(known)}` : undefined;
  };

  const argumentsOf = (field: GraphQLField<unknown, unknown>): string | null => {
    // Things are found by one key.
    const keys = field.args.filter(({ name }) => name === "databaseId" || name === "slug");
    const key = keys.length === 2 ? oneOf(keys) : undefined;
    const given: string[] = [];
    for (const one of field.args) {
      const isNeeded = isNonNullType(one.type) && one.defaultValue === undefined;
      const isKey = one === key || (key === undefined && keys.includes(one));
      if (!isNeeded && !isKey && (keys.includes(one) || below(3) > 0) && one.name !== "first") continue;
      const written = argument(one);
      if (written === undefined) {
        if (isNeeded) return null;
      } else given.push(written);
    }
    return given.length > 0 ? `(${given.join(", ")})` : "";
  };

  const selection = (type: GraphQLObjectType, depth: number, left: { lists: number }): string => {
    const fields = Object.values(type.getFields()).filter(({ name }) => isAsked(type.name, name));
    const isOfList = /(?:Connection|Edge)$/.test(type.name);
    // Rows of nothing but values are common, and are answered in another way.
    const isPlainRow = !isOfList && depth > 1 && below(3) > 0;
    const leaves = fields.filter(
      ({ type: given, args }) => isLeafType(getNamedType(given)) && !(isPlainRow && args.length > 0),
    );
    const objects = fields.filter((field) => isObjectType(getNamedType(field.type)));
    const parts: string[] = ["__typename"];
    const plain = new Set<string>();
    for (let number = below(most.fields) + 1; number > 0 && leaves.length > 0; number -= 1) {
      const field = oneOf(leaves);
      const given = argumentsOf(field);
      if (given !== null) parts.push(`l${parts.length}: ${field.name}${given}`);
    }
    const wanted = isOfList ? objects : Array.from({ length: isPlainRow ? 0 : 2 }, () => oneOf(objects));
    if (depth < deepest)
      for (const field of wanted) {
        if (!field) continue;
        const given = argumentsOf(field);
        const isPaged = field.args.some(({ name }) => name === "first");
        if (given === null || (isPaged && left.lists <= 0)) continue;
        if (isPaged) left.lists -= 1;
        const inner = selection(getNamedType(field.type) as GraphQLObjectType, depth + 1, left);
        const isPlain = below(3) === 0 && !plain.has(field.name);
        if (isPlain) plain.add(field.name);
        const key = isPlain ? "" : `o${parts.length}: `;
        const body = `${key}${field.name}${given} { ${inner} }`;
        parts.push(below(4) === 0 ? `... on ${type.name} { ${body} }` : body);
      }
    return parts.join(" ");
  };

  const all = Object.values(root.getFields()).filter(({ name }) => isAsked(root.name, name));
  const lists = all.filter(({ type }) => getNamedType(type).name.endsWith("Connection"));
  return Array.from({ length: count }, () => {
    const field = oneOf(below(2) === 0 ? lists : all);
    const given = argumentsOf(field);
    const named = getNamedType(field.type);
    if (given === null || !isObjectType(named)) return "{ __typename }";
    return `{ ${field.name}${given} { ${selection(named, 1, { lists: most.lists })} } }`;
  });
}
