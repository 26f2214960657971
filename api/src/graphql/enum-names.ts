import { GraphQLEnumType } from "graphql";
import { schema } from "./schema.ts";

/** GraphQL writes a word of a vocabulary in its own way (SMALL_BUSINESS); REST and tools use the word itself. */

/** The GraphQL name of an enum value, for a variable; undefined stays undefined. */
export function toEnum(type: string, word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  const name = enumType(type).serialize(word);
  if (!name) throw new Error(`${type} has no value for ${word}`);
  return name;
}

/** The word of an enum's name in the data. */
export function fromEnum(type: string, name: string): string {
  return String(enumType(type).parseValue(name));
}

function enumType(name: string): GraphQLEnumType {
  const type = schema.getType(name);
  if (!(type instanceof GraphQLEnumType)) throw new Error(`${name} is no enum of the schema`);
  return type;
}
