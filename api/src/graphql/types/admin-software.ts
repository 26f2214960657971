import { adminListing, adminSoftwareList } from "../../domain/software/admin-list.ts";
import { builder } from "../builder.ts";
import { nodeKey, oneKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, selectionOf } from "../rows.ts";
import { Administration } from "./administration.ts";
import { keyArguments, numberedPage } from "./connections.ts";
import { SoftwareSortEnum } from "./enums.ts";
import { SoftwareConnection, SoftwareNode } from "./software.ts";

builder.objectField(Administration, "directory", (t) =>
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
      resolve(_administration, { companyId, ...args }, context, info) {
        const narrowed = { company: companyId && nodeKey(companyId) };
        return resolveConnection(
          context,
          info,
          "Software",
          adminSoftwareList(context, { ...args, ...narrowed }),
          args,
        );
      },
    },
    SoftwareConnection,
  ),
);

builder.objectField(Administration, "software", (t) =>
  t.field({
    type: SoftwareNode,
    nullable: true,
    description: "One listing, Live or Draft, by `databaseId` or `slug`; null if there is none.",
    args: { ...keyArguments },
    resolve(_administration, { databaseId, slug }, context, info) {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Software", selectionOf(context, info), adminListing(context, key));
    },
  }),
);
