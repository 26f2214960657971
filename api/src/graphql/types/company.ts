import { claimDomains } from "../../domain/company/claim-domain.ts";
import { companies, oneCompany } from "../../domain/company/find.ts";
import { activeOwner } from "../../domain/company/membership.ts";
import { checked } from "../../domain/errors.ts";
import { reviewsOfCompany } from "../../domain/review/find.ts";
import { softwareOfCompany } from "../../domain/software/directory.ts";
import { companyFilters } from "../../inputs/filters.ts";
import { apiBudgets } from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { nodeKey, oneKey } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow, selectionOf } from "../rows.ts";
import { keyArguments, numberedPage } from "./connections.ts";
import { ListingStatusEnum, SoftwareSortEnum } from "./enums.ts";
import { CompanyFiltersInput } from "./filters.ts";
import { ReviewConnection, ReviewNode } from "./review.ts";
import { SoftwareConnection, SoftwareNode } from "./software.ts";

export const CompanyNode = builder.prismaNode("Company", {
  description: "A vendor of software or services.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id) => ({ id: nodeKey(id) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), used in URLs and by the REST API." }),
    slug: t.exposeString("slug", {
      description: "URL segment; /companies/{slug} redirects to the page of the company.",
    }),
    name: t.exposeString("name", { description: "Name, at most 120 characters." }),
    website: t.exposeString("website", { nullable: true, description: "Website, an http or https URL." }),
    description: t.exposeString("description", { nullable: true, description: "Plain text in paragraphs." }),
    industry: t.exposeString("industry", { nullable: true, description: "Industry, free text." }),
    employeeCount: t.exposeString("employeeCount", {
      nullable: true,
      description: 'Number of employees as a range, for example "51-200".',
    }),
    foundedYear: t.exposeInt("foundedYear", { nullable: true, description: "Four-digit year." }),
    location: t.exposeString("location", {
      nullable: true,
      description: "Location of the headquarters, free text.",
    }),
    logoUrl: t.exposeString("logoUrl", {
      nullable: true,
      description: "An http or https URL, or a path on this site.",
    }),
    isVerified: t.exposeBoolean("isVerified", {
      description: "True if an administrator verified the company's identity.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time at which it was added." }),
    isClaimed: t.boolean({
      description: "True if the company has an owner who can sign in.",
      select: { members: { where: activeOwner, select: { userId: true }, take: 1 } },
      resolve: ({ members }) => members.length > 0,
    }),
    claimDomain: t.string({
      nullable: true,
      description:
        "Domain of the e-mail addresses that can confirm a claim; null if the company's website has no domain of its own, and an administrator decides.",
      select: { website: true },
      resolve: ({ website }) => claimDomains(website)[0] ?? null,
    }),
    softwareCount: t.exposeInt("softwareCount", { description: "Number of Live listings." }),
    reviewCount: t.int({
      description: "Number of published reviews of its Live listings.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.companyRating.load(id)).count,
    }),
    avgRating: t.float({
      nullable: true,
      description: "Exact mean rating of the published reviews of its Live listings; null if there are none.",
      resolve: async ({ id }, _args, { loaders }) => (await loaders.companyRating.load(id)).mean,
    }),
    software: t.connection(
      {
        type: SoftwareNode,
        description: "The company's listings. Drafts are included for its members and administrators only.",
        args: {
          ...numberedPage,
          status: t.arg({
            type: ListingStatusEnum,
            required: true,
            defaultValue: "all",
            description: "LIVE leaves out Drafts.",
          }),
          sort: t.arg({
            type: SoftwareSortEnum,
            required: true,
            defaultValue: "rating",
            description: "Sort order.",
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
        description: "Published reviews of its Live listings, newest first.",
        args: {
          ...numberedPage,
          softwareId: t.arg.id({
            description:
              "Only reviews of this listing of the company, by database ID. No results for any other listing.",
          }),
          isAnswered: t.arg.boolean({
            description: "True for reviews with an answer only, false for those without one only.",
          }),
        },
        resolve: ({ id }, args, context, info) => {
          const softwareId = args.softwareId == null ? null : nodeKey(args.softwareId);
          return resolveConnection(
            context,
            info,
            "Review",
            reviewsOfCompany(id, { softwareId, isAnswered: args.isAnswered }),
            args,
          );
        },
      },
      ReviewConnection,
    ),
  }),
});

export const CompanyConnection = builder.connectionObject(
  { type: CompanyNode, name: "CompanyConnection", description: "A paginated list of companies." },
  { name: "CompanyEdge", description: "A company and its cursor." },
);

builder.queryFields((t) => ({
  company: t.field({
    type: CompanyNode,
    nullable: true,
    description: "One company by `databaseId` or `slug`; null if there is none.",
    args: { ...keyArguments },
    resolve: (_root, { databaseId, slug }, context, info) => {
      const key = oneKey(databaseId, slug);
      return key && findRow(context, "Company", selectionOf(context, info), oneCompany(key));
    },
  }),
  companies: t.connection(
    {
      type: CompanyNode,
      description: "All companies, by name.",
      extensions: { listWork: { search: apiBudgets.middleTable } satisfies ListWork },
      args: {
        ...numberedPage,
        search: t.arg.string({ description: "Only companies whose name contains this text." }),
        filters: t.arg({
          type: CompanyFiltersInput,
          description: "Only companies that pass these filters.",
        }),
      },
      resolve: (_root, args, context, info) => {
        const filters = checked(companyFilters, args.filters ?? {});
        return resolveConnection(context, info, "Company", companies({ ...args, filters }), args);
      },
    },
    CompanyConnection,
  ),
}));
