import {
  type AlternativeReasons,
  alternatives,
  type Move,
  maxAlternatives,
  moves,
} from "../../domain/software/alternatives.ts";
import { comparedDays } from "../../domain/views/views.ts";
import { namedProductKinds, quorum } from "../../inputs/index.ts";
import { comparesListings } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { listedSoftware } from "../category-ranking.ts";
import { resolveConnectionOf } from "../pagination.ts";
import { relatedRow } from "../plans/text-selection.ts";
import { loadRow, type RowOf } from "../rows.ts";
import { numberedPage } from "./connections.ts";
import { SoftwareNode } from "./software.ts";
import { vocabulary } from "./vocabulary.ts";

const few = `Null for fewer than ${quorum}.`;

const AlternativeRef = builder
  .objectRef<AlternativeReasons & { software: RowOf<"Software"> }>("Alternative")
  .implement({
    description: "A Live listing that is an alternative to another one, and why.",
    fields: (t) => ({
      software: t.field({
        type: SoftwareNode,
        description: "The alternative.",
        extensions: relatedRow("software"),
        resolve: ({ software }) => software,
      }),
      score: t.exposeFloat("score", {
        description:
          "Score by which alternatives are ordered, 0 to 1: 0.35 × the share of the listing's categories that both are in, 0.25 × f / (f + 4) for f shared features, 0.15 × c / (c + 20) for c comparisons, and 0.25 × w / (w + 2), where w is the sum of the weights of reviews that name the other listing: 1 with a proof of use, 0.2 without, and half of that for listings that were only considered.",
      }),
      sharedCategoryCount: t.exposeInt("sharedCategories", {
        description: "Number of the listing's active categories that the alternative is listed in, too.",
      }),
      sharedFeatures: t.exposeStringList("sharedFeatures", {
        description: "Features that both have, in the listing's words and order; at most 100.",
      }),
      comparisonCount: t.exposeInt("compared", {
        nullable: true,
        description: `How often visitors compared both in the last ${comparedDays} days before today (UTC); a network counts once a day. ${few}`,
      }),
      cameFromCount: t.exposeInt("cameFrom", {
        nullable: true,
        description: `Number of the listing's published reviews whose authors used the alternative before. ${few}`,
      }),
      movedToCount: t.exposeInt("movedTo", {
        nullable: true,
        description: `Number of the alternative's published reviews whose authors used the listing before. ${few}`,
      }),
      consideredCount: t.exposeInt("considered", {
        nullable: true,
        description: `Number of published reviews of either whose authors looked at the other. ${few}`,
      }),
    }),
  });

const AlternativeConnection = builder.connectionObject(
  { type: AlternativeRef, name: "AlternativeConnection", description: "A paginated list of alternatives." },
  { name: "AlternativeEdge", description: "An alternative and its cursor." },
);

const MoveRef = builder.objectRef<Move>("SoftwareMove").implement({
  description: `Number of reviewers who used one listing before another; ${quorum} or more.`,
  fields: (t) => ({
    software: t.field({
      type: SoftwareNode,
      nullable: true,
      description: "The other listing; null if it was deleted in the meantime.",
      resolve: ({ id }, _args, context, info) => loadRow(context, info, "Software", id),
    }),
    count: t.exposeInt("count", { description: "Number of published reviews that say so." }),
  }),
});

const MovesRef = builder.objectRef<readonly Move[]>("SoftwareMoves").implement({
  description: "Where the users of a listing came from and where they moved to, as reviewers say.",
  fields: (t) => ({
    cameFrom: t.field({
      type: [MoveRef],
      complexity: { field: 1, multiplier: 10 },
      description: "What its reviewers used before; at most 10, most frequent first.",
      resolve: (all) => all.filter(({ direction }) => direction === "cameFrom"),
    }),
    movedTo: t.field({
      type: [MoveRef],
      complexity: { field: 1, multiplier: 10 },
      description: "Listings whose reviewers used it before; at most 10, most frequent first.",
      resolve: (all) => all.filter(({ direction }) => direction === "movedTo"),
    }),
  }),
});

const NamedProductKindEnum = vocabulary(
  "NamedProductKind",
  namedProductKinds,
  "Why a review names another listing.",
  { "used-before": "The author used it before.", considered: "The author looked at it, too." },
);

/** A listing that a review names. */
export const NamedProduct = builder
  .objectRef<{ kind: string; software: RowOf<"Software"> }>("NamedProduct")
  .implement({
    description: "A listing that a review's author names.",
    fields: (t) => ({
      kind: t.field({
        type: NamedProductKindEnum,
        description: "Why it is named.",
        resolve: ({ kind }) => kind as (typeof namedProductKinds)[number],
      }),
      software: t.field({
        type: SoftwareNode,
        description: "The listing.",
        resolve: ({ software }) => software,
      }),
    }),
  });

/** Alternatives are made of listings, and of the reasons that are read beside them. */
const alternativeNodes = {
  ...listedSoftware,
  nodeOf: (software: RowOf<"Software">, reasons: unknown) => ({
    ...(reasons as AlternativeReasons),
    software,
  }),
};

builder.prismaObjectFields("Software", (t) => ({
  alternatives: t.connection(
    {
      type: AlternativeRef,
      description: `Alternatives to the listing, at most ${maxAlternatives}, by their score: Live listings of its categories, and those that ${quorum} or more reviewers name.`,
      args: { ...numberedPage },
      extensions: comparesListings,
      select: { id: true },
      resolve: async (software, args, context, info) => {
        const finder = await alternatives(context, software);
        return resolveConnectionOf(context, info, alternativeNodes, finder, args);
      },
    },
    AlternativeConnection,
  ),
  moves: t.field({
    type: MovesRef,
    complexity: 10,
    description: `Where its users came from and where they moved to, as reviewers say. Listings that fewer than ${quorum} reviewers name are left out.`,
    select: { id: true },
    resolve: (software, _args, context) => moves(context, software),
  }),
}));

builder.prismaObjectField("Review", "namedProducts", (t) =>
  t.field({
    type: [NamedProduct],
    complexity: { field: 1, multiplier: 4 },
    description:
      "Live listings that the author names: the one that they used before, and up to 3 others that they considered.",
    select: (_args, _context, nestedSelection) => ({
      products: {
        where: { software: { isActive: true } },
        orderBy: [{ kind: "desc" as const }, { softwareId: "asc" as const }],
        select: { kind: true, software: nestedSelection({ select: { id: true } }, ["software"]) },
      },
    }),
    // The columns are those that the document selects.
    resolve: ({ products }) => products as unknown as { kind: string; software: RowOf<"Software"> }[],
  }),
);
