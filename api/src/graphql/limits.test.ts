import { getIntrospectionQuery, parse } from "graphql";
import { describe, expect, test } from "vitest";
import { DomainError } from "../domain/errors.ts";
import { parseDocument } from "../execute.ts";
import { demandWithinLimits, documentLimits } from "./limits.ts";
import { schema } from "./schema.ts";

const check =
  (text: string, variables = {}) =>
  () =>
    demandWithinLimits(schema, parse(text), null, variables, {});

describe("documents from anyone", () => {
  test("a rich page is within the limits", () => {
    const fields =
      "name slug avgRating reviewCount company { name } category { name slug } plans { name price }";
    expect(check(`{ directory(first: 50) { edges { node { ${fields} } } } }`)).not.toThrow();
  });

  test("the schema may be read whole", () => {
    expect(check(getIntrospectionQuery())).not.toThrow();
  });

  test("too deep is refused", () => {
    const deep = "category { parent { ".repeat(8) + "name" + " } }".repeat(8);
    expect(
      check(`{ software(slug: "x") { ${deep.replaceAll("category { parent", "category { parent")} } }`),
    ).toThrow();
    const nested = `${"parent { ".repeat(20)}name${" }".repeat(20)}`;
    expect(check(`{ category(slug: "x") { ${nested} } }`)).toThrow(/depth is \d+; at most 14/);
  });

  test("too many aliases are refused", () => {
    const aliases = Array.from(
      { length: documentLimits.aliases + 1 },
      (_, n) => `a${n}: figures { software }`,
    );
    expect(check(`{ ${aliases.join(" ")} }`)).toThrow(/aliases is 61; at most 60/);
  });

  test("lists within lists are counted by their lengths", () => {
    const text = `query($n: Int) { directory(first: $n) { edges { node { reviews(first: $n) { edges { node {
      title content author { displayName } software { name } } } } } } } }`;
    expect(check(text, { n: 10 })).not.toThrow();
    expect(check(text, { n: 100 })).toThrow(/cost is \d+; at most/);
  });

  test("the cost counts what a fragment spreads", () => {
    const text = `query { directory(first: 100) { edges { node { ...R } } } }
      fragment R on Software { reviews(first: 100) { edges { node { title content } } } }`;
    expect(check(text)).toThrow(/cost/);
  });

  test("refusals carry their code", () => {
    const nested = `${"parent { ".repeat(20)}name${" }".repeat(20)}`;
    expect(check(`{ category(slug: "x") { ${nested} } }`)).toThrow(DomainError);
  });

  test("too long a text is refused before it is parsed", () => {
    expect(() => parseDocument(`{ figures { software } }${" ".repeat(documentLimits.characters)}`)).toThrow(
      /more than 20000 characters/,
    );
  });
});
