import { z } from "zod";
import { limits, preferenceLimits } from "./limits.ts";
import { optionalText } from "./text.ts";
import { importances, segments } from "./vocabulary.ts";

const importance = z.enum(importances).nullish();

/** Preferences of a visitor who chooses. Features are keys of the category's vocabulary; those it does not have are ignored. */
export const preferencesInput = z.strictObject({
  ease: importance,
  support: importance,
  value: importance,
  price: importance,
  segment: z.enum(segments).nullish(),
  industry: optionalText({ name: "industry", max: preferenceLimits.industry }),
  mustHave: z
    .array(z.string().max(limits.slug, "A key of a feature is too long"))
    .max(preferenceLimits.features, `At most ${preferenceLimits.features} features are allowed`)
    .nullish(),
});
export type Preferences = z.infer<typeof preferencesInput>;
