import { directionOf } from "@assay/api/inputs";

/** The attributes of a text in this language, for screen readers, hyphenation and the direction; null where it is not known. */
export const languageAttributes = (language: string | null) => ({
  lang: language ?? undefined,
  dir: directionOf(language),
});
