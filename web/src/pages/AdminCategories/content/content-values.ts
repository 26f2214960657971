import { articleSections, type CategoryChange, type ContentSection, categoryChange } from "@assay/api/inputs";
import type { Rules, Values } from "~/ui/form/problems";
import { articleField, articleText, sectionsOf } from "./article-text";
import { featuresOf, type StoredFeature, storedFeatures, vocabularyText } from "./vocabulary-text";

/** The content of a category, as the API returns it. */
export interface StoredContent {
  readonly description: string | null | undefined;
  readonly heroDescription: string | null | undefined;
  readonly longDescription: string | null | undefined;
  readonly metaTitle: string | null | undefined;
  readonly metaDescription: string | null | undefined;
  readonly contentSections: readonly ContentSection[];
  readonly comparedFeatures: readonly StoredFeature[];
  readonly synonyms: readonly string[];
}

/** The form's fields for it. */
export function valuesOf({ contentSections, comparedFeatures, synonyms, ...texts }: StoredContent): Values {
  const { description, heroDescription, longDescription, metaTitle, metaDescription } = texts;
  const text = (given: string | null | undefined) => (given ?? "").replace(/\r\n?/g, "\n");
  return {
    description: text(description),
    heroDescription: text(heroDescription),
    longDescription: text(longDescription),
    metaTitle: text(metaTitle),
    metaDescription: text(metaDescription),
    synonyms: synonyms.join("\n"),
    [articleField]: articleText(contentSections),
    comparedFeatures: vocabularyText(comparedFeatures),
    [storedFeaturesField]: JSON.stringify(comparedFeatures.map(({ key, name }) => ({ key, name }))),
  };
}

/** The hidden field with the stored features, by which the text's lines keep their keys. */
export const storedFeaturesField = "storedFeatures";

/** The labels of the fields, for describing what somebody else changed. */
export const contentFields = {
  description: { label: "The description" },
  heroDescription: { label: "The hero description" },
  longDescription: { label: "The long description" },
  metaTitle: { label: "The meta title" },
  metaDescription: { label: "The meta description" },
  synonyms: { label: "The synonyms" },
  [articleField]: {
    label: "The article",
    shown: (text: string) => (sectionsOf(text) ?? []).map(({ heading }) => heading).join(", "),
  },
  comparedFeatures: { label: "The features" },
} as const;

/**
 * The validation rules for a change of the content. If the article is edited section by section (`isBySection`), errors appear at
 * each field; for JSON there is one error, with the specification's text.
 */
export function contentRules(isBySection: () => boolean): Rules<CategoryChange> {
  return {
    safeParse(values) {
      const given = withLists(values as Values);
      const read = withFieldNames(categoryChange.safeParse(given));
      if (read.success || !isBySection()) return read;
      const text = (values as Values)[articleField];
      const bySection = text === undefined ? undefined : articleSections.safeParse(sectionsOf(text) ?? []);
      if (!bySection?.error) return read;
      const others = read.error.issues.filter(({ path }) => path[0] !== articleField);
      const issues = bySection.error.issues.map(({ path, message }) => ({
        path: [articleField, ...path],
        message,
      }));
      return { success: false, error: { issues: [...others, ...issues] } };
    },
  };
}

/** The values with features and synonyms, which the form has as lines of a text, as lists. */
function withLists({
  comparedFeatures,
  synonyms,
  [storedFeaturesField]: stored,
  ...values
}: Values): Record<string, unknown> {
  return {
    ...values,
    ...(comparedFeatures !== undefined && {
      comparedFeatures: featuresOf(comparedFeatures, storedFeatures(stored)),
    }),
    ...(synonyms !== undefined && { synonyms: synonyms.split("\n").filter((line) => line.trim() !== "") }),
  };
}

/** An error within a list is one of the field that holds its lines. */
function withFieldNames(
  read: ReturnType<typeof categoryChange.safeParse>,
): ReturnType<Rules<CategoryChange>["safeParse"]> {
  if (read.success) return read;
  const issues = read.error.issues.map(({ path: [field, place], path, message }) => {
    if (field !== "comparedFeatures" && field !== "synonyms") return { path, message };
    return {
      path: [field],
      message: place === undefined ? message : `Line ${Number(place) + 1}: ${message}`,
    };
  });
  return { success: false, error: { issues } };
}
