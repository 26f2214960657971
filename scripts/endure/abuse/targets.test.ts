import { expect, test } from "vitest";
import { pageParameters, parametersIn } from "./targets.ts";

test("the names of search params are those that pages declare", () => {
  const source = `
    export const filters = { ...more, platform: list() };
    export const pageParams = withCommas(searchParams({ ids: ids(4), ...filters }));
    const other = { hidden: 1 };`;
  expect(parametersIn("page.ts", source)).toEqual(["platform", "ids"]);
});

test("all of them are sent, those of the administrators' lists and of single pages too", () => {
  expect(pageParameters).toEqual(
    expect.arrayContaining(["query", "priceMax", "before", "product_id", "must", "key", "token"]),
  );
});
