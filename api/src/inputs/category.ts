import { z } from "zod";
import { fileLimits, slug } from "./catalogue-fields.ts";
import { orNull, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { changedText, isBlank, optionalText, requiredText } from "./text.ts";
import { categoryTypes } from "./vocabulary.ts";

/** What is said of an article that is no list of sections (specification 5). */
export const invalidSections = "contentSections must be valid JSON (array of id, heading, content)";

const sectionText = (name: string, max: number) => requiredText({ name, max, required: invalidSections });

const sections = z
  .array(
    z.object(
      {
        id: sectionText("id", limits.thingName),
        heading: sectionText("heading", limits.thingName),
        content: sectionText("content", limits.description),
      },
      { error: invalidSections },
    ),
    { error: invalidSections },
  )
  .max(limits.contentSections, { error: `contentSections must be at most ${limits.contentSections}` })
  .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, {
    error: "Each of the contentSections needs an id of its own",
  });
/** A section of a category's article. */
export type ContentSection = z.output<typeof sections>[number];

/**
 * A category's article, as a list or as the JSON text of one; null for an empty one. Whatever is wrong within is told of the
 * whole, which is one field of a form.
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
const parentId = z.uuid({ error: "Please select a category" }).transform((id) => id.toLowerCase());

/** What a category tells besides its name. */
const told = (text: typeof optionalText | typeof changedText) => ({
  description: text({ name: "Description", max: limits.description }),
  heroDescription: text({ name: "Hero description", max: limits.description }),
  longDescription: text({ name: "Long description", max: limits.description }),
  metaTitle: text({ name: "Meta title", max: fileLimits.metaTitle }),
  metaDescription: text({ name: "Meta description", max: fileLimits.metaDescription }),
});

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
  ...told(optionalText),
  contentSections: contentSections.optional().transform((list) => list ?? null),
});
export type CategoryInput = z.output<typeof categoryInput>;

/** A change of a category: absent leaves as it is, null or blank empties what may be empty. */
export const categoryChange = z
  .object({
    name,
    slug: slug("Slug"),
    parentId: parentId.nullable(),
    isActive: z.boolean({ error: "isActive must be true or false" }),
    ...told(changedText),
    contentSections,
  })
  .partial();
export type CategoryChange = z.output<typeof categoryChange>;
