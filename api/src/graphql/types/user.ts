import { maySeePrivate } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import { builder } from "../builder.ts";
import { nodeKeyIf } from "../keys.ts";

/** Oneself, or any user for an administrator; everybody else sees a Reviewer. */
builder.prismaNode("User", {
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
