import { adminCategory, adminCategoryList, adminCategoryTree } from "../../domain/category/admin-list.ts";
import { createCategory } from "../../domain/category/create.ts";
import { updateCategory } from "../../domain/category/update.ts";
import { Conflict, checked, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { articleDraft } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { nodeKey, oneKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, findRows, selectionOf } from "../rows.ts";
import { Administration } from "./administration.ts";
import { CategoryNode } from "./category.ts";
import { ContentSectionRef } from "./category-parts.ts";
import { keyArguments, numberedPage } from "./connections.ts";
import { CategoryTypeEnum } from "./enums.ts";
import { ifUpdatedAt } from "./shared-descriptions.ts";

builder.prismaObjectField("Category", "updatedAt", (t) =>
  t.expose("updatedAt", { type: "DateTime", description: "Last change to the category." }),
);

const CategoryConnection = builder.connectionObject(
  { type: CategoryNode, name: "CategoryConnection", description: "A paginated list of categories." },
  { name: "CategoryEdge", description: "A category and its cursor." },
);

builder.objectField(Administration, "categories", (t) =>
  t.connection(
    {
      type: CategoryNode,
      description: "All categories, active and inactive, by name.",
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Only categories whose name contains this text." }),
        type: t.arg({
          type: CategoryTypeEnum,
          description: "Only categories of this type. Both types if omitted.",
        }),
        isActive: t.arg.boolean({
          description: "True for active categories only, false for inactive ones only.",
        }),
        hasContent: t.arg.boolean({
          description: "True for categories with an article only, false for those without one only.",
        }),
        parentId: t.arg.id({ description: "Only the direct children of this category, by database ID." }),
      },
      resolve(_administration, { parentId, ...args }, context, info) {
        const finder = adminCategoryList(context, { ...args, parent: parentId && nodeKey(parentId) });
        return resolveConnection(context, info, "Category", finder, args);
      },
    },
    CategoryConnection,
  ),
);

builder.objectField(Administration, "allCategories", (t) =>
  t.field({
    type: [CategoryNode],
    description:
      "All categories, active and inactive, by name, as one list. `parent` gives the position of each.",
    resolve: (_administration, _args, context, info) =>
      findRows(context, "Category", selectionOf(context, info), adminCategoryTree(context)),
  }),
);

builder.objectField(Administration, "category", (t) =>
  t.field({
    type: CategoryNode,
    nullable: true,
    description: "One category, active or inactive, by `databaseId` or `slug`; null if there is none.",
    args: { ...keyArguments },
    resolve(_administration, { databaseId, slug }, context, info) {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Category", selectionOf(context, info), adminCategory(context, key));
    },
  }),
);

const ContentSectionInput = builder.inputType("ContentSectionInput", {
  description: "A section of an article to preview. Fields may be blank.",
  fields: (t) => ({
    id: t.string({ required: true, description: "ID of the section, at most 120 characters." }),
    heading: t.string({ required: true, description: "Heading, at most 120 characters." }),
    content: t.string({ required: true, description: "Text in Markdown, at most 20,000 characters." }),
  }),
});

builder.objectField(Administration, "articlePreview", (t) =>
  t.field({
    type: [ContentSectionRef],
    description:
      "The sections as the category page would render them. Nothing is stored, and blank fields are not an error.",
    args: {
      sections: t.arg({
        type: [ContentSectionInput],
        required: true,
        description: "The sections to render, at most 40.",
      }),
    },
    resolve: (_administration, { sections }) => checked(articleDraft, sections),
  }),
);

const article =
  "The article: a list of {id, heading, content}, or that list as JSON text; empty for no article. At most 40 sections, each with a unique ID. `content` is Markdown; see ContentSection.markup for what is supported.";

const FeatureInput = builder.inputType("FeatureInput", {
  description: "A feature by which the listings of a category are compared.",
  fields: (t) => ({
    key: t.string({
      description:
        "Identifies the feature within the category: a-z, 0-9 and hyphens. A feature keeps its ID and its answers as long as it keeps its key. If omitted, it is that of the feature of the same name, or made of the name.",
    }),
    name: t.string({
      required: true,
      description: "Name, at most 120 characters, unique within the category.",
    }),
    description: t.string({ description: "What it means, at most 300 characters." }),
  }),
});

const vocabularyText =
  "The features by which its listings are compared, in order, at most 40. Replaced as a whole: what was said about a removed feature is deleted.";

const CreateCategoryInput = builder.inputType("CreateCategoryInput", {
  description: "A new category.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Name, at most 120 characters." }),
    categoryType: t.field({
      type: CategoryTypeEnum,
      required: true,
      description: "Software or services. Must match the parent category.",
    }),
    slug: t.string({ description: "URL segment of a-z, 0-9 and hyphens. Derived from the name if omitted." }),
    parentId: t.id({ description: "Database ID of the parent category. Omit for a top-level category." }),
    isActive: t.boolean({ description: "True if the category is public (default true)." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    heroDescription: t.string({ description: "Text below the page heading, at most 20,000 characters." }),
    longDescription: t.string({ description: "Introduction of the article, at most 20,000 characters." }),
    contentSections: t.field({ type: "JSON", description: article }),
    comparedFeatures: t.field({ type: [FeatureInput], description: vocabularyText }),
    synonyms: t.stringList({
      description: "What else people call it, at most 20 names of at most 80 characters.",
    }),
    metaTitle: t.string({ description: "Title for search engines, at most 300 characters." }),
    metaDescription: t.string({ description: "Description for search engines, at most 1,000 characters." }),
  }),
});

const UpdateCategoryInput = builder.inputType("UpdateCategoryInput", {
  description: "Changes to a category. Omitted fields are unchanged; null clears a field.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the category." }),
    name: t.string({
      description:
        "Name, at most 120 characters. A new name also changes the slug; the former URL redirects.",
    }),
    slug: t.string({ description: "URL segment of a-z, 0-9 and hyphens. Derived from the name if omitted." }),
    parentId: t.id({
      description:
        "Database ID of the new parent, a category of the same type; null moves it to the top level.",
    }),
    isActive: t.boolean({
      description: "True if the category is public. Its subcategories stay public when it is not.",
    }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    heroDescription: t.string({ description: "Text below the page heading, at most 20,000 characters." }),
    longDescription: t.string({ description: "Introduction of the article, at most 20,000 characters." }),
    contentSections: t.field({ type: "JSON", description: article }),
    comparedFeatures: t.field({ type: [FeatureInput], description: vocabularyText }),
    synonyms: t.stringList({
      description: "What else people call it, at most 20 names of at most 80 characters. Replaces the list.",
    }),
    metaTitle: t.string({ description: "Title for search engines, at most 300 characters." }),
    metaDescription: t.string({ description: "Description for search engines, at most 1,000 characters." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const CategorySaved = builder.objectRef<{ categoryId: string }>("CategorySaved").implement({
  description: "The saved category.",
  fields: (t) => ({
    category: t.prismaField({
      type: CategoryNode,
      description: "The category, with the change applied.",
      resolve: async (query, { categoryId }, _args, { prisma }) =>
        orNotFound(await prisma.category.findUnique({ ...query, where: { id: categoryId } }), "Category"),
    }),
  }),
});

mutation("createCategory", {
  description: "Creates a category. Administrators only.",
  result: "the new category",
  permission: "category.edit",
  input: CreateCategoryInput,
  type: CategorySaved,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ categoryId: await createCategory(context, input) }),
});

mutation("updateCategory", {
  description: "Edits, renames, moves, hides or shows a category. Administrators only.",
  result: "the edited category",
  permission: "category.edit",
  input: UpdateCategoryInput,
  type: CategorySaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    categoryId: await updateCategory(context, requireDatabaseId(databaseId, "Category"), change, seen),
  }),
});
