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
    "What a program signs in with, as those see it who may revoke it. The token itself is told once.",
  fields: (t) => ({
    id: t.id({
      description: "For clients' caches; `node` does not take it.",
      resolve: ({ id }) => encodeGlobalID("ApiToken", id),
    }),
    databaseId: t.exposeID("id", { description: "By which it is revoked (UUID)." }),
    name: t.exposeString("name", { description: "What it is called, by whoever made it." }),
    scopes: t.field({
      type: [ApiScopeEnum],
      description: "What it may.",
      resolve: ({ scopes }) => scopes,
    }),
    createdBy: t.string({ description: "Who made it, as the public sees the name.", resolve: displayName }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When it ends; null for never.",
    }),
    isExpired: t.boolean({
      description: "Has it ended?",
      resolve: ({ expiresAt }, _args, { now }) => expiresAt !== null && expiresAt <= now,
    }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was last used, to a minute; null for never.",
    }),
  }),
});

const bounded = { field: 1, multiplier: listSizes.apiTokens };

builder.prismaObjectFields("User", (t) => ({
  apiTokens: t.field({
    type: [ApiTokenType],
    complexity: bounded,
    description:
      "Their own API tokens that are not revoked, newest first, at most 50; told to their owner and to administrators.",
    resolve: ({ id }, _args, { viewer, loaders }) =>
      viewer?.id === id || may(viewer, "token.revokeAny") ? loaders.userTokens.load(id) : [],
  }),
}));

builder.prismaObjectFields("Company", (t) => ({
  apiTokens: t.field({
    type: [ApiTokenType],
    complexity: bounded,
    description:
      "Its API tokens that are not revoked, newest first, at most 50; told to its owners and to administrators.",
    resolve: async ({ id }, _args, context) =>
      may(context.viewer, "token.revokeAny") || (await roleIn(context, id, "token.keep")) === "owner"
        ? context.loaders.companyTokens.load(id)
        : [],
  }),
}));

builder.queryField("apiToken", (t) =>
  t.field({
    type: ApiTokenType,
    nullable: true,
    description: "The API token that asks; null where none does.",
    resolve: async (_root, _args, context) =>
      context.token ? ((await oneToken(context, context.token.id)) ?? null) : null,
  }),
);

const CreateApiTokenInput = builder.inputType("CreateApiTokenInput", {
  description: "A new API token.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Which program it is for; at most 120 characters." }),
    scopes: t.field({ type: [ApiScopeEnum], required: true, description: "What it may; at least one." }),
    expiresInDays: t.int({ description: "30, 90 or 365; without it the token has no end." }),
    companyDatabaseId: t.id({ description: "Of which company it is; without it the viewer's own." }),
  }),
});

const RevokeApiTokenInput = builder.inputType("RevokeApiTokenInput", {
  description: "The end of an API token.",
  fields: (t) => ({ databaseId: t.id({ required: true, description: "Which one." }) }),
});

const RevokeApiTokenAsAdminInput = builder.inputType("RevokeApiTokenAsAdminInput", {
  description: "The end of somebody's API token.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Which one." }),
    reason: t.string({
      required: true,
      description: "Why, for the audit log; at most 4,000 characters.",
    }),
  }),
});

/** Of whom a token is, for lists that are to be shown anew. */
const ApiTokenCreated = builder
  .objectRef<TokenOf & { id: string; secret: string }>("ApiTokenCreated")
  .implement({
    description: "The API token was made.",
    fields: (t) => ({
      secret: t.exposeString("secret", {
        description: "The token itself: shown this once, and kept nowhere.",
      }),
      apiToken: t.field({
        type: ApiTokenType,
        description: "As it is listed.",
        async resolve({ id }, _args, context) {
          const token = await oneToken(context, id);
          if (!token) throw new Error("A token that was just made is gone");
          return token;
        },
      }),
      viewer: t.prismaField({
        type: UserNode,
        description: "Whoever made it.",
        resolve: (query, { userId }, _args, { prisma }) =>
          prisma.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
      }),
      company: t.prismaField({
        type: CompanyNode,
        nullable: true,
        description: "Whose it is; null for a person's.",
        resolve: (query, { companyId }, _args, { prisma }) =>
          companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
      }),
    }),
  });

const ApiTokenRevoked = builder.objectRef<TokenOf & { id: string }>("ApiTokenRevoked").implement({
  description: "The API token opens nothing any more.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Which one." }),
    viewer: t.prismaField({
      type: UserNode,
      description: "Whoever revoked it.",
      resolve: (query, _revoked, _args, { prisma, viewer }) =>
        prisma.user.findUniqueOrThrow({ ...query, where: { id: viewer?.id ?? "" } }),
    }),
    company: t.prismaField({
      type: CompanyNode,
      nullable: true,
      description: "Whose it was; null for a person's.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
    }),
  }),
});

mutation("createApiToken", {
  description:
    "Makes an API token of the viewer, or of a company that they own; 20 an hour, and at most 50 of each. The viewer's own address must be proved.",
  permission: "token.keep",
  input: CreateApiTokenInput,
  type: ApiTokenCreated,
  failures: [InvalidInput, Conflict],
  async resolve({ companyDatabaseId, ...given }, context) {
    const companyId = companyDatabaseId == null ? null : requireDatabaseId(companyDatabaseId, "Company");
    const created = await createApiToken(context, { expiresInDays: null, ...given }, companyId);
    return { ...created, companyId, userId: context.viewer?.id ?? "" };
  },
});

mutation("revokeApiToken", {
  description:
    "Revokes an API token at once and for good: whoever made it may, and of a company's every owner.",
  permission: "token.keep",
  input: RevokeApiTokenInput,
  type: ApiTokenRevoked,
  failures: [],
  async resolve({ databaseId }, context) {
    const id = requireDatabaseId(databaseId, "API token");
    return { id, ...(await revokeApiToken(context, id)) };
  },
});

mutation("revokeApiTokenAsAdmin", {
  description: "Revokes anybody's API token at once and for good; the audit log keeps why. Administrators.",
  permission: "token.revokeAny",
  input: RevokeApiTokenAsAdminInput,
  type: ApiTokenRevoked,
  failures: [InvalidInput],
  async resolve({ databaseId, ...given }, context) {
    const id = requireDatabaseId(databaseId, "API token");
    return { id, ...(await revokeApiTokenAsAdmin(context, id, given)) };
  },
});
