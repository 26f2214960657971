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
import { findRow, selectionOf } from "../rows.ts";
import { CompanyConnection, CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import { SessionType } from "./session.ts";

/** Oneself, or any user for an administrator; everybody else sees a Reviewer. */
export const UserNode = builder.prismaNode("User", {
  description: "A user account. Visible to its owner and administrators.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  // Others are not told whether the account exists.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKeyIf(maySeePrivate(viewer, id), id) }),
  authScopes: (user, { viewer }) => maySeePrivate(viewer, user.id),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), also used by the REST API." }),
    email: t.exposeString("email", {
      nullable: true,
      description: "E-mail address; null for authors of imported reviews.",
    }),
    firstName: t.exposeString("firstName", {
      nullable: true,
      description: "First name, at most 80 characters.",
    }),
    lastName: t.exposeString("lastName", {
      nullable: true,
      description: "Last name, at most 80 characters.",
    }),
    displayName: t.string({
      description: "Name shown to the public.",
      select: { firstName: true, lastName: true, email: true },
      resolve: displayName,
    }),
    designation: t.exposeString("designation", { nullable: true, description: "Job title." }),
    companyName: t.exposeString("companyName", { nullable: true, description: "Name of the employer." }),
    companyUrl: t.exposeString("companyUrl", { nullable: true, description: "The employer's website." }),
    companyLocation: t.exposeString("companyLocation", {
      nullable: true,
      description: "Location of the employer.",
    }),
    profileImageUrl: t.exposeString("profileImageUrl", {
      nullable: true,
      description: "URL of the profile picture.",
    }),
    provider: t.exposeString("provider", {
      description: 'How the account was created: "email" or "google".',
    }),
    isEmailVerified: t.exposeBoolean("isEmailVerified", {
      description: "True if the e-mail address is verified.",
    }),
    isAdmin: t.exposeBoolean("isAdmin", { description: "True if the user is an administrator." }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "Time at which the account was created.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "Last change to the account." }),
    dataExport: t.field({
      type: "JSON",
      // Once a document is enough.
      complexity: documentLimits.values / 2 + 1,
      nullable: true,
      description: "All data stored about the user, as one object. Null unless the caller is that user.",
      resolve: ({ id }, _args, context) => (context.viewer?.id === id ? exportData(context, id) : null),
    }),
    hasPassword: t.boolean({
      description:
        "True if the account has a password. Accounts created with a sign-in provider have none until one is set.",
      select: { passwordHash: true },
      resolve: ({ passwordHash }) => passwordHash !== null,
    }),
    sessions: t.field({
      type: [SessionType],
      description: "Active sessions, last used first, at most 50. Empty unless the caller is that user.",
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
    company: t.field({
      type: CompanyNode,
      nullable: true,
      description:
        "One of the user's companies: the one with this database ID, or the first by name if it is not one of them; null if they have none.",
      args: { databaseId: t.arg.id({ description: "Database ID (UUID) of the company." }) },
      resolve: ({ id }, { databaseId }, context, info) =>
        findRow(
          context,
          "Company",
          selectionOf(context, info),
          oneCompanyOf(id, databaseId && isDatabaseId(databaseId) ? databaseId : null),
        ),
    }),
    reviewCount: t.int({
      description: "Number of published reviews of the user.",
      resolve: async ({ id }, _args, context) => (await reviewCounts(context, id)).count,
    }),
    profileViews: t.int({
      description: "Page views of the user's published reviews.",
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
  description: "External providers to sign in with.",
  values: { GOOGLE: { value: "google", description: "A Google account, through GET /api/login." } } as const,
});

builder.queryField("signInProviders", (t) =>
  t.field({
    type: [SignInProviderEnum],
    description: "The sign-in providers configured on this site.",
    resolve: (_root, _args, context) => [...context.signInProviders],
  }),
);
