import { expect, test } from "vitest";
import { schema } from "../../../graphql/schema.ts";
import { apiBudgets } from "../../../inputs/index.ts";
import { documentCost, pointsOf } from "../../../limits/document-cost.ts";
import { routes } from "./index.ts";

const readable = routes.filter(
  ({ method, who, navigates }) => method === "GET" && who === "anyone" && !navigates,
);

/** The points of the documents that a route runs for one response. */
async function costOfRoute(route: (typeof routes)[number]): Promise<number> {
  let points = 0;
  const input = {
    params: { id: "x", slug: "x", w: 8, h: 8 },
    query: route.query.parse({ q: "crm" }),
    headers: {},
    body: {},
  };
  await route
    .handle(input, {
      site: { name: "Assay", publicUrl: "", routes },
      isUserNavigation: true,
      poll: (_seconds, read) => read(),
      openExportFile: async () => null,
      openRanking: async () => null,
      async ask(document, variables) {
        points += pointsOf(documentCost(document, null, variables, { schema, context: {} }).values);
        throw new Error("No more than its cost is wanted");
      },
    })
    .catch(() => {});
  return points;
}

test("an address may make 600 calls a minute of any public route, with lists of the default length", async () => {
  const { points, minCharge } = apiBudgets.anonymous;
  expect(points / minCharge).toBe(600);
  for (const route of readable) {
    // A change may be of any of four kinds, and is counted as one of each; what it has not is given back.
    const charge = route.paging === "log" ? 4 * minCharge : minCharge;
    expect([route.path, (await costOfRoute(route)) <= charge]).toEqual([route.path, true]);
  }
});
