import { may } from "../../domain/policy.ts";
import { suggestionQueue } from "../../domain/suggested-product/find.ts";
import { suggestedProducts } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { resolveConnection } from "../pagination.ts";
import { loadExistingRows, loadRow } from "../rows.ts";
import { AgeOrderEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";
import { CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { SoftwareNode } from "./software.ts";
import { SuggestedProduct, SuggestionStatusEnum } from "./suggested-product.ts";
import { UserNode } from "./user.ts";

// What administrators decide by; null or empty for the author.
builder.prismaObjectFields("SuggestedProduct", (t) => ({
  user: t.field({
    type: UserNode,
    nullable: true,
    description: "The user who suggested it. Null unless the caller is an administrator.",
    select: { userId: true },
    resolve: async ({ userId }, _args, context, info) => {
      if (!may(context.viewer, "administration.read")) return null;
      return loadRow(context, info, "User", userId);
    },
  }),
  likelyListings: t.field({
    type: [SoftwareNode],
    complexity: { field: 1, multiplier: suggestedProducts.likelyListings },
    description:
      "Listings, Live or Draft, that it may be, likeliest first, at most 5: with its name, its website, or a similar name. Empty unless the caller is an administrator.",
    select: { id: true },
    async resolve({ id }, _args, context, info) {
      if (!may(context.viewer, "administration.read")) return [];
      const ids = await context.loaders.likelyListings.load(id);
      return loadExistingRows(context, info, "Software", ids);
    },
  }),
  likelyCompanies: t.field({
    type: [CompanyNode],
    complexity: { field: 1, multiplier: suggestedProducts.likelyListings },
    description:
      "Companies that it may be of, by name, at most 5: with its website's host, or its name. Empty unless the caller is an administrator.",
    select: { id: true },
    async resolve({ id }, _args, context, info) {
      if (!may(context.viewer, "administration.read")) return [];
      const ids = await context.loaders.likelyCompanies.load(id);
      return loadExistingRows(context, info, "Company", ids);
    },
  }),
  alikeCount: t.int({
    description:
      "Number of other suggestions that wait with this name or website. 0 unless the caller is an administrator.",
    select: { id: true },
    resolve: ({ id }, _args, { viewer, loaders }) =>
      may(viewer, "administration.read") ? loaders.alikeCount.load(id) : 0,
  }),
}));

const SuggestionConnection = builder.connectionObject(
  {
    type: SuggestedProduct,
    name: "SuggestedProductConnection",
    description: "A paginated list of suggested products.",
  },
  { name: "SuggestedProductEdge", description: "A suggested product and its cursor." },
);

builder.objectField(Administration, "suggestedProducts", (t) =>
  t.connection(
    {
      type: SuggestedProduct,
      description: "Products that users suggested.",
      args: {
        ...numberedPage,
        status: t.arg({ type: SuggestionStatusEnum, description: "Only suggestions with this status." }),
        sort: t.arg({
          type: AgeOrderEnum,
          required: true,
          defaultValue: "oldest",
          description: "Sort order.",
        }),
      },
      resolve: (_administration, args, context, info) =>
        resolveConnection(context, info, "SuggestedProduct", suggestionQueue(context, args), args),
    },
    SuggestionConnection,
  ),
);
