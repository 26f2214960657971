import { fetchQuery } from "relay-runtime";
import { expect, test } from "vitest";
import query, { type CategoriesPageQuery } from "./__generated__/CategoriesPageQuery.graphql";
import content, { type ContentDialogQuery } from "./__generated__/ContentDialogQuery.graphql";
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

test("a failed field fails the whole response: it must not look like a missing object", async () => {
  const failed = ask({
    data: { categories: [], categoryTree: [] },
    errors: [{ message: "no database", extensions: { code: "INTERNAL" } }],
  });
  await expect(failed).rejects.toThrow("no database");
  await expect(failed).rejects.toBeInstanceOf(OperationError);
  await expect(failed).rejects.toMatchObject({ codes: ["INTERNAL"] });
});

test("a response without data is a failure", async () => {
  await expect(ask({ data: null })).rejects.toBeInstanceOf(OperationError);
});

test("sections with the same id in two articles are separate records", async () => {
  const article = (content: string) => ({
    data: {
      administration: {
        category: {
          id: content,
          name: "N",
          description: null,
          heroDescription: null,
          longDescription: null,
          metaTitle: null,
          metaDescription: null,
          updatedAt: "2026-11-20T11:00:00.000Z",
          contentSections: [{ id: "cost", heading: "H", content }],
        },
      },
    },
  });
  const environment = createEnvironment(async (_, { id }) => article(String(id)), { isServer: false });
  const asked = (id: string) =>
    fetchQuery<ContentDialogQuery>(
      environment,
      content,
      { id },
      { fetchPolicy: "store-or-network" },
    ).toPromise();
  await asked("one");
  await asked("two");
  expect((await asked("one"))?.administration?.category?.contentSections).toMatchObject([{ content: "one" }]);
});
