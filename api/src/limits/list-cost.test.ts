import { GraphQLFloat, type GraphQLInputType, GraphQLString } from "graphql";
import { describe, expect, test } from "vitest";
import { chargedWork, pricedPart } from "./list-cost.ts";

const argument = (name: string, type: GraphQLInputType, defaultValue?: unknown) => ({
  ...{ name, type, defaultValue, description: null, deprecationReason: null, extensions: {}, astNode: null },
});
const [first, slug] = [argument("first", GraphQLFloat), argument("slug", GraphQLString)];

describe("of a text that is an argument of a list", () => {
  test("it makes a difference to the cost that there is one", () => {
    const part = pricedPart({ args: [first, slug], extensions: {} }, "slug");
    expect([part("crm"), part("erp"), part(null)]).toEqual(["given", "given", null]);
  });

  test("each makes a difference where the field has a formula of its own", () => {
    const pothosOptions = { complexity: ({ slug = "" }) => slug.length };
    const part = pricedPart({ args: [first, slug], extensions: { pothosOptions } }, "slug");
    expect(["crm", "books"].map(part)).toEqual(["crm", "books"]);
    // A number is added to the fields below, whatever the arguments.
    const fixed = { args: [first, slug], extensions: { pothosOptions: { complexity: 3 } } };
    expect(pricedPart(fixed, "slug")("crm")).toBe("given");
  });

  test("each makes a difference where there is a default, which costs as if none was given", () => {
    const field = { args: [first, argument("slug", GraphQLString, "all")], extensions: {} };
    const part = pricedPart(field, "slug");
    const [usual, other] = ["all", "crm"];
    expect(chargedWork(field, { slug: usual })).toBe(0);
    expect(chargedWork(field, { slug: other })).toBeGreaterThan(0);
    expect(part(usual)).not.toBe(part(other));
  });
});
