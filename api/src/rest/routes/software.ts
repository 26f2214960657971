import { z } from "zod";
import { knownDocument } from "../../execute.ts";
import { limits, softwareSorts } from "../../inputs/index.ts";
import { found } from "../found.ts";
import { flag, text, word } from "../parameters.ts";
import { type Connection, connectionFields, list, type Route, route } from "../route.ts";
import { Review, type ReviewData, reviewFields, toReview } from "../shapes/review.ts";
import {
  PricingPlan,
  planFields,
  Software,
  type SoftwareData,
  softwareFields,
  toPlan,
  toSoftware,
} from "../shapes/software.ts";
import { toEnum } from "../words.ts";

const directoryQuery = z.object({
  featured: flag("featured", "Keeps software that an administrator chose, or the rest."),
  search: text("search", limits.searchText, "Beginnings of words; typing errors in names are forgiven."),
  category: text(
    "category",
    limits.url,
    "A category's slug; with all below it. An unknown one finds nothing.",
  ),
  sort: word("sort", softwareSorts, "Order; rating when left out."),
  status: word("status", ["live", "all"], "all has the Drafts too; administrators only."),
});

export const softwareRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/software",
    summary: "The directory of Live software",
    query: directoryQuery,
    document:
      knownDocument(`query Directory($featured: Boolean, $search: String, $category: String, $sort: SoftwareSort!,
      $status: ListingStatus!, $limit: Int!, $after: String) {
      directory(featured: $featured, search: $search, category: $category, sort: $sort, status: $status, first: $limit,
        after: $after) { ${connectionFields} edges { node { ...SoftwareFields } } }
    } ${softwareFields}`),
    variables: ({ query: { sort = "rating", status = "live", ...filters } }) => ({
      ...filters,
      sort: toEnum("SoftwareSort", sort),
      status: toEnum("ListingStatus", status),
    }),
    item: Software,
    connection: ({ directory }: { directory: Connection<SoftwareData> }) => directory,
    answer: toSoftware,
  }),
  route({
    method: "GET",
    path: "/api/software/{id}",
    summary: "One listing; a Draft only for its company's members and administrators",
    document: knownDocument(`query OneSoftware($id: ID!) {
      software(databaseId: $id) { ...SoftwareFields }
    } ${softwareFields}`),
    variables: ({ params }) => params,
    response: Software,
    answer: ({ software }: { software: SoftwareData | null }) => toSoftware(found(software, "Software")),
  }),
  list({
    method: "GET",
    path: "/api/software/{id}/reviews",
    summary: "Its published reviews, newest first",
    document: knownDocument(`query SoftwareReviews($id: ID!, $limit: Int!, $after: String) {
      software(databaseId: $id) {
        reviews(first: $limit, after: $after) { ${connectionFields} edges { node { ...ReviewFields } } }
      }
    } ${reviewFields}`),
    variables: ({ params }) => params,
    item: Review,
    connection: ({ software }: { software: { reviews: Connection<ReviewData> } | null }) =>
      found(software, "Software").reviews,
    answer: toReview,
  }),
  route({
    method: "GET",
    path: "/api/software/{id}/pricing",
    summary: "Its plans, cheapest first, those on request last",
    document: knownDocument(`query SoftwarePlans($id: ID!) {
      software(databaseId: $id) { plans { ...PlanFields } }
    } ${planFields}`),
    variables: ({ params }) => params,
    response: z.array(PricingPlan),
    answer: ({ software }: { software: { plans: Parameters<typeof toPlan>[0][] } | null }) =>
      found(software, "Software").plans.map(toPlan),
  }),
];
