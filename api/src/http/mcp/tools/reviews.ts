import { z } from "zod";
import { notFound } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import { limits, reviewSorts } from "../../../inputs/index.ts";
import { byKey, count, cut, page, pageLength, softwareKey, url } from "../shapes.ts";
import { type ToolContext, tool } from "../tool.ts";

const reviews =
  trustedDocument(`query AgentReviews($id: ID, $slug: String, $search: String, $stars: Int, $language: String,
  $sort: ReviewSort!, $page: Int!, $limit: Int!) {
  software(databaseId: $id, slug: $slug) {
    databaseId name
    reviews(search: $search, rating: $stars, language: $language, sort: $sort, page: $page, first: $limit) {
      totalCount
      edges { node {
        databaseId rating title content pros cons isVerified labels { text } helpfulCount createdAt role companySize usedFor language
        answer { content createdAt }
      } }
    }
  }
}`);

interface ReviewData {
  databaseId: string;
  rating: number;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
  isVerified: boolean;
  labels: { text: string }[];
  helpfulCount: number;
  createdAt: string;
  role: string | null;
  companySize: string | null;
  usedFor: string | null;
  language: string | null;
  answer: { content: string; createdAt: string } | null;
}

interface ReviewsData {
  software: {
    databaseId: string;
    name: string;
    reviews: { totalCount: number; edges: { node: ReviewData }[] };
  } | null;
}

const Review = z.object({
  stars: z.int().min(1).max(5),
  url,
  createdAt: z.string(),
  isVerified: z.boolean().describe("True if a label says what was proved of the review."),
  labels: z
    .array(z.string())
    .describe("What was proved of the review and when, and whether the vendor invited its author."),
  helpfulCount: count.describe("Number of users who found the review helpful."),
  role: z.string().nullable().describe("The author's field of work."),
  companySize: z.string().nullable().describe("Number of employees of the author's company."),
  usedFor: z.string().nullable().describe("How long the author has used the software."),
  language: z.string().nullable().describe("Language of the text, as a BCP 47 tag; null if it is not known."),
  quoted: z.object({
    by: z.literal("a reviewer"),
    title: z.string(),
    text: z.string().nullable(),
    pros: z.array(z.string()),
    cons: z.array(z.string()),
  }),
  vendorAnswer: z
    .object({
      createdAt: z.string(),
      quoted: z.object({ by: z.literal("the vendor"), text: z.string().nullable() }),
    })
    .nullable(),
});

export const searchReviews = tool({
  name: "search_reviews",
  title: "Reviews of a listing",
  description:
    "Published reviews of a listing as evidence, each with an address to cite. Long reviews are shortened; their page has the whole text.",
  input: z.object({
    software: softwareKey,
    search: z
      .string()
      .max(limits.searchText)
      .optional()
      .describe("Only reviews with words that begin with these words, for example `onboarding`."),
    stars: z.int().min(1).max(5).optional().describe("Only reviews with this star rating."),
    language: z
      .string()
      .max(35)
      .optional()
      .describe("Only reviews in this language: a BCP 47 tag such as `pt`."),
    sort: z.enum(reviewSorts).default("recent").describe("Order by date or by rating."),
    page,
    limit: pageLength(5),
  }),
  output: z.object({
    software: z.object({ id: z.string(), name: z.string(), reviewsUrl: url }),
    total: count.describe("Number of matching reviews on all pages."),
    page: z.int(),
    reviews: z.array(Review),
  }),
  async run({ software: key, search, stars, language, sort, page: number, limit }, context) {
    const { software } = await context.ask<ReviewsData>(reviews, {
      ...byKey(key),
      search,
      stars,
      language,
      sort: toEnum("ReviewSort", sort),
      page: number,
      limit,
    });
    if (!software) throw notFound("Software");
    const { databaseId, name, reviews: found } = software;
    return {
      software: {
        id: databaseId,
        name,
        reviewsUrl: context.absolute(context.site.paths.reviewsOf(databaseId)),
      },
      total: found.totalCount,
      page: number,
      reviews: found.edges.map(({ node }) => toReview(node, databaseId, context)),
    };
  },
  lists: ({ reviews: listed }) => [listed],
});

/** A review with its author's field of work and company size; names are left out. */
function toReview(
  review: ReviewData,
  softwareId: string,
  { absolute, site }: ToolContext,
): z.input<typeof Review> {
  const { databaseId, rating: stars, title, content, pros, cons, answer, labels, ...rest } = review;
  const { paths } = site;
  const points = (texts: string[]) => texts.slice(0, 3).map((text) => cut(text, 150) ?? "");
  return {
    stars,
    url: absolute(paths.review?.(databaseId) ?? paths.reviewsOf(softwareId)),
    ...rest,
    labels: labels.map(({ text }) => text),
    quoted: {
      by: "a reviewer",
      title,
      text: cut(content, 700),
      pros: points(pros),
      cons: points(cons),
    },
    vendorAnswer: answer && {
      createdAt: answer.createdAt,
      quoted: { by: "the vendor", text: cut(answer.content, 400) },
    },
  };
}
