import { z } from "zod";
import { isBlank } from "./blank.ts";
import { slug } from "./catalogue-fields.ts";
import { orNull, recordId } from "./fields.ts";
import { limits } from "./limits.ts";
import { optionalText, requiredText } from "./text.ts";

const featureKey = z
  .string({ error: "Key must be text" })
  .transform((text) => (isBlank(text) ? null : text))
  .pipe(slug("Key").nullable());

const feature = z.object({
  key: orNull(featureKey),
  name: requiredText({ name: "Feature", max: limits.thingName }),
  description: optionalText({ name: "Description", max: limits.featureDescription }),
});

/** The features by which the listings of a category are compared, in order. */
export const featureVocabulary = z
  .array(feature, { error: "Features must be a list" })
  .max(limits.vocabulary, { error: `Features must be at most ${limits.vocabulary}` })
  .superRefine((all, { addIssue }) => {
    for (const [place, one] of all.entries()) {
      const first = (same: (other: (typeof all)[number]) => boolean) => all.findIndex(same) === place;
      if (!first(({ name }) => name.toLowerCase() === one.name.toLowerCase()))
        addIssue({ code: "custom", path: [place, "name"], message: "Each feature needs a unique name" });
      if (one.key !== null && !first(({ key }) => key === one.key))
        addIssue({ code: "custom", path: [place, "key"], message: "Each feature needs a unique key" });
    }
  });
export type FeatureInput = z.output<typeof featureVocabulary>[number];

const featureId = recordId("Feature must be an ID");
const tooManyFeatures = { error: `Features must be at most ${limits.namedFeatures}` };

/** Features that a listing has, by ID. */
export const featureIds = z
  .array(featureId, { error: "Features must be a list" })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= limits.namedFeatures, tooManyFeatures);

/** What a reviewer says about features; of several answers about one, the last one counts. */
export const featureOpinions = z
  .array(z.object({ featureId, has: z.boolean({ error: "Answer must be true or false" }) }), {
    error: "Features must be a list",
  })
  .transform((answers) => [...new Map(answers.map((answer) => [answer.featureId, answer])).values()])
  .refine((answers) => answers.length <= limits.namedFeatures, tooManyFeatures);
export type FeatureOpinionInput = z.output<typeof featureOpinions>[number];
