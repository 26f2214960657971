import { Conflict, InvalidInput, orNotFound } from "../../domain/errors.ts";
import { deleteWebhook, rotateWebhookSecret, updateWebhook } from "../../domain/webhook/change.ts";
import { createWebhook, type WebhookWithSecret } from "../../domain/webhook/create.ts";
import { visibleWebhooksWhere } from "../../domain/webhook/find.ts";
import type { WebhookOwner } from "../../domain/webhook/own.ts";
import { type Replay, replayWebhookDelivery, testWebhook } from "../../domain/webhook/send.ts";
import { builder, type InputFields } from "../builder.ts";
import type { Context } from "../context.ts";
import { requireDatabaseId } from "../keys.ts";
import { mutation } from "../mutation.ts";
import { CompanyNode } from "./company.ts";
import { UserNode } from "./user.ts";
import { WebhookDeliveryNode, WebhookNode } from "./webhook.ts";
import { WebhookEventEnum, WebhookStateEnum } from "./webhook-enums.ts";

/** Values of a webhook. */
const valueFields = (t: InputFields) => ({
  url: t.string({
    required: true,
    description:
      "Address to send events to: https, without a user name or password, at most 2,048 characters.",
  }),
  description: t.string({ description: "Note for people, at most 200 characters." }),
  events: t.field({
    type: [WebhookEventEnum],
    required: true,
    description:
      "Events to send, at least one: of a company's webhook those that are for companies, of a user's webhook the others and REVIEW_REMOVED.",
  }),
  categoryId: t.id({
    description:
      "Only listings of the category with this database ID, and their reviews. For a user's webhook only. A listing that enters the category comes without its earlier reviews.",
  }),
  filterCompanyId: t.id({
    description:
      "Only the company with this database ID, its listings and their reviews. For a user's webhook only.",
  }),
  state: t.field({ type: WebhookStateEnum, description: "ENABLED or PAUSED (default ENABLED)." }),
});

const CreateWebhookInput = builder.inputType("CreateWebhookInput", {
  description: "A new webhook.",
  fields: (t) => ({
    companyId: t.id({
      description: "Database ID of the company it belongs to. Omit for a webhook of the viewer.",
    }),
    ...valueFields(t),
  }),
});

const UpdateWebhookInput = builder.inputType("UpdateWebhookInput", {
  description: "The new values of a webhook. Omitted fields are cleared, and an omitted state is ENABLED.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the webhook." }),
    ...valueFields(t),
    dropPending: t.boolean({
      description: "True to cancel the deliveries that wait, instead of sending them (default false).",
    }),
  }),
});

const WebhookInput = builder.inputType("WebhookInput", {
  description: "A webhook.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the webhook." }),
  }),
});

const WebhookDeliveryInput = builder.inputType("WebhookDeliveryInput", {
  description: "A delivery to send again.",
  fields: (t) => ({
    databaseId: t.id({ required: true, description: "Database ID (UUID) of the delivery." }),
  }),
});

/** A webhook that the caller may see now: repeated with its idempotency key, a mutation may come from a former owner. */
const visibleWebhook = async (context: Context, query: object, id: string) =>
  orNotFound(
    await context.prisma.webhookEndpoint.findFirst({
      ...query,
      where: { id, ...visibleWebhooksWhere(context) },
    }),
    "Webhook",
  );

const WebhookSaved = builder.objectRef<{ id: string }>("WebhookSaved").implement({
  description: "The saved webhook.",
  fields: (t) => ({
    webhook: t.prismaField({
      type: WebhookNode,
      description: "The webhook, with the change applied.",
      resolve: (query, { id }, _args, context) => visibleWebhook(context, query, id),
    }),
  }),
});

const WebhookSecret = builder.objectRef<WebhookWithSecret>("WebhookSecret").implement({
  description: "A webhook with its new signing secret.",
  fields: (t) => ({
    secret: t.exposeString("secret", {
      description: "The secret to verify signatures with, from `whsec_` on. Shown only once.",
    }),
    webhook: t.prismaField({
      type: WebhookNode,
      description: "The webhook without its secret.",
      resolve: (query, { id }, _args, context) => visibleWebhook(context, query, id),
    }),
  }),
});

const WebhookDeleted = builder.objectRef<WebhookOwner & { id: string }>("WebhookDeleted").implement({
  description: "A deleted webhook.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID of the webhook." }),
    viewer: t.prismaField({
      type: UserNode,
      nullable: true,
      description: "The user it belonged to; null for a company's webhook, and for API tokens.",
      resolve: (query, { userId }, _args, { prisma, viewer }) =>
        userId === null || viewer === null
          ? null
          : prisma.user.findUnique({ ...query, where: { id: userId } }),
    }),
    company: t.prismaField({
      type: CompanyNode,
      nullable: true,
      description: "The company it belonged to; null for a user's webhook.",
      resolve: (query, { companyId }, _args, { prisma }) =>
        companyId === null ? null : prisma.company.findUnique({ ...query, where: { id: companyId } }),
    }),
  }),
});

const WebhookSent = builder.objectRef<Replay>("WebhookSent").implement({
  description: "A delivery that will be sent at once.",
  fields: (t) => ({
    isGone: t.exposeBoolean("isGone", {
      description:
        "True if what the delivery is about is not visible any more. Then an event that says so is sent instead.",
    }),
    delivery: t.prismaField({
      type: WebhookDeliveryNode,
      description: "The delivery.",
      resolve: async (query, { id }, _args, context) =>
        orNotFound(
          await context.prisma.webhookDelivery.findFirst({
            ...query,
            where: { id, endpoint: visibleWebhooksWhere(context) },
          }),
          "Delivery",
        ),
    }),
    webhook: t.prismaField({
      type: WebhookNode,
      description: "The webhook.",
      resolve: (query, { endpointId }, _args, context) => visibleWebhook(context, query, endpointId),
    }),
  }),
});

/** Left out is not null: the default holds then. */
const withoutNull = <Given extends { state?: unknown }>({ state, ...given }: Given) =>
  state == null ? given : { ...given, state };

const webhookId = (databaseId: string) => requireDatabaseId(databaseId, "Webhook");

mutation("createWebhook", {
  description:
    "Creates a webhook of the viewer, for changes of the public directory, or of a company they own, for its own reviews, listings, leads and members. Requires a verified e-mail address. At most 100 per user or company.",
  result: "the new webhook and its secret",
  permission: "webhook.manage",
  input: CreateWebhookInput,
  type: WebhookSecret,
  failures: [InvalidInput, Conflict],
  resolve: ({ companyId: owner, ...given }, context) =>
    createWebhook(
      context,
      withoutNull(given),
      owner == null ? (context.viewer?.onlyCompanyId ?? null) : requireDatabaseId(owner, "Company"),
    ),
});

mutation("updateWebhook", {
  description:
    "Replaces the values of a webhook, and pauses or enables it. One that is enabled again continues with the deliveries that wait, each with ten attempts within three days; if more than 20,000 wait, they must be dropped. Its user and owners of its company only.",
  result: "the saved webhook",
  permission: "webhook.manage",
  input: UpdateWebhookInput,
  type: WebhookSaved,
  failures: [InvalidInput, Conflict],
  async resolve({ databaseId, dropPending, ...given }, context) {
    const id = webhookId(databaseId);
    await updateWebhook(context, id, withoutNull(given), { dropPending: dropPending ?? false });
    return { id };
  },
});

mutation("deleteWebhook", {
  description: "Deletes a webhook with its deliveries. Its user and owners of its company only.",
  result: "the ID of the deleted webhook",
  permission: "webhook.manage",
  input: WebhookInput,
  type: WebhookDeleted,
  failures: [],
  async resolve({ databaseId }, context) {
    const id = webhookId(databaseId);
    return { id, ...(await deleteWebhook(context, id)) };
  },
});

mutation("rotateWebhookSecret", {
  description:
    "Creates a new signing secret. For 24 hours events are signed with the previous one too. Its user and owners of its company only.",
  result: "the webhook and its new secret",
  permission: "webhook.manage",
  input: WebhookInput,
  type: WebhookSecret,
  failures: [],
  resolve: ({ databaseId }, context) => rotateWebhookSecret(context, webhookId(databaseId)),
});

mutation("testWebhook", {
  description:
    "Sends the event webhook.test to a webhook, also to a paused or disabled one. One attempt; its result is in the delivery. At most 120 tests and replays per hour.",
  result: "the delivery",
  permission: "webhook.manage",
  input: WebhookInput,
  type: WebhookSent,
  failures: [],
  async resolve({ databaseId }, context) {
    const endpointId = webhookId(databaseId);
    return { id: await testWebhook(context, endpointId), endpointId, isGone: false };
  },
});

mutation("replayWebhookDelivery", {
  description:
    "Sends a delivery again, with the same ID and body. If what it is about is not visible any more, an event that says so is sent instead. At most 120 tests and replays per hour.",
  result: "the delivery that is sent",
  permission: "webhook.manage",
  input: WebhookDeliveryInput,
  type: WebhookSent,
  failures: [],
  resolve: ({ databaseId }, context) =>
    replayWebhookDelivery(context, requireDatabaseId(databaseId, "Delivery")),
});
