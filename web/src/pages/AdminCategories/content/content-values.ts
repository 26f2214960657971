import { articleSections, type CategoryChange, type ContentSection, categoryChange } from "@assay/api/inputs";
import type { Rules, Values } from "~/ui/form/problems";
import { articleField, articleText, sectionsOf } from "./article-text";

/** The content of a category, as the API returns it. */
export interface StoredContent {
  readonly description: string | null | undefined;
  readonly heroDescription: string | null | undefined;
  readonly longDescription: string | null | undefined;
  readonly metaTitle: string | null | undefined;
  readonly metaDescription: string | null | undefined;
  readonly contentSections: readonly ContentSection[];
  readonly synonyms: readonly string[];
}

/** The form's fields for it. */
export function valuesOf({ contentSections, synonyms, ...texts }: StoredContent): Values {
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
  };
}

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
} as const;

/** Validates a change in which the synonyms are lines of a text; what is wrong in one is reported for their field. */
function withSynonyms(given: unknown): ReturnType<typeof categoryChange.safeParse> {
  const { synonyms, ...others } = given as Values;
  const lines = synonyms?.split("\n").filter((line) => line.trim() !== "");
  const read = categoryChange.safeParse({ ...others, ...(lines && { synonyms: lines }) });
  for (const issue of read.error?.issues ?? []) if (issue.path[0] === "synonyms") issue.path.length = 1;
  return read;
}

/**
 * The validation rules for a change of the content. If the article is edited section by section (`isBySection`), errors appear at
 * each field; for JSON there is one error, with the specification's text.
 */
export function contentRules(isBySection: () => boolean): Rules<CategoryChange> {
  return {
    safeParse(given) {
      const read = withSynonyms(given);
      if (read.success || !isBySection()) return read;
      const text = (given as Values)[articleField];
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
