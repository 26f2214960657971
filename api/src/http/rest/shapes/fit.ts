import { z } from "zod";
import { fromEnum, toEnum } from "../../../graphql/enum-names.ts";
import {
  fitStates,
  importances,
  limits,
  preferenceKinds,
  preferenceLimits,
  segments,
  weighed,
} from "../../../inputs/index.ts";
import { text, word } from "../parameters.ts";
import { named } from "./registry.ts";

const importance = (name: string, what: string) =>
  word(name, importances, `How much ${what} matters; the order of the listings follows.`);

/** The query parameters with the caller's preferences. */
export const preferenceParameters = {
  ease: importance("ease", "ease of use"),
  support: importance("support", "support"),
  value: importance("value", "value for money"),
  price: importance("price", "a low price"),
  mySize: word("mySize", segments, "The caller's market segment: its reviewers count."),
  myIndustry: text("myIndustry", preferenceLimits.industry, "The caller's industry: its reviewers count."),
  must: text(
    "must",
    preferenceLimits.features * (limits.slug + 1),
    `Keys of must-have features, with commas between them, at most ${preferenceLimits.features}. Unknown ones are ignored.`,
  ),
};
const parameters = z.object(preferenceParameters);

/** The variable `preferences` of a document; null without any. */
export function preferencesOf(query: z.infer<typeof parameters>): Record<string, unknown> | null {
  const { mySize, myIndustry, must } = query;
  const mustHave = (must ?? "").split(",").filter((key) => key.trim() !== "");
  const preferences = {
    ...Object.fromEntries(weighed.map((name) => [name, toEnum("Importance", query[name])])),
    ...(mySize && { segment: toEnum("Segment", mySize) }),
    ...(myIndustry && { industry: myIndustry }),
    ...(mustHave.length > 0 && { mustHave }),
  };
  return Object.values(preferences).some((value) => value !== undefined) ? preferences : null;
}

const FitReason = z.strictObject({
  kind: z.enum(preferenceKinds),
  state: z.enum(fitStates).describe("Unknown is not counted as a no."),
  value: z.number().nullable().describe("Mean stars, or the price in US dollars."),
  count: z.int().nullable().describe("Number of reviewers like the caller."),
  text: z.string().describe("The reason in English."),
});

export const Fit = named(
  "Fit",
  z
    .strictObject({
      score: z.number().nullable().describe("From 0 to 1; null if none of the preferences is known."),
      met: z.int().min(0).describe("Number of preferences that are met."),
      reasons: z.array(FitReason).describe("One for each preference."),
    })
    .describe("How well a listing fits the caller's preferences."),
);
type Fit = z.infer<typeof Fit>;

export const fitFields = "fit { score met: metCount reasons { kind state value count text } }";

/** The fit of a listing as a document has it. */
export interface FitData extends Omit<Fit, "reasons"> {
  reasons: (Omit<Fit["reasons"][number], "kind" | "state"> & { kind: string; state: string })[];
}

export function toFit({ reasons, ...fit }: FitData): Fit {
  return {
    ...fit,
    reasons: reasons.map(({ kind, state, ...reason }) => ({
      ...reason,
      kind: fromEnum("FitReasonKind", kind) as Fit["reasons"][number]["kind"],
      state: fromEnum("FitState", state) as Fit["reasons"][number]["state"],
    })),
  };
}
