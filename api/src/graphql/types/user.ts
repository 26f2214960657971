import { exportData } from "../../domain/account/export-data.ts";
import { reviewCounts } from "../../domain/account/review-counts.ts";
import { sessionsOf } from "../../domain/account/sessions.ts";
import { companiesOf, oneCompanyOf } from "../../domain/company/find.ts";
import { maySeePrivate } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import { documentLimits } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { isDatabaseId, nodeKeyIf } from "../keys.ts";
import { resolveConnection } from "../pagination.ts";
import { findRow } from "../rows.ts";
import { CompanyConnection, CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { SessionType } from "./session.ts";

/** Oneself, or any user for an administrator; everybody else sees a Reviewer. */
export const UserNode = builder.prismaNode("User", {
  description: "An account, as its owner and administrators see it.",
  id: { field: "id", description: "Global id." },
  select: { id: true },
  // Others are not told whether the account exists.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKeyIf(maySeePrivate(viewer, id), id) }),
  authScopes: (user, { viewer }) => maySeePrivate(viewer, user.id),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "The id in the facade and the database (UUID)." }),
    email: t.exposeString("email", {
      nullable: true,
      description: "Null for the author of an imported review.",
    }),
    firstName: t.exposeString("firstName", { nullable: true, description: "At most 80 characters." }),
    lastName: t.exposeString("lastName", { nullable: true, description: "At most 80 characters." }),
    displayName: t.string({
      description: "How the public sees the name.",
      select: { firstName: true, lastName: true, email: true },
      resolve: displayName,
    }),
    designation: t.exposeString("designation", { nullable: true, description: "Job." }),
    companyName: t.exposeString("companyName", { nullable: true, description: "Employer." }),
    companyUrl: t.exposeString("companyUrl", { nullable: true, description: "The employer's website." }),
    companyLocation: t.exposeString("companyLocation", {
      nullable: true,
      description: "Where the employer is.",
    }),
    profileImageUrl: t.exposeString("profileImageUrl", { nullable: true, description: "A picture." }),
    provider: t.exposeString("provider", { description: '"email" or "google".' }),
    isEmailVerified: t.exposeBoolean("isEmailVerified", { description: "Has the address been proved?" }),
    isAdmin: t.exposeBoolean("isAdmin", { description: "May the user administer the directory?" }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When the account was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
    dataExport: t.field({
      type: "JSON",
      // Once a document is enough.
      complexity: documentLimits.values / 2 + 1,
      nullable: true,
      description: "Everything that is kept about the user, as one object; told to their owner alone.",
      resolve: ({ id }, _args, context) => (context.viewer?.id === id ? exportData(context, id) : null),
    }),
    hasPassword: t.boolean({
      description:
        "Can one sign in by a password? Not before one was chosen, where the account came by a provider.",
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    sessions: t.field({
      type: [SessionType],
      description: "Living sessions, last seen first, at most 50; told to their owner alone.",
      resolve: ({ id }, _args, context) => sessionsOf(context, id),
    }),
    companies: t.connection(
      {
        type: CompanyNode,
        description: "Companies that the user is a member of, by name; at most 100.",
        args: numberedPage,
        resolve: ({ id }, args, context, info) =>
          resolveConnection(context, info, "Company", companiesOf(id), args),
      },
      CompanyConnection,
    ),
    company: t.prismaField({
      type: CompanyNode,
      nullable: true,
      description:
        "One of these companies: the one named, or the first by name where it is none of them; null without a company.",
      args: { databaseId: t.arg.id({ description: "UUID." }) },
      resolve: (query, { id }, { databaseId }, context) =>
        findRow(
          context,
          "Company",
          query,
          oneCompanyOf(id, databaseId && isDatabaseId(databaseId) ? databaseId : null),
        ),
    }),
    reviewCount: t.int({
      description: "The user's published reviews.",
      resolve: async ({ id }, _args, context) => (await reviewCounts(context, id)).count,
    }),
    profileViews: t.int({
      description: "Visits to the user's published reviews.",
      resolve: async ({ id }, _args, context) => (await reviewCounts(context, id)).views,
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.prismaField({
    type: "User",
    nullable: true,
    description: "The signed-in user; null when signed out.",
    resolve: (query, _root, _args, { prisma, viewer }) =>
      viewer && prisma.user.findUnique({ ...query, where: { id: viewer.id } }),
  }),
);

const SignInProviderEnum = builder.enumType("SignInProvider", {
  description: "By whom else than by a password one can sign in.",
  values: { GOOGLE: { value: "google", description: "A Google account, through GET /api/login." } } as const,
});

builder.queryField("signInProviders", (t) =>
  t.field({
    type: [SignInProviderEnum],
    description: "The providers that this site has been set up for.",
    resolve: (_root, _args, context) => [...context.signInProviders],
  }),
);
