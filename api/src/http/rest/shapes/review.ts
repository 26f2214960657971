import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { type ProofKind, proofKinds, type ReviewLabelKind, reviewLabelKinds } from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

export const Review = named(
  "Review",
  z
    .strictObject({
      id,
      rating: z.int().min(1).max(5),
      title: z.string(),
      content: z.string(),
      pros: z.array(z.string()),
      cons: z.array(z.string()),
      helpfulCount: z.int().min(0),
      isVerified: z.boolean(),
      labels: z
        .array(
          z.strictObject({
            kind: z.enum(reviewLabelKinds),
            proof: z.enum(proofKinds).nullable().describe("What moderators were shown; null if nothing."),
            month: z
              .string()
              .nullable()
              .describe('Month in which it was proved (UTC), as "2026-11"; null if it is not known.'),
            text: z.string().describe("The label as it is shown, in English."),
          }),
        )
        .describe("What was proved of the review, and whether the vendor invited its author."),
      featureOpinions: z
        .array(z.strictObject({ featureId: id, has: z.boolean() }))
        .describe("Which features of its category's vocabulary the listing has, as the reviewer says."),
      createdAt: time,
      softwareId: id,
      software: z.strictObject({
        id,
        name: z.string(),
        slug: z.string(),
        logoUrl: z.string().nullable(),
        company: z.strictObject({ name: z.string() }).nullable(),
      }),
      user: z
        .strictObject({
          firstName: z.string().nullable(),
          lastName: z.string().nullable(),
          displayName: z
            .string()
            .describe(
              'First and last name, else the part of the e-mail address before the at sign, else "Anonymous".',
            ),
          email: z.string().nullable().describe("Null unless the caller is an administrator or the author."),
          profileImageUrl: z.string().nullable(),
        })
        .nullable()
        .describe("Null if the account was deleted."),
    })
    .describe("A user's review of a listing."),
);
export type Review = z.infer<typeof Review>;

export const reviewFields = /* GraphQL */ `
  fragment ReviewFields on Review {
    id: databaseId rating title content pros cons helpfulCount isVerified createdAt
    labels { kind proof month text }
    featureOpinions { featureId has }
    software { id: databaseId name slug logoUrl company { name } }
    user: author { firstName lastName displayName email profileImageUrl }
  }
`;

export type ReviewData = Omit<Review, "softwareId" | "labels"> & {
  labels: readonly { kind: string; proof: string | null; month: string | null; text: string }[];
};

export function toReview(review: ReviewData): Review {
  const labels = review.labels.map(({ kind, proof, ...rest }) => ({
    kind: fromEnum("ReviewLabelKind", kind) as ReviewLabelKind,
    proof: proof === null ? null : (fromEnum("ProofKind", proof) as ProofKind),
    ...rest,
  }));
  return { ...review, labels, softwareId: review.software.id };
}
