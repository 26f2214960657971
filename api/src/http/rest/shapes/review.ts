import { z } from "zod";
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
      isInvited: z
        .boolean()
        .describe("True if the vendor invited the author. That proves nothing about use."),
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
    id: databaseId rating title content pros cons helpfulCount isVerified isInvited createdAt
    software { id: databaseId name slug logoUrl company { name } }
    user: author { firstName lastName displayName email profileImageUrl }
  }
`;

export type ReviewData = Omit<Review, "softwareId">;

export function toReview(review: ReviewData): Review {
  return { ...review, softwareId: review.software.id };
}
