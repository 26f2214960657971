import type { Fit, FitReason } from "../../domain/category/fit-score.ts";
import { fitStates, importances, preferenceKinds, preferenceLimits, quorum } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { SegmentEnum } from "./enums.ts";
import { vocabulary } from "./vocabulary.ts";

const ImportanceEnum = vocabulary("Importance", importances, "How much something matters.", {
  none: "Not at all.",
  some: "Some. It counts 1.",
  "a-lot": "A lot. It counts 2.",
});

/** Preferences of a caller who chooses in a category. */
export const ListingPreferences = builder.inputType("ListingPreferences", {
  description:
    "Preferences of a person who chooses in a category. Without any the order is that of the ranking.",
  fields: (t) => ({
    ease: t.field({ type: ImportanceEnum, description: "Ease of use, by the reviewers' stars for it." }),
    support: t.field({ type: ImportanceEnum, description: "Support, by the reviewers' stars for it." }),
    value: t.field({ type: ImportanceEnum, description: "Value for money, by the reviewers' stars for it." }),
    price: t.field({
      type: ImportanceEnum,
      description: "A low price, by the lowest price of a plan in US dollars.",
    }),
    segment: t.field({
      type: SegmentEnum,
      description: "The caller's market segment: how its reviewers rate. It counts 2.",
    }),
    industry: t.string({
      description: `The caller's industry, at most ${preferenceLimits.industry} characters, in any case: how its reviewers rate. It counts 2.`,
    }),
    mustHave: t.stringList({
      description: `Keys of features in the vocabularies of the category and those above it, at most ${preferenceLimits.features}. Each counts 2. Unknown keys are ignored.`,
    }),
  }),
});

const FitReasonKindEnum = vocabulary("FitReasonKind", preferenceKinds, "What a preference is about.", {
  ease: "Ease of use.",
  support: "Support.",
  value: "Value for money.",
  price: "A low price.",
  segment: "Reviewers of the caller's market segment.",
  industry: "Reviewers in the caller's industry.",
  feature: "A must-have feature.",
});

const FitStateEnum = vocabulary("FitState", fitStates, "Whether a listing meets a preference.", {
  met: "It has the feature, or is in the better half of the listings of which it is known.",
  "not-met": "It is known, and not met.",
  unknown: "It is not known, and not counted as a no.",
});

const FitReasonRef = builder.objectRef<FitReason>("FitReason").implement({
  description: "Why a listing fits, by one preference.",
  fields: (t) => ({
    kind: t.expose("kind", { type: FitReasonKindEnum, description: "What the preference is about." }),
    state: t.expose("state", { type: FitStateEnum, description: "Whether the listing has it." }),
    value: t.exposeFloat("value", {
      nullable: true,
      description: "The mean of all stars concerned, or the price in US dollars; null if unknown.",
    }),
    count: t.exposeInt("count", {
      nullable: true,
      description: `Number of reviewers like the caller; null for other preferences, and for fewer than ${quorum}.`,
    }),
    text: t.exposeString("text", { description: "The reason in English, in words and numbers." }),
  }),
});

export const ListingFit = builder.objectRef<Fit>("ListingFit").implement({
  description: "How well a listing fits the preferences of a person.",
  fields: (t) => ({
    score: t.exposeFloat("score", {
      nullable: true,
      description:
        "F = (p + Σ k·q) / (1 + Σ k), 0 to 1: p is the place in the ranking as the share of the category's listings that are behind, k what each preference counts, and q from 0 to 1 how well it is met, or 0.5 if that is not known: see `/ranking`. Null if none of the preferences is known; these come last.",
    }),
    metCount: t.exposeInt("met", { description: "Number of preferences that are met." }),
    reasons: t.field({
      type: [FitReasonRef],
      description: `What is known of each preference, at most ${preferenceLimits.features + 6}.`,
      resolve: ({ reasons }) => reasons,
    }),
  }),
});
