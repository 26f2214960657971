import { adminCategory, adminCategoryList, adminCategoryTree } from "../../domain/category/admin-list.ts";
import { createCategory } from "../../domain/category/create.ts";
import { updateCategory } from "../../domain/category/update.ts";
import { Conflict, checked, InvalidInput } from "../../domain/errors.ts";
import { articleDraft } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey, requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, findRows } from "../rows.ts";
import { Administration } from "./administration.ts";
import { CategoryNode, ContentSectionRef } from "./category.ts";
import { numberedPage } from "./connections.ts";
import { CategoryTypeEnum } from "./enums.ts";
import { ifUpdatedAt } from "./if-updated-at.ts";

builder.prismaObjectField("Category", "updatedAt", (t) =>
  t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
);

const CategoryConnection = builder.connectionObject(
  { type: CategoryNode, name: "CategoryConnection", description: "A list of categories." },
  { name: "CategoryEdge", description: "A category with its cursor." },
);

builder.objectField(Administration, "categories", (t) =>
  t.connection(
    {
      type: CategoryNode,
      description: "All categories by name, hidden ones too.",
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Keeps categories whose name contains it." }),
        type: t.arg({ type: CategoryTypeEnum, description: "Keeps one type; both when left out." }),
        isActive: t.arg.boolean({ description: "Keeps those that everyone sees, or hidden ones." }),
        hasContent: t.arg.boolean({ description: "Keeps those with an article, or without." }),
        parentId: t.arg.id({ description: "Keeps those one level below this one: a database id." }),
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
  t.prismaField({
    type: ["Category"],
    description: "Every category by name, hidden ones too; `parent` tells where each stands.",
    resolve: (query, _administration, _args, context) =>
      findRows(context, "Category", query, adminCategoryTree(context)),
  }),
);

builder.objectField(Administration, "category", (t) =>
  t.prismaField({
    type: "Category",
    nullable: true,
    description: "One category by database id, hidden or not; null where there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId)
        ? findRow(context, "Category", query, adminCategory(context, databaseId))
        : null,
  }),
);

const ContentSectionInput = builder.inputType("ContentSectionInput", {
  description: "A section of an article as far as it is written.",
  fields: (t) => ({
    id: t.string({ required: true, description: "At most 120 characters." }),
    heading: t.string({ required: true, description: "At most 120 characters." }),
    content: t.string({ required: true, description: "Markdown, at most 20,000 characters." }),
  }),
});

builder.objectField(Administration, "articlePreview", (t) =>
  t.field({
    type: [ContentSectionRef],
    description:
      "Sections as a category's page would show them. Nothing is stored, and blank parts are no error.",
    args: {
      sections: t.arg({ type: [ContentSectionInput], required: true, description: "At most 40." }),
    },
    resolve: (_administration, { sections }) => checked(articleDraft, sections),
  }),
);

const article =
  "The article: a list of {id, heading, content}, or the JSON text of one; empty for none. At most 40 sections, each with an id of its own. The content is Markdown: ContentSection.markup says of which kind.";

const CreateCategoryInput = builder.inputType("CreateCategoryInput", {
  description: "A new category.",
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 120 characters." }),
    categoryType: t.field({
      type: CategoryTypeEnum,
      required: true,
      description: "Software or services; as its parent's.",
    }),
    slug: t.string({ description: "Of a-z, 0-9 and hyphens; made of the name when left out." }),
    parentId: t.id({ description: "Database id of the category that it stands below; left out at the top." }),
    isActive: t.boolean({ description: "Does everyone see it? Yes when left out." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    heroDescription: t.string({ description: "The text under the heading, at most 20,000 characters." }),
    longDescription: t.string({ description: "Introduction of the article, at most 20,000 characters." }),
    contentSections: t.field({ type: "JSON", description: article }),
    metaTitle: t.string({ description: "Title for search engines, at most 300 characters." }),
    metaDescription: t.string({ description: "Text for search engines, at most 1,000 characters." }),
  }),
});

const UpdateCategoryInput = builder.inputType("UpdateCategoryInput", {
  description: "A change of a category. What is absent stays; null empties.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which category." }),
    name: t.string({
      description:
        "At most 120 characters. With another name it gets another slug, and its former address leads there.",
    }),
    slug: t.string({ description: "Of a-z, 0-9 and hyphens; without it the slug follows the name." }),
    parentId: t.id({
      description: "Database id of the category of the same type that it moves below; null for the top.",
    }),
    isActive: t.boolean({ description: "Does everyone see it? What stands below it keeps its pages." }),
    description: t.string({ description: "Plain text, at most 20,000 characters." }),
    heroDescription: t.string({ description: "The text under the heading, at most 20,000 characters." }),
    longDescription: t.string({ description: "Introduction of the article, at most 20,000 characters." }),
    contentSections: t.field({ type: "JSON", description: article }),
    metaTitle: t.string({ description: "Title for search engines, at most 300 characters." }),
    metaDescription: t.string({ description: "Text for search engines, at most 1,000 characters." }),
    ifUpdatedAt: t.field({ type: "DateTime", description: ifUpdatedAt }),
  }),
});

const CategorySaved = builder.objectRef<{ categoryId: string }>("CategorySaved").implement({
  description: "The category is as it was sent.",
  fields: (t) => ({
    category: t.prismaField({
      type: CategoryNode,
      description: "As it is now.",
      resolve: (query, { categoryId }, _args, { prisma }) =>
        prisma.category.findUniqueOrThrow({ ...query, where: { id: categoryId } }),
    }),
  }),
});

mutation("createCategory", {
  description: "Makes a category. Administrators.",
  permission: "category.edit",
  input: CreateCategoryInput,
  type: CategorySaved,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ categoryId: await createCategory(context, input) }),
});

mutation("updateCategory", {
  description: "Changes a category's words, renames, moves or hides it, or shows it again. Administrators.",
  permission: "category.edit",
  input: UpdateCategoryInput,
  type: CategorySaved,
  failures: [InvalidInput, Conflict],
  resolve: async ({ databaseId, ifUpdatedAt: seen, ...change }, context) => ({
    categoryId: await updateCategory(context, requireDatabaseId(databaseId, "Category"), change, seen),
  }),
});
