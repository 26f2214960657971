import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { isDatabaseId } from "../../../graphql/keys.ts";
import { csvFile } from "../csv.ts";
import { text, wholeNumber } from "../parameters.ts";
import type { Route } from "../route.ts";
import { type ComparedData, comparedFields, comparisonTable } from "../shapes/comparison.ts";

/** The maximum number of listings side by side, as on the page. */
const maxCompared = 4;

const query = z.object({
  ids: text("ids", 200, `IDs of the listings, with commas between them, at most ${maxCompared}.`),
  people: wholeNumber("people", {
    min: 1,
    max: 100_000,
    description: "For how many people prices are computed.",
  }).default(10),
});

export const comparisonRoutes: readonly Route[] = [
  csvFile({
    path: "/api/compare.csv",
    summary: "Up to four listings side by side, as a CSV file; unknown ones are left out",
    query,
    document: trustedDocument(`query Compared($ids: [ID!]!) {
      softwareByIds(databaseIds: $ids) { ...ComparedFields }
    } ${comparedFields}`),
    variables: ({ query: { ids } }) => ({
      ids: [...new Set((ids ?? "").split(",").filter(isDatabaseId))].slice(0, maxCompared),
    }),
    answer: ({ softwareByIds }: { softwareByIds: ComparedData[] }, { query: { people } }) => ({
      filename: "comparison",
      ...comparisonTable(softwareByIds, people),
    }),
  }),
];
