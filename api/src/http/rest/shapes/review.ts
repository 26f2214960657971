import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import {
  type NamedProductKind,
  type ProofKind,
  proofKinds,
  type ReviewLabelKind,
  reviewLabelKinds,
} from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

/** Which listings a review names. */
export const namedIds = {
  usedBeforeId: id
    .nullable()
    .describe("The Live listing that the author used before; null if none is named."),
  consideredIds: z.array(id).describe("Other Live listings that the author looked at; at most 3."),
};

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
      ...namedIds,
      language: z
        .string()
        .nullable()
        .describe(
          'Language of the text, the primary subtag of a BCP 47 tag such as "pt"; null if it is not known.',
        ),
      isLanguageDetected: z
        .boolean()
        .describe("True if the language was detected, and stated neither by the author nor by the catalog."),
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

export const ReviewLanguage = named(
  "ReviewLanguage",
  z
    .strictObject({
      tag: z.string().describe('Primary language subtag of BCP 47, such as "pt".'),
      name: z.string().describe("English name of the language."),
      count: z.int().min(1).describe("Number of published reviews in the language."),
    })
    .describe("A language, with the number of reviews in it."),
);
export type ReviewLanguage = z.infer<typeof ReviewLanguage>;

/** The parameter of lists of reviews that selects a language. */
export const languageFilter = z
  .object({
    language: z
      .string()
      .max(35)
      .describe(
        'Only reviews in this language: a BCP 47 tag such as "pt" or "pt-BR", of which the language counts.',
      ),
  })
  .partial();

export const reviewFields = /* GraphQL */ `
  fragment ReviewFields on Review {
    id: databaseId rating title content pros cons helpfulCount isVerified createdAt
    labels { kind proof month text } language isLanguageDetected
    namedProducts { kind software { id: databaseId } }
    featureOpinions { featureId has }
    software { id: databaseId name slug logoUrl company { name } }
    user: author { firstName lastName displayName email profileImageUrl }
  }
`;

/** Which listings a review names, as GraphQL answers it. */
export type NamedProductsData = readonly { kind: string; software: { id: string } }[];

export type ReviewData = Omit<Review, "softwareId" | "labels" | keyof typeof namedIds> & {
  namedProducts: NamedProductsData;
  labels: readonly { kind: string; proof: string | null; month: string | null; text: string }[];
};

/** The same in REST's words. */
export function toNamedIds(namedProducts: NamedProductsData): Pick<Review, keyof typeof namedIds> {
  const idsOf = (kind: NamedProductKind) =>
    namedProducts
      .filter((one) => fromEnum("NamedProductKind", one.kind) === kind)
      .map(({ software }) => software.id);
  return { usedBeforeId: idsOf("used-before")[0] ?? null, consideredIds: idsOf("considered") };
}

export function toReview({ namedProducts, ...review }: ReviewData): Review {
  const labels = review.labels.map(({ kind, proof, ...rest }) => ({
    kind: fromEnum("ReviewLabelKind", kind) as ReviewLabelKind,
    proof: proof === null ? null : (fromEnum("ProofKind", proof) as ProofKind),
    ...rest,
  }));
  return { ...review, labels, ...toNamedIds(namedProducts), softwareId: review.software.id };
}
