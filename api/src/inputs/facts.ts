import { z } from "zod";
import { isBlank } from "./blank.ts";
import { flag, orNull, word } from "./fields.ts";
import { knownLanguage, languages } from "./languages.ts";
import { limits } from "./limits.ts";
import { requiredText, tidy } from "./text.ts";
import { platforms, supportKinds } from "./vocabulary.ts";

interface ListOptions {
  /** What messages call the list and one of its texts: "Features", "Feature". */
  readonly name: string;
  readonly item: string;
  readonly max: number;
}

/** Texts, one a line, blank lines dropped (specification 5). A form sends them as one text. */
function lines({ name, item }: Pick<ListOptions, "name" | "item">) {
  return z
    .union([z.string(), z.array(z.string({ error: `${item} must be text` }))], {
      error: `${name} must be a list`,
    })
    .transform((given) => [given].flat().flatMap((text) => text.split(/\r\n|\r|\n/)))
    .transform((texts) => texts.map(tidy).filter((text) => !isBlank(text)));
}

/** Short texts in the given order, each once. */
function texts({ name, item, max, longest }: ListOptions & { longest: number }) {
  return lines({ name, item })
    .transform((given) => [...new Set(given)])
    .refine((given) => given.length <= max, { error: `${name} must be at most ${max}` })
    .pipe(z.array(requiredText({ name: item, max: longest })));
}

/** Words of a vocabulary, each once, in its order. */
function words<const Words extends readonly string[]>(name: string, item: string, all: Words) {
  return z
    .array(word(item, all), { error: `${name} must be a list` })
    .transform((given): Words[number][] => all.filter((each) => given.some((one) => one === each)));
}

export const features = texts({
  name: "Features",
  item: "Feature",
  max: limits.features,
  longest: limits.feature,
});

/** Languages by BCP 47 tag or English name; as tags, each once, in the order of their names. */
function listedLanguages(name: string, item: string) {
  return lines({ name, item }).transform((given, context) => {
    const unknown = given.find((text) => !knownLanguage(text));
    if (unknown !== undefined)
      context.addIssue({
        code: "custom",
        message: `${item} is not known: ${[...unknown].slice(0, 40).join("")}`,
      });
    const found = new Set(given.map(knownLanguage));
    return languages.filter((language) => found.has(language));
  });
}

/** The lists among the facts, called in messages as forms call them, or as files name their fields. */
function listsCalled(isField: boolean) {
  const called = (field: string, name: string, item: string) =>
    isField ? { name: field, item: field } : { name, item };
  const plain = called("platforms", "Platforms", "Platform");
  const spoken = called("languages", "Languages", "Language");
  const helped = called("supportKinds", "Kinds of support", "Kind of support");
  return {
    platforms: words(plain.name, plain.item, platforms),
    languages: listedLanguages(spoken.name, spoken.item),
    supportKinds: words(helped.name, helped.item, supportKinds),
    integrations: texts({
      ...called("integrations", "Integrations", "Integration"),
      max: limits.integrations,
      longest: limits.thingName,
    }),
    licenses: texts({
      ...called("licenses", "Licenses", "License"),
      max: limits.licenses,
      longest: limits.license,
    }),
  };
}
const inForms = listsCalled(false);
const inFiles = listsCalled(true);

/** What says nothing is an empty list. */
export function orEmpty<Item, Input>(list: z.ZodType<Item[] | null | undefined, Input>) {
  return list.transform((given): Item[] => given ?? []);
}

/** Facts that buyers compare, of a new listing; an empty list or null is unknown. */
export const newFacts = {
  platforms: orEmpty(inForms.platforms.nullish()),
  hasFreeTrial: orNull(flag("Free trial")),
  languages: orEmpty(inForms.languages.nullish()),
  supportKinds: orEmpty(inForms.supportKinds.nullish()),
  integrations: orEmpty(inForms.integrations.nullish()),
  licenses: orEmpty(inForms.licenses.nullish()),
};

/** The same of a change: null makes it unknown again. */
export const changedFacts = {
  platforms: orEmpty(inForms.platforms.nullable()),
  hasFreeTrial: flag("Free trial").nullable(),
  languages: orEmpty(inForms.languages.nullable()),
  supportKinds: orEmpty(inForms.supportKinds.nullable()),
  integrations: orEmpty(inForms.integrations.nullable()),
  licenses: orEmpty(inForms.licenses.nullable()),
};

/** The same of a row of a catalog: null leaves the stored value unchanged. */
export const rowFacts = {
  platforms: orNull(inFiles.platforms),
  hasFreeTrial: orNull(flag("hasFreeTrial")),
  languages: orNull(inFiles.languages),
  supportKinds: orNull(inFiles.supportKinds),
  integrations: orNull(inFiles.integrations),
  licenses: orNull(inFiles.licenses),
};
