import { z } from "zod";
import { shownRating } from "../../../inputs/index.ts";
import { id, named, rating } from "./registry.ts";

const count = z.int().min(3).nullable();

export const Alternative = named(
  "Alternative",
  z
    .strictObject({
      software: z.strictObject({
        id,
        name: z.string(),
        slug: z.string(),
        logoUrl: z.string().nullable(),
        avgRating: rating,
        reviewCount: z.int().min(0),
      }),
      score: z
        .number()
        .min(0)
        .max(1)
        .describe("What the order is made of; see `Alternative.score` of GraphQL."),
      sharedCategoryCount: z.int().min(0),
      sharedFeatures: z.array(z.string()),
      comparisonCount: count.describe("How often both were compared in 90 days; null for fewer than 3."),
      cameFromCount: count.describe(
        "Reviewers of the listing who used the alternative before; null for fewer than 3.",
      ),
      movedToCount: count.describe(
        "Reviewers of the alternative who used the listing before; null for fewer than 3.",
      ),
      consideredCount: count.describe("Reviewers of either who looked at the other; null for fewer than 3."),
    })
    .describe("A Live listing that is an alternative to another one, and why."),
);

export const alternativeFields = /* GraphQL */ `
  fragment AlternativeFields on Alternative {
    software { id: databaseId name slug logoUrl avgRating reviewCount }
    score sharedCategoryCount sharedFeatures comparisonCount cameFromCount movedToCount consideredCount
  }
`;

type Alternative = z.infer<typeof Alternative>;

export type AlternativeData = Omit<Alternative, "software"> & {
  software: Omit<Alternative["software"], "avgRating"> & { avgRating: number | null };
};

export const toAlternative = ({ software, ...reasons }: AlternativeData): Alternative => ({
  software: { ...software, avgRating: shownRating(software.avgRating ?? 0) },
  ...reasons,
});

const move = z.strictObject({
  softwareId: id,
  name: z.string(),
  count: z.int().min(3).describe("Number of published reviews that say so."),
});

export const Moves = named(
  "Moves",
  z
    .strictObject({
      cameFrom: z.array(move).describe("What the listing's reviewers used before; at most 10."),
      movedTo: z.array(move).describe("What those review today who used it before; at most 10."),
    })
    .describe(
      "Where the users of a listing came from and where they moved to; only what 3 or more reviewers say.",
    ),
);

type MoveData = readonly { count: number; software: { id: string; name: string } | null }[];

/** Moves as GraphQL gives them. */
export interface MovesData {
  cameFrom: MoveData;
  movedTo: MoveData;
}

const toMoves = (moves: MoveData) =>
  moves.flatMap(({ software, count: number }) =>
    software ? [{ softwareId: software.id, name: software.name, count: number }] : [],
  );

export const asMoves = ({ cameFrom, movedTo }: MovesData) => ({
  cameFrom: toMoves(cameFrom),
  movedTo: toMoves(movedTo),
});
