import { adminListing, adminSoftwareList } from "../../domain/software/admin-list.ts";
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
      description: "All listings, Drafts too.",
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Beginnings of words; typing errors in names are forgiven." }),
        isActive: t.arg.boolean({ description: "Keeps Live ones, or Drafts." }),
        isFeatured: t.arg.boolean({ description: "Keeps those that are featured, or are not." }),
        categorySlug: t.arg.string({
          description: "Keeps those in this category and below it; an unknown one finds nothing.",
        }),
        companyId: t.arg.id({ description: "Keeps those of this company: a database id." }),
        sort: t.arg({
          type: SoftwareSortEnum,
          required: true,
          defaultValue: "newest",
          description: "Order.",
        }),
      },
      resolve(_administration, { categorySlug, companyId, ...args }, context, info) {
        const narrowed = { category: categorySlug, company: companyId && nodeKey(companyId) };
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

builder.objectField(Administration, "listing", (t) =>
  t.prismaField({
    type: "Software",
    nullable: true,
    description: "One listing by database id, Live or not; null where there is none.",
    args: { databaseId: t.arg.id({ required: true, description: "UUID." }) },
    resolve: (query, _administration, { databaseId }, context) =>
      isDatabaseId(databaseId)
        ? findRow(context, "Software", query, adminListing(context, databaseId))
        : null,
  }),
);
