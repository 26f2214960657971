import { labelledColumns, labelsOf, type ReviewLabel } from "../../domain/review/labels.ts";
import { builder } from "../builder.ts";
import { ProofKindEnum, ReviewLabelKindEnum } from "./enums.ts";

const ReviewLabelType = builder.objectRef<ReviewLabel>("ReviewLabel").implement({
  description:
    "What is said of a review: what was proved of it, or that the vendor invited its author. What each label means is explained at /review-guidelines#what-labels-mean.",
  fields: (t) => ({
    kind: t.expose("kind", { type: ReviewLabelKindEnum, description: "What it says." }),
    proof: t.expose("proof", {
      type: ProofKindEnum,
      nullable: true,
      description:
        "What moderators were shown. Null for other kinds, and if they confirmed the use without a file.",
    }),
    month: t.exposeString("month", {
      nullable: true,
      description:
        'Month in which it was proved (UTC), for example "2026-11". Null if it is not known, and for imported and invited reviews.',
    }),
    text: t.exposeString("text", { description: "The label as it is shown, in English." }),
  }),
});

builder.prismaObjectField("Review", "labels", (t) =>
  t.field({
    type: [ReviewLabelType],
    complexity: { field: 1, multiplier: 2 },
    description:
      "What is said of the review, at most one label for each kind: what was proved of it, and whether the vendor invited its author.",
    select: labelledColumns,
    resolve: labelsOf,
  }),
);
