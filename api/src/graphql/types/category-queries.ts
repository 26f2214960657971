import { activeCategories, oneCategory } from "../../domain/category/find.ts";
import { invalid } from "../../domain/errors.ts";
import { limits, listSizes, tooLong } from "../../inputs/index.ts";
import { lengthOf } from "../../inputs/text.ts";
import { builder } from "../builder.ts";
import { oneKey } from "../keys.ts";
import { findRow, findRows, selectionOf } from "../rows.ts";
import { atLeastNone, CategoryNode } from "./category.ts";
import { CategorySortEnum, CategoryTypeEnum } from "./enums.ts";

const upTo = (first: number | null | undefined) => (first == null ? null : atLeastNone(first));

builder.queryFields((t) => ({
  category: t.field({
    type: CategoryNode,
    nullable: true,
    description: "One category by `databaseId` or `slug`; null if there is none.",
    args: {
      databaseId: t.arg.id({ description: "Database ID (UUID). Give either this or `slug`." }),
      slug: t.arg.string({
        description: "Slug, current or former. Give either this or `databaseId`.",
      }),
    },
    resolve: (_root, { databaseId, slug }, context, info) => {
      const key = oneKey(databaseId, slug);
      return (
        key && findRow(context, "Category", selectionOf(context, info), oneCategory(context.viewer, key))
      );
    },
  }),
  categories: t.field({
    type: [CategoryNode],
    description: "Active categories, by name unless `sort` says otherwise.",
    args: {
      type: t.arg({
        type: CategoryTypeEnum,
        description: "Only categories of this type. Both types if omitted.",
      }),
      search: t.arg.string({
        description:
          "Only categories whose name has words that begin with these words. Spelling errors are tolerated.",
      }),
      slugs: t.arg.stringList({ description: "Only categories with these slugs; at most 10." }),
      words: t.arg.stringList({
        description:
          "Only categories whose name contains one of these words or phrases, such as `machine learning`. A trailing asterisk matches the beginning of a word: `account*`. At most 10, of 60 characters each.",
      }),
      sort: t.arg({ type: CategorySortEnum, description: "Sort order. By name if omitted." }),
      first: t.arg.int({ description: "Returns the first _n_ items, 0 or more. All if omitted." }),
    },
    resolve: (_root, { first, ...args }, context, info) => {
      for (const name of ["slugs", "words"] as const)
        if ((args[name]?.length ?? 0) > listSizes.namedCategories)
          throw invalid(name, `At most ${listSizes.namedCategories} ${name} are allowed`);
      if (args.words?.some((words) => lengthOf(words) > limits.categoryWords))
        throw invalid("words", tooLong("words", limits.categoryWords));
      const atMost = upTo(first);
      // Pages ask so where no category is chosen.
      if (args.slugs?.length === 0) return [];
      return findRows(
        context,
        "Category",
        selectionOf(context, info),
        activeCategories({ ...args, first: atMost }),
      );
    },
  }),
  categoryTree: t.field({
    type: [CategoryNode],
    description: "The top-level categories, by name. `children` leads to the next level.",
    args: {
      type: t.arg({
        type: CategoryTypeEnum,
        description: "Only categories of this type. Both types if omitted.",
      }),
      first: t.arg.int({ description: "Returns the first _n_ items, 0 or more. All if omitted." }),
    },
    resolve: (_root, { type, first }, context, info) => {
      return findRows(
        context,
        "Category",
        selectionOf(context, info),
        activeCategories({ type, isTop: true, first: upTo(first) }),
      );
    },
  }),
}));
