import { readFileSync } from "node:fs";
import {
  buildSchema,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  parseValue,
} from "graphql";
import { describe, expect, test } from "vitest";
import { printedSchema } from "./printed-schema.ts";
import { schema } from "./schema.ts";

const types = Object.values(schema.getTypeMap()).filter((type) => !type.name.startsWith("__"));

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

/** How Pothos keeps what a type or field was declared with. */
function declared(thing: { extensions: object }): { authScopes?: unknown } {
  return (thing.extensions as { pothosOptions?: { authScopes?: unknown } }).pothosOptions ?? {};
}

/** Mutations, and fields of accounts, that nobody may reach without a rule that says who. */
function unguarded(all: readonly GraphQLNamedType[]): string[] {
  return all.flatMap((type) => {
    if (!isObjectType(type)) return [];
    const isMutation = type.name === "Mutation";
    const isAccount = type.name === "User";
    if (!(isMutation || isAccount) || declared(type).authScopes) return [];
    return fieldsOf(type)
      .filter((field) => !declared(field).authScopes)
      .map((field) => `${type.name}.${field.name}`);
  });
}

describe("the schema", () => {
  test("is the committed contract", () => {
    const committed = readFileSync(new URL("../../../schema.graphql", import.meta.url), "utf8");
    expect(printedSchema(), "run npm run generate and commit schema.graphql").toBe(committed);
  });

  test("describes every type, field, argument and value", () => {
    const silent = types.flatMap((type) => {
      if (isScalarType(type) && isSpecifiedScalarType(type)) return [];
      const parts: { name: string; description?: string | null | undefined }[] = [
        { name: type.name, description: type.description },
      ];
      for (const field of fieldsOf(type)) {
        parts.push({ name: `${type.name}.${field.name}`, description: field.description });
        for (const arg of field.args)
          parts.push({ name: `${type.name}.${field.name}(${arg.name}:)`, description: arg.description });
      }
      if (isEnumType(type))
        parts.push(
          ...type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
        );
      if (isInputObjectType(type))
        parts.push(...Object.values(type.getFields()).map((f) => ({ ...f, name: `${type.name}.${f.name}` })));
      return parts.filter(({ description }) => !description).map(({ name }) => name);
    });
    expect(silent).toEqual([]);
  });

  test("lets nobody change anything, or read an account, without a rule that says who may", () => {
    expect(unguarded(types)).toEqual([]);
  });

  test("would not pass with a mutation or an account that anyone may reach", () => {
    const careless = buildSchema(
      "type Query { a: Int } type Mutation { wipe: Int } type User { email: String }",
    );
    expect(unguarded(Object.values(careless.getTypeMap()))).toEqual(["Mutation.wipe", "User.email"]);
  });
});

test.each([
  ["2026-11-20T09:30:00.000Z", true],
  ["0001-01-01T00:00:00.000Z", true],
  ["9999-12-31T23:59:59.999Z", true],
  // PostgreSQL knows no year 0, and the first years of JavaScript's times are before its own.
  ["0000-12-31T23:59:59.999Z", false],
  ["-271821-04-20T00:00:00.000Z", false],
  ["+010000-01-01T00:00:00.000Z", false],
  ["soon", false],
])("%s is a DateTime: %s", (text, is) => {
  const type = schema.getType("DateTime") as GraphQLScalarType;
  for (const read of [() => type.parseValue(text), () => type.parseLiteral(parseValue(JSON.stringify(text)))])
    if (is) expect(read()).toEqual(new Date(text));
    else expect(read).toThrow("A DateTime is ISO 8601 text");
});
