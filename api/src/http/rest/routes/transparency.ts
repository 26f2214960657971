import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { listSizes } from "../../../inputs/index.ts";
import { wholeNumber } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import { Transparency, transparencyFields } from "../shapes/transparency.ts";

export const transparencyRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/transparency",
    summary: "The public record of moderation by month, newest first. Nothing in it is about single persons",
    query: z.object({
      months: wholeNumber("months", {
        min: 1,
        max: listSizes.transparencyMonths,
        description: "Maximum number of months.",
      }).default(12),
    }),
    document: trustedDocument(
      `query ($first: Int!) { transparency(first: $first) { ...TransparencyFields } } ${transparencyFields}`,
    ),
    variables: ({ query }) => ({ first: query.months }),
    response: Transparency,
    answer: ({ transparency }: { transparency: Transparency["months"] }) => ({ months: transparency }),
  }),
];
