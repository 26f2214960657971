import { claimDomains } from "../../domain/company/claim-domain.ts";
import { companies, oneCompany } from "../../domain/company/find.ts";
import { activeOwner } from "../../domain/company/membership.ts";
import { reviewsOfCompany } from "../../domain/review/find.ts";
import { softwareOfCompany } from "../../domain/software/directory.ts";
import { apiBudgets } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { nodeKey, oneKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { numberedPage } from "./connections.ts";
import { ListingStatusEnum, SoftwareSortEnum } from "./enums.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { SoftwareConnection, SoftwareNode } from "./software.ts";

export const CompanyNode = builder.prismaNode("Company", {
  description: "A vendor.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  nullable: true,
  findUnique: (id) => ({ id: nodeKey(id) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in addresses, the facade and the database (UUID)." }),
    slug: t.exposeString("slug", { description: "/companies/{slug} redirects to the id." }),
    name: t.exposeString("name", { description: "At most 120 characters." }),
    website: t.exposeString("website", { nullable: true, description: "http or https." }),
    description: t.exposeString("description", { nullable: true, description: "Plain text in paragraphs." }),
    industry: t.exposeString("industry", { nullable: true, description: "Free text." }),
    employeeCount: t.exposeString("employeeCount", { nullable: true, description: 'A bucket: "51-200".' }),
    foundedYear: t.exposeInt("foundedYear", { nullable: true, description: "Four digits." }),
    location: t.exposeString("location", { nullable: true, description: "Headquarters, free text." }),
    logoUrl: t.exposeString("logoUrl", {
      nullable: true,
      description: "An http(s) address or a path on this site.",
    }),
    isVerified: t.exposeBoolean("isVerified", { description: "An administrator verified the company." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was added." }),
    isClaimed: t.boolean({
      description: "Has it an owner with access to their account, who looks after it here?",
      select: { members: { where: activeOwner, select: { userId: true }, take: 1 } },
      resolve: ({ members }) => members.length > 0,
    }),
    claimDomain: t.string({
      nullable: true,
      description:
        "The domain at which an address proves a claim; null where its website tells of none, or of one that many share, and an administrator decides.",
      select: { website: true },
      resolve: ({ website }) => claimDomains(website)[0] ?? null,
    }),
    softwareCount: t.exposeInt("softwareCount", { description: "Its Live software." }),
    reviewCount: t.int({
      description: "Published reviews of its Live software.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.companyRating.load(id)).count,
    }),
    avgRating: t.float({
      nullable: true,
      description: "Exact mean of those reviews; null with none.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.companyRating.load(id)).mean,
    }),
    software: t.connection(
      {
        type: SoftwareNode,
        description:
          "Its Live software, highest rated first; its Drafts too for its members and administrators, where they do not ask for the Live ones alone.",
        args: {
          ...numberedPage,
          status: t.arg({
            type: ListingStatusEnum,
            required: true,
            defaultValue: "all",
            description: "LIVE leaves out the Drafts.",
          }),
          sort: t.arg({
            type: SoftwareSortEnum,
            required: true,
            defaultValue: "rating",
            description: "Order.",
          }),
        },
        resolve: ({ id }, args, context, info) =>
          resolveConnection(context, info, "Software", softwareOfCompany(context, id, args), args),
      },
      SoftwareConnection,
    ),
    reviews: t.connection(
      {
        type: ReviewNode,
        description: "Published reviews of its Live software, newest first.",
        args: {
          ...numberedPage,
          softwareDatabaseId: t.arg.id({
            description: "Keeps those of this listing; one that is not the company's finds nothing.",
          }),
          isAnswered: t.arg.boolean({ description: "Keeps those with an answer, or those without." }),
        },
        resolve: ({ id }, args, context, info) => {
          const { softwareDatabaseId, isAnswered } = args;
          const softwareId = softwareDatabaseId == null ? null : nodeKey(softwareDatabaseId);
          return resolveConnection(
            context,
            info,
            "Review",
            reviewsOfCompany(id, { softwareId, isAnswered }),
            args,
          );
        },
      },
      ReviewConnection,
    ),
  }),
});

export const CompanyConnection = builder.connectionObject(
  { type: CompanyNode, name: "CompanyConnection", description: "A list of companies." },
  { name: "CompanyEdge", description: "A company with its cursor." },
);

builder.queryFields((t) => ({
  company: t.prismaField({
    type: "Company",
    nullable: true,
    description: "One company by database id or by slug; null when there is none.",
    args: {
      databaseId: t.arg.id({ description: "UUID; or give the slug." }),
      slug: t.arg.string({ description: "As in addresses; or give the databaseId." }),
    },
    resolve: (query, _root, { databaseId, slug }, context) => {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Company", query, oneCompany(key));
    },
  }),
  companies: t.connection(
    {
      type: CompanyNode,
      description: "All companies, by name.",
      extensions: { listWork: { search: apiBudgets.middleTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Keeps companies whose name contains it." }),
      },
      resolve: (_root, args, context, info) =>
        resolveConnection(context, info, "Company", companies(args), args),
    },
    CompanyConnection,
  ),
}));
