import { fetchQuery } from "relay-runtime";
import { expect, test } from "vitest";
import query, { type CategoriesPageQuery } from "./__generated__/CategoriesPageQuery.graphql";
import { createEnvironment, OperationError } from "./environment";

const ask = (answer: object) => {
  const environment = createEnvironment(async () => answer, { isServer: true });
  return fetchQuery<CategoriesPageQuery>(environment, query, {}).toPromise();
};

test("data arrives", async () => {
  await expect(ask({ data: { categories: [], categoryTree: [] } })).resolves.toMatchObject({
    categories: [],
  });
});

test("a failed field fails the whole answer: it must not look like a thing that is not there", async () => {
  const failed = ask({
    data: { categories: [], categoryTree: [] },
    errors: [{ message: "no database", extensions: { code: "INTERNAL" } }],
  });
  await expect(failed).rejects.toThrow("no database");
  await expect(failed).rejects.toBeInstanceOf(OperationError);
  await expect(failed).rejects.toMatchObject({ codes: ["INTERNAL"] });
});

test("an answer without data is a failure", async () => {
  await expect(ask({ data: null })).rejects.toBeInstanceOf(OperationError);
});
