import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { categoryTypes, shownRating } from "../../../inputs/index.ts";
import { Feature, featureFields } from "./feature.ts";
import { id, named, rating } from "./registry.ts";

const ContentSection = z.strictObject({
  id: z.string(),
  heading: z.string(),
  content: z.string().describe("Markdown."),
});

const fields = {
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string().nullable(),
  categoryType: z.enum(categoryTypes),
  level: z.int().min(0).describe("Depth in the category tree; 0 at the top level."),
  parentId: id.nullable(),
  isActive: z.boolean(),
  heroDescription: z.string().nullable(),
  longDescription: z.string().nullable(),
  contentSections: z.array(ContentSection).describe("Sections of the article; empty if there is none."),
  metaTitle: z.string().nullable(),
  metaDescription: z.string().nullable(),
  synonyms: z.array(z.string()).describe("What else people call it; empty if nothing is known."),
  avgRating: rating
    .nullable()
    .describe("Mean rating of its listings' reviews, one decimal; null if there are none."),
  softwareCount: z.int().min(0).describe("Number of Live listings in the category and its subcategories."),
  comparedFeatures: z.array(Feature).describe("The features by which its listings are compared, in order."),
};

export const Category = named(
  "Category",
  z.strictObject(fields).describe("A category of software or services."),
);
export type Category = z.infer<typeof Category>;

export const CategoryDetail = named(
  "CategoryDetail",
  z
    .strictObject({
      ...fields,
      children: z.array(Category).describe("Active direct subcategories, by name."),
    })
    .describe("A category with its direct subcategories."),
);

export interface CategoryTree extends Category {
  children: CategoryTree[];
}
export const CategoryTree: z.ZodType<CategoryTree, CategoryTree> = named(
  "CategoryTree",
  z
    .strictObject({
      ...fields,
      get children() {
        return z.array(CategoryTree).describe("Active direct subcategories, by name.");
      },
    })
    .describe("A category with all its subcategories."),
);

export const RelatedCategory = named(
  "RelatedCategory",
  z.strictObject({ id, slug: z.string(), name: z.string() }).describe("A related category."),
);

/** Only fields whose names differ in the document are mapped below. */
export const categoryFields = /* GraphQL */ `
  fragment CategoryFields on Category {
    id: databaseId name slug description categoryType level isActive heroDescription longDescription
    contentSections { id heading content } metaTitle metaDescription synonyms avgRating softwareCount
    parent { id: databaseId }
    comparedFeatures { ...FeatureFields }
  } ${featureFields}
`;

export interface CategoryData extends Omit<Category, "categoryType" | "avgRating" | "parentId"> {
  categoryType: string;
  avgRating: number | null;
  parent: { id: string } | null;
}

export function toCategory({ parent, categoryType, avgRating, ...rest }: CategoryData): Category {
  return {
    ...rest,
    categoryType: fromEnum("CategoryType", categoryType) as Category["categoryType"],
    parentId: parent?.id ?? null,
    avgRating: avgRating === null ? null : shownRating(avgRating),
  };
}

/**
 * The tree of an ordered flat list: each category with its descendants, to any depth. Descendants of a hidden category cannot be
 * reached from the top, and are left out with it.
 */
export function toTree(categories: readonly Category[]): CategoryTree[] {
  const trees = new Map(
    categories.map((category) => [category.id, { ...category, children: [] as CategoryTree[] }]),
  );
  for (const tree of trees.values()) {
    if (tree.parentId !== null) trees.get(tree.parentId)?.children.push(tree);
  }
  return [...trees.values()].filter(({ level }) => level === 0);
}
