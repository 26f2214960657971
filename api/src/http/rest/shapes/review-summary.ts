import { z } from "zod";
import { quorum } from "../../../inputs/index.ts";
import { named } from "./registry.ts";
import { Review, type ReviewData, reviewFields, toReview } from "./review.ts";

const count = z.int().min(1).describe("Published reviews.");

const Points = z
  .array(z.strictObject({ text: z.string(), count }))
  .describe("Most frequent first; at most 6.");
const Groups = z
  .array(z.strictObject({ name: z.string(), count }))
  .describe(`Most frequent first, at most 6; fewer than ${quorum} reviewers are left out.`);
const HelpfulReview = z
  .strictObject({
    voteCount: z
      .int()
      .min(0)
      .describe(
        `Helpful votes, without those of the vendor's members. With fewer than ${quorum} it is the newest review, because no other has as many.`,
      ),
    review: Review.nullable().describe("Null if it was deleted in the meantime."),
  })
  .nullable();

/** What the reviews of a listing say together. */
export const ReviewSummary = named(
  "ReviewSummary",
  z
    .strictObject({
      pros: Points,
      cons: Points,
      months: z
        .array(
          z.strictObject({
            month: z.string().describe('Month in UTC, such as "2026-11".'),
            avgRating: z.number().describe("Exact mean of the month's reviews."),
            reviewCount: count,
          }),
        )
        .describe("The latest 36 months with reviews, oldest first."),
      companySizes: Groups,
      industries: Groups,
      mostHelpfulPositive: HelpfulReview.describe("With 4 or 5 stars; null if there is none."),
      mostHelpfulCritical: HelpfulReview.describe("With 1 to 3 stars; null if there is none."),
    })
    .describe("What the published reviews of a listing say together."),
);
type ReviewSummary = z.infer<typeof ReviewSummary>;

export const reviewSummaryFields = /* GraphQL */ `
  fragment ReviewSummaryFields on Software {
    prosAndCons { pros { text count } cons { text count } }
    reviewSummary {
      months { month avgRating reviewCount } companySizes { name count } industries { name count }
      mostHelpfulPositive { voteCount review { ...ReviewFields } }
      mostHelpfulCritical { voteCount review { ...ReviewFields } }
    }
  }
  ${reviewFields}
`;

type HelpfulData = { voteCount: number; review: ReviewData | null } | null;

/** The fields of a listing that make its summary, as GraphQL answers them. */
export interface ReviewSummaryData {
  prosAndCons: Pick<ReviewSummary, "pros" | "cons">;
  reviewSummary: Pick<ReviewSummary, "months" | "companySizes" | "industries"> &
    Record<"mostHelpfulPositive" | "mostHelpfulCritical", HelpfulData>;
}

const toHelpful = (helpful: HelpfulData) =>
  helpful && { ...helpful, review: helpful.review && toReview(helpful.review) };

export const toReviewSummary = ({ prosAndCons, reviewSummary }: ReviewSummaryData): ReviewSummary => ({
  ...prosAndCons,
  ...reviewSummary,
  mostHelpfulPositive: toHelpful(reviewSummary.mostHelpfulPositive),
  mostHelpfulCritical: toHelpful(reviewSummary.mostHelpfulCritical),
});
