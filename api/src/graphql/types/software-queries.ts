import { invalid } from "../../domain/errors.ts";
import { actingAs } from "../../domain/policy.ts";
import { findDirectory, oneSoftware, softwareByIds } from "../../domain/software/directory.ts";
import { filtersOf } from "../../domain/software/filters.ts";
import { apiBudgets, listSizes } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, oneKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, findRows, selectionOf } from "../rows.ts";
import { keyArguments, numberedPage } from "./connections.ts";
import { ListingStatusEnum, QuickFilterEnum, SoftwareSortEnum } from "./enums.ts";
import { SoftwareFiltersInput } from "./filters.ts";
import { SoftwareConnection, SoftwareNode } from "./software.ts";

builder.queryFields((t) => ({
  software: t.field({
    type: SoftwareNode,
    nullable: true,
    description:
      "One listing by `databaseId` or `slug`; null if there is none or it is not visible to the caller.",
    args: { ...keyArguments },
    resolve: (_root, { databaseId, slug }, context, info) => {
      const key = oneKey(databaseId, slug);
      return (
        key &&
        findRow(
          context,
          "Software",
          selectionOf(context, info),
          oneSoftware(actingAs(context, "software.readOwnDrafts"), key),
        )
      );
    },
  }),
  softwareByIds: t.field({
    type: [SoftwareNode],
    description:
      "Listings by database ID, in the order given, without duplicates. Listings that do not exist or are not visible to the caller are left out.",
    args: { databaseIds: t.arg.idList({ required: true, description: "Database IDs (UUID), at most 20." }) },
    resolve: (_root, { databaseIds }, context, info) => {
      if (databaseIds.length > 20) throw invalid("databaseIds", "At most 20 IDs are allowed");
      const ids = databaseIds.map(String).filter(isDatabaseId);
      if (ids.length === 0) return [];
      return findRows(
        context,
        "Software",
        selectionOf(context, info),
        softwareByIds(actingAs(context, "software.readOwnDrafts"), ids),
      );
    },
  }),
  directory: t.connection(
    {
      type: SoftwareNode,
      description: "Live listings, searched, filtered and sorted.",
      extensions: { listWork: { search: apiBudgets.middleTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Only listings with words in the name, short description, company, features or categories (with those above them)" +
            " that begin with these words. Spelling errors in names are tolerated. If the text is the name of an active category," +
            " ignoring case, accents and punctuation, the listings of that category and its subcategories are found instead.",
        }),
        mentionsOnly: t.arg.boolean({
          description:
            "Only listings outside the category that mention it, for a search text that is the name of a category." +
            " Empty for any other search text.",
        }),
        categorySlug: t.arg.string({
          description:
            "Only listings in this category or its subcategories, by slug. No results if the slug is unknown.",
        }),
        excludedCategorySlugs: t.arg.stringList({
          description:
            "Leaves out listings in these categories and their subcategories, by slug; at most 10. Unknown slugs are ignored.",
        }),
        sort: t.arg({
          type: SoftwareSortEnum,
          required: true,
          defaultValue: "rating",
          description: "Sort order.",
        }),
        nameMatchesFirst: t.arg.boolean({
          description:
            "With a search text: listings whose name matches first, then those that only mention it, each in sort order." +
            " The name of a category is then searched for like any other text.",
        }),
        quickFilter: t.arg({ type: QuickFilterEnum, description: "A predefined filter." }),
        filters: t.arg({
          type: SoftwareFiltersInput,
          description: "Only listings that pass these filters.",
        }),
        featured: t.arg.boolean({ description: "True for featured listings only, false for others only." }),
        status: t.arg({
          type: ListingStatusEnum,
          required: true,
          defaultValue: "live",
          description: "Which listings to include. ALL is for administrators only.",
        }),
      },
      resolve: async (_root, args, context, info) => {
        if ((args.excludedCategorySlugs?.length ?? 0) > listSizes.namedCategories)
          throw invalid(
            "excludedCategorySlugs",
            `At most ${listSizes.namedCategories} categories are allowed`,
          );
        const finder = await findDirectory(context, {
          ...args,
          filters: filtersOf(args.filters),
          includeDrafts: args.status === "all",
        });
        return resolveConnection(context, info, "Software", finder, args);
      },
    },
    SoftwareConnection,
  ),
}));
