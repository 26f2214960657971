import { type ExecutionResult, execute, getIntrospectionQuery, parse } from "graphql";
import { describe, expect, test } from "vitest";
import type { DomainError } from "../domain/errors.ts";
import { schema } from "../graphql/schema.ts";
import { documentLimits } from "../inputs/index.ts";
import { countValues, documentCost, requireWithinLimits } from "./document-cost.ts";

const costs = (text: string, variables = {}) =>
  documentCost(parse(text), null, variables, { schema, context: {} });
const refusalOf = (text: string, variables = {}) => {
  try {
    requireWithinLimits(costs(text, variables));
  } catch (error) {
    return (error as DomainError).code;
  }
  return null;
};
const times = (count: number, field: string) =>
  `{ ${Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(" ")} }`;

const whole = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});
const wide =
  "__schema { types { name description kind fields(includeDeprecated: true) { name description type { name kind } } enumValues { name } } }";
const nested = "types { fields { type { fields { name type { name } } } } }";

describe("what a document asks of the schema", () => {
  test.each([
    ["as tools read it by default", getIntrospectionQuery()],
    ["as tools read it with all that there is", whole],
  ])("the whole may be had, %s, and has room to grow", (_title, text) => {
    expect(refusalOf(text)).toBeNull();
    expect(costs(text).introspection.values).toBeLessThan(documentLimits.introspection.values / 2);
  });

  test("is counted as what it answers", async () => {
    const text = `query($deprecated: Boolean!) { __schema { ...S } __type(name: "Software") { name fields { name } }
      __typename } fragment S on __Schema { types { name fields(includeDeprecated: $deprecated) { name args { name type { ofType { name } } } } } }`;
    const variables = { deprecated: true };
    const answer: ExecutionResult = await execute({
      schema,
      document: parse(text),
      variableValues: variables,
    });
    const { values, introspection } = costs(text, variables);
    // The names of both fields are counted as fields of Query, too.
    expect(introspection.values).toBe(countValues(answer.data) - 1);
    expect(values).toBe(3);
  });

  test("types that stand in many places are counted in each", async () => {
    const text = "{ __schema { types { fields { type { name ofType { fields { name } } } } } } }";
    const answer: ExecutionResult = await execute({ schema, document: parse(text) });
    expect(costs(text).introspection.values).toBe(countValues(answer.data));
    expect(costs(text).introspection.values).toBeGreaterThan(2_000);
  });

  test("variables count as they will be read", () => {
    const text = 'query($name: String! = "Software") { __type(name: $name) { fields { name } } }';
    expect(costs(text).introspection.values).toBeGreaterThan(10);
    expect(costs(text, { name: "Nothing" }).introspection.values).toBe(1);
  });

  test("the schema and a type are counted together", () => {
    const max = documentLimits.introspection.values;
    const namesOf = (count: number) => `__schema { types { ${"name ".repeat(count)} } }`;
    // The schema, its types, and one name for each.
    const types = costs(`{ ${namesOf(1)} }`).introspection.values - 2;
    const schemaAlone = namesOf(Math.floor((max - 2) / types));
    const typeAlone = `__type(name: "Query") { fields { ${"name ".repeat(30)} } }`;
    expect(refusalOf(`{ ${schemaAlone} }`)).toBeNull();
    expect(refusalOf(`{ ${typeAlone} }`)).toBeNull();
    expect(refusalOf(`{ ${schemaAlone} ${typeAlone} }`)).toBe("TOO_COSTLY");
    expect(costs(`{ ${schemaAlone} ${typeAlone} }`).introspection.values).toBe(max + 1);
  });

  test.each([
    ["110 times the whole", times(110, wide), "TOO_MANY_ALIASES"],
    ["twice the whole", times(2, wide), "TOO_MANY_FIELDS"],
    [
      "twice the whole by a fragment",
      "{ ...A b: __schema { types { name } } } fragment A on Query { a: __schema { types { name } } }",
      "TOO_MANY_FIELDS",
    ],
    ["11 types", times(11, '__type(name: "Software") { name }'), "TOO_MANY_FIELDS"],
    [
      "types within types, 60 times",
      `{ __schema { ${Array.from({ length: 60 }, (_, n) => `a${n}: ${nested}`).join(" ")} } }`,
      "TOO_COSTLY",
    ],
    ["each type 300 times", `{ __schema { types { ${"name ".repeat(498)} } } }`, "TOO_COSTLY"],
    ["more fields than fit", `{ __type(name: "Software") { ${"name ".repeat(500)} } }`, "TOO_MANY_FIELDS"],
    [
      "more levels than tools go through",
      `{ __type(name: "Software") { fields { type ${"{ ofType ".repeat(14)} { name } ${"}".repeat(14)} } } }`,
      "TOO_DEEP",
    ],
    ["61 times its own name", times(61, "__typename"), "TOO_MANY_ALIASES"],
  ])("%s is refused", (_title, text, code) => {
    expect(refusalOf(text)).toBe(code);
  });
});
