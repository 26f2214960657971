import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { suggestedReviewProblems, suggestionRefusals, suggestionStatuses } from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";
import { type NamedProductsData, namedIds, toNamedIds } from "./review.ts";

const stars = z.int().min(1).max(5);
const text = z.string().nullable();

const WaitingReview = named(
  "WaitingReview",
  z
    .strictObject({
      rating: stars,
      title: z.string(),
      content: z.string(),
      pros: z.array(z.string()),
      cons: z.array(z.string()),
      role: text,
      companySize: text,
      industry: text,
      usedFor: text,
      easeOfUse: stars.nullable(),
      support: stars.nullable(),
      value: stars.nullable(),
      language: text.describe("Language of the text, as its author states it; null if it is to be detected."),
      ...namedIds,
    })
    .describe("A review that waits until its product is listed."),
);

export const SuggestedProduct = named(
  "SuggestedProduct",
  z
    .strictObject({
      id,
      name: z.string(),
      websiteUrl: z.string(),
      categoryId: id.nullable(),
      description: text,
      status: z.enum(suggestionStatuses),
      reason: z.enum(suggestionRefusals).nullable().describe("Why it was refused."),
      message: text.describe("What the administrators added to a refusal."),
      softwareId: id.nullable().describe("The Live listing that it is."),
      review: WaitingReview.nullable().describe("The caller's review, until it is published."),
      reviewProblem: z
        .enum(suggestedReviewProblems)
        .nullable()
        .describe("Why the review was not published when the product was accepted."),
      createdAt: time,
      decidedAt: time.nullable(),
    })
    .describe("A product that the caller suggested."),
);
type SuggestedProduct = z.infer<typeof SuggestedProduct>;

export const ProductSuggested = z.strictObject({
  suggestion: SuggestedProduct.nullable().describe("Null if listings have its name or website."),
  alreadyListed: z
    .array(z.strictObject({ id, name: z.string() }))
    .describe("Live listings with its name or website, at most 5. If there are any, nothing was stored."),
});

export const suggestionFields = /* GraphQL */ `fragment SuggestionFields on SuggestedProduct {
  id: databaseId name websiteUrl category { id: databaseId } description status reason message software { id: databaseId }
  review { rating title content pros cons role companySize industry usedFor easeOfUse support value
    language namedProducts { kind software { id: databaseId } } }
  reviewProblem createdAt decidedAt
}`;

export type SuggestionData = Omit<
  SuggestedProduct,
  "categoryId" | "softwareId" | "status" | "reason" | "reviewProblem" | "review"
> & {
  review:
    | (Omit<z.infer<typeof WaitingReview>, keyof typeof namedIds> & { namedProducts: NamedProductsData })
    | null;
  category: { id: string } | null;
  software: { id: string } | null;
  status: string;
  reason: string | null;
  reviewProblem: string | null;
};

const worded = <Word>(type: string, name: string | null) =>
  name === null ? null : (fromEnum(type, name) as Word);

const withNamedIds = ({ namedProducts, ...review }: NonNullable<SuggestionData["review"]>) => ({
  ...review,
  ...toNamedIds(namedProducts),
});

/** A suggestion as GraphQL answers it, in REST's words. */
export const toSuggestion = ({ category, software, review, ...rest }: SuggestionData): SuggestedProduct => ({
  ...rest,
  review: review && withNamedIds(review),
  categoryId: category?.id ?? null,
  softwareId: software?.id ?? null,
  status: fromEnum("SuggestionStatus", rest.status) as SuggestedProduct["status"],
  reason: worded("SuggestionRefusal", rest.reason),
  reviewProblem: worded("SuggestedReviewProblem", rest.reviewProblem),
});
