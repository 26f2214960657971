import { z } from "zod";
import { limits, mattersLimits } from "./limits.ts";
import { optionalText } from "./text.ts";
import { importances, segments } from "./vocabulary.ts";

const importance = z.enum(importances).nullish();

/** What matters to a visitor. Features are keys of the category's vocabulary; those it does not have are ignored. */
export const mattersInput = z.strictObject({
  ease: importance,
  support: importance,
  value: importance,
  price: importance,
  segment: z.enum(segments).nullish(),
  industry: optionalText({ name: "industry", max: mattersLimits.industry }),
  mustHave: z
    .array(z.string().max(limits.slug, "A key of a feature is too long"))
    .max(mattersLimits.features, `At most ${mattersLimits.features} features are allowed`)
    .nullish(),
});
export type Matters = z.infer<typeof mattersInput>;
