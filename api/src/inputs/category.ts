import { z } from "zod";
import { isBlank } from "./blank.ts";
import { fileLimits, slug, texts } from "./catalogue-fields.ts";
import { featureVocabulary } from "./feature.ts";
import { orNull, recordId, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { changedText, optionalText, requiredText } from "./text.ts";
import { categoryTypes } from "./vocabulary.ts";

/** Message for an article that is not a list of sections (specification 5). */
export const invalidSections = "contentSections must be valid JSON (array of id, heading, content)";

const tooManySections = { error: `contentSections must be at most ${limits.contentSections}` };

interface SectionWords {
  id: string;
  heading: string;
  content: string;
  /** Message for a missing value; "<name> is required" if omitted. */
  required?: string;
}

/** The rules of an article's sections, with what its messages call the parts of one. */
const sectionsCalled = ({ required, ...called }: SectionWords) => {
  const text = (part: keyof typeof called, max: number) =>
    requiredText({ name: called[part], max, ...(required !== undefined && { required }) });
  return z
    .array(
      z.object(
        {
          id: text("id", limits.thingName),
          heading: text("heading", limits.thingName),
          content: text("content", limits.description),
        },
        { error: invalidSections },
      ),
      { error: invalidSections },
    )
    .max(limits.contentSections, tooManySections)
    .superRefine((list, context) => {
      for (const [place, { id }] of list.entries()) {
        if (list.findIndex((each) => each.id === id) === place) continue;
        context.addIssue({
          code: "custom",
          path: [place, "id"],
          message: "Each of the contentSections needs a unique id",
        });
      }
    });
};

const sections = sectionsCalled({
  id: "id",
  heading: "heading",
  content: "content",
  required: invalidSections,
});

/** The same rules for a form that has a field for each part of a section. */
export const articleSections = sectionsCalled({ id: "Id", heading: "Heading", content: "Text" });

/** A section of a category's article. */
export type ContentSection = z.output<typeof sections>[number];

const written = (name: string, max: number) => optionalText({ name, max }).transform((text) => text ?? "");

/** The sections of an unfinished article: blank fields are empty, and IDs may repeat. */
export const articleDraft = z
  .array(
    z.object({
      id: written("Id", limits.thingName),
      heading: written("Heading", limits.thingName),
      content: written("Text", limits.description),
    }),
  )
  .max(limits.contentSections, tooManySections);

/**
 * A category's article, as a list or as the JSON text of one; null for an empty one. An error within it is reported for
 * the whole, which is one field of a form.
 */
const contentSections = z.unknown().transform((given, context): ContentSection[] | null => {
  if (given == null || (typeof given === "string" && isBlank(given))) return null;
  const { data, error } = sections.safeParse(typeof given === "string" ? parsed(given) : given);
  if (data) return data.length === 0 ? null : data;
  context.addIssue({ code: "custom", message: error.issues[0]?.message ?? invalidSections });
  return z.NEVER;
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const name = requiredText({ name: "Category name", max: limits.thingName });
const parentId = recordId("Please select a category");

/** Optional texts of a category. */
const textFields = (text: typeof optionalText | typeof changedText) => ({
  description: text({ name: "Description", max: limits.description }),
  heroDescription: text({ name: "Hero description", max: limits.description }),
  longDescription: text({ name: "Long description", max: limits.description }),
  metaTitle: text({ name: "Meta title", max: fileLimits.metaTitle }),
  metaDescription: text({ name: "Meta description", max: fileLimits.metaDescription }),
});

const synonyms = texts("Synonyms", "Synonym", limits.synonyms, limits.synonym).transform(
  (list) => list ?? [],
);

/** A new category. */
export const categoryInput = z.object({
  name,
  categoryType: word("Category type", categoryTypes),
  slug: orNull(slug("Slug")),
  parentId: orNull(parentId),
  isActive: z
    .boolean({ error: "isActive must be true or false" })
    .nullish()
    .transform((value) => value ?? true),
  ...textFields(optionalText),
  contentSections: contentSections.optional().transform((list) => list ?? null),
  synonyms,
  comparedFeatures: orNull(featureVocabulary),
});
export type CategoryInput = z.output<typeof categoryInput>;

/** Changes to a category: omitted fields are unchanged, null or blank clears optional ones. */
export const categoryChange = z
  .object({
    name,
    slug: slug("Slug"),
    parentId: parentId.nullable(),
    isActive: z.boolean({ error: "isActive must be true or false" }),
    ...textFields(changedText),
    contentSections,
    synonyms,
    comparedFeatures: featureVocabulary.nullable().transform((given) => given ?? []),
  })
  .partial();
export type CategoryChange = z.output<typeof categoryChange>;
