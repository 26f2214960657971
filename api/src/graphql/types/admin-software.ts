import { anyListing, anySoftware } from "../../domain/software/admin-list.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { Administration } from "./administration.ts";
import { numberedPage } from "./connections.ts";
import { SoftwareSortEnum } from "./enums.ts";
import { SoftwareConnection, SoftwareNode } from "./software.ts";

builder.objectField(Administration, "software", (t) =>
  t.connection(
    {
      type: SoftwareNode,
      description: "All listings, Live and Draft.",
      args: {
        ...numberedPage,
        search: t.arg.string({
          description:
            "Only listings with words that begin with these words. Spelling errors in names are tolerated.",
        }),
        isActive: t.arg.boolean({ description: "True for Live listings only, false for Drafts only." }),
        isFeatured: t.arg.boolean({ description: "True for featured listings only, false for others only." }),
        categorySlug: t.arg.string({
          description:
            "Only listings in this category or its subcategories, by slug. No results if the slug is unknown.",
        }),
        companyId: t.arg.id({ description: "Only listings of this company, by database ID." }),
        sort: t.arg({
          type: SoftwareSortEnum,
          required: true,
          defaultValue: "newest",
          description: "Sort order.",
        }),
      },
      resolve(_administration, { categorySlug, companyId, ...args }, context, info) {
        const narrowed = { category: categorySlug, company: companyId && nodeKey(companyId) };
        return resolveConnection(
          context,
          info,
          "Software",
          anySoftware(context, { ...args, ...narrowed }),
          args,
        );
      },
    },
    SoftwareConnection,
  ),
);

builder.objectField(Administration, "listing", (t) =>
  t.prismaField({
    type: "Software",
    nullable: true,
    description: "One listing by database ID, Live or Draft; null if there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the listing." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId) ? findRow(context, "Software", query, anyListing(context, databaseId)) : null,
  }),
);
