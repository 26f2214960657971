import { encodeGlobalID } from "@pothos/plugin-relay";
import { Conflict, InvalidInput } from "../../domain/errors.ts";
import { may } from "../../domain/policy.ts";
import { revokeApiTokenAsAdmin } from "../../domain/token/administer.ts";
import { createApiToken } from "../../domain/token/create.ts";
import { type ApiToken, oneToken } from "../../domain/token/find.ts";
import { revokeApiToken, type TokenOf } from "../../domain/token/revoke.ts";
import { displayName } from "../../domain/user/names.ts";
import { listSizes } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { ApiScopeEnum } from "./enums.ts";
import { UserNode } from "./user.ts";

const ApiTokenType = builder.objectRef<ApiToken>("ApiToken").implement({
  description:
    "An API token of a user or a company, visible to those who may revoke it. The secret is only shown when it is created.",
  fields: (t) => ({
    id: t.id({
      description: "ID for client caches. Not accepted by `node`.",
      resolve: ({ id }) => encodeGlobalID("ApiToken", id),
    }),
    databaseId: t.exposeID("id", { description: "Database ID (UUID) of the token, for `revokeApiToken`." }),
    name: t.exposeString("name", { description: "Name chosen by its creator." }),
    scopes: t.field({
      type: [ApiScopeEnum],
      description: "What the token may do.",
      resolve: ({ scopes }) => scopes,
    }),
    createdBy: t.string({ description: "Public name of the user who created it.", resolve: displayName }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of creation." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "Time of expiry; null if it does not expire.",
    }),
    isExpired: t.boolean({
      description: "True if it has expired.",
      resolve: ({ expiresAt }, _args, { now }) => expiresAt !== null && expiresAt <= now,
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "Last use, to the minute; null if never used.",
    }),
  }),
});

const bounded = { field: 1, multiplier: listSizes.apiTokens };

builder.prismaObjectFields("User", (t) => ({
  apiTokens: t.field({
    type: [ApiTokenType],
    complexity: bounded,
    description:
      "The user's own API tokens that are not revoked, newest first, at most 50. Empty unless the caller is that user or an administrator.",
    resolve: ({ id }, _args, { viewer, loaders }) =>
      viewer?.id === id || may(viewer, "token.revokeAny") ? loaders.userTokens.load(id) : [],
  }),
}));

builder.prismaObjectFields("Company", (t) => ({
  apiTokens: t.field({
    type: [ApiTokenType],
    complexity: bounded,
    description:
      "The company's API tokens that are not revoked, newest first, at most 50. Empty unless the caller is an owner or an administrator.",
    resolve: async ({ id }, _args, context) =>
      may(context.viewer, "token.revokeAny") || (await roleIn(context, id, "token.manage")) === "owner"
        ? context.loaders.companyTokens.load(id)
        : [],
  }),
}));

builder.queryField("apiToken", (t) =>
  t.field({
    type: ApiTokenType,
    nullable: true,
    description: "The API token that sent this request; null if it was sent without one.",
    resolve: async (_root, _args, context) =>
      context.token ? ((await oneToken(context, context.token.id)) ?? null) : null,
  }),
);

const CreateApiTokenInput = builder.inputType("CreateApiTokenInput", {
  description: "A new API token.",
  fields: (t) => ({
    name: t.string({
      required: true,
      description: "Name of the program that will use it, at most 120 characters.",
    }),
    scopes: t.field({
      type: [ApiScopeEnum],
      required: true,
      description: "What the token may do; at least one scope.",
    }),
    expiresInDays: t.int({
      description: "Lifetime in days: 30, 90 or 365. Omit for a token that does not expire.",
    }),
    companyId: t.id({
      description: "Database ID of the company the token belongs to. Omit for a token of the viewer.",
    }),
  }),
});

const RevokeApiTokenInput = builder.inputType("RevokeApiTokenInput", {
  description: "The API token to revoke.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Database ID (UUID) of the token." }) }),
});

const RevokeApiTokenAsAdminInput = builder.inputType("RevokeApiTokenAsAdminInput", {
  description: "The API token to revoke, and why.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the token." }),
    reason: t.string({
      required: true,
      description: "Reason for the audit log, at most 4,000 characters.",
    }),
  }),
});

/** Includes the token's owner, so that clients can refresh its lists. */
const ApiTokenCreated = builder
  .objectRef<TokenOf & { id: string; secret: string }>("ApiTokenCreated")
  .implement({
    description: "A new API token with its secret.",
    fields: (t) => ({
      secret: t.exposeString("secret", {
        description: "The secret to send in the `Authorization` header. Shown only once.",
      }),
      apiToken: t.field({
        type: ApiTokenType,
        description: "The token without its secret.",
        async resolve({ id }, _args, context) {
          const token = await oneToken(context, id);
          if (!token) throw new Error("A token that was just made is gone");
          return token;
        },
      }),
      viewer: t.prismaField({
        type: UserNode,
        description: "The user who created it.",
        resolve: (query, { userId }, _args, { prisma }) =>
          prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      company: t.prismaField({
        type: CompanyNode,
        nullable: true,
        description: "The company it belongs to; null for a user's token.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
      }),
    }),
  });

const ApiTokenRevoked = builder.objectRef<TokenOf & { id: string }>("ApiTokenRevoked").implement({
  description: "A revoked API token. Requests with it are refused.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID of the token." }),
    viewer: t.prismaField({
      type: UserNode,
      description: "The user who revoked it.",
      resolve: (query, _revoked, _args, { prisma, viewer }) =>
        prisma.user.findUniqueOrThrow({ ...query, where: { id: viewer?.id ?? "" } }),
    }),
    company: t.prismaField({
      type: CompanyNode,
      nullable: true,
      description: "The company it belonged to; null for a user's token.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
    }),
  }),
});

mutation("createApiToken", {
  description:
    "Creates an API token of the viewer or of a company they own. Requires a verified e-mail address. At most 20 per hour, and 50 active tokens per user or company.",
  result: "the new token and its secret",
  permission: "token.manage",
  input: CreateApiTokenInput,
  type: ApiTokenCreated,
  failures: [InvalidInput, Conflict],
  async resolve({ companyId: owner, ...given }, context) {
    const companyId = owner == null ? null : requireDatabaseId(owner, "Company");
    const created = await createApiToken(context, { expiresInDays: null, ...given }, companyId);
    return { ...created, companyId, userId: context.viewer?.id ?? "" };
  },
});

mutation("revokeApiToken", {
  description:
    "Revokes an API token immediately and permanently. Allowed for its creator and for owners of its company.",
  result: "the ID of the revoked token",
  permission: "token.manage",
  input: RevokeApiTokenInput,
  type: ApiTokenRevoked,
  failures: [],
  async resolve({ databaseId }, context) {
    const id = requireDatabaseId(databaseId, "API token");
    return { id, ...(await revokeApiToken(context, id)) };
  },
});

mutation("revokeApiTokenAsAdmin", {
  description:
    "Revokes any API token immediately and permanently. The reason is recorded in the audit log. Administrators only.",
  result: "the ID of the revoked token",
  permission: "token.revokeAny",
  input: RevokeApiTokenAsAdminInput,
  type: ApiTokenRevoked,
  failures: [InvalidInput],
  async resolve({ databaseId, ...given }, context) {
    const id = requireDatabaseId(databaseId, "API token");
    return { id, ...(await revokeApiTokenAsAdmin(context, id, given)) };
  },
});
