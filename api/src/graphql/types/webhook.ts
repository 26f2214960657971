import type { AuthContext } from "../../auth/auth-context.ts";
import { forbidden } from "../../domain/errors.ts";
import { actingAs, refusalOf } from "../../domain/policy.ts";
import { displayName } from "../../domain/user/names.ts";
import { deliveriesOf, visibleWebhooksWhere, webhooksOf } from "../../domain/webhook/find.ts";
import type { WebhookOwner } from "../../domain/webhook/own.ts";
import {
  type WebhookDeliveryStatus,
  type WebhookDisabledReason,
  type WebhookEvent,
  type WebhookState,
  webhookLogText,
} from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { roleIn } from "../company-role.ts";
import type { Context } from "../context.ts";
import { isDatabaseId, nodeKeyIf, requireDatabaseId } from "../keys.ts";
import { type PageArguments, resolveConnection } from "../pagination.ts";
import { CompanyNode } from "./company.ts";
import { numberedPage } from "./connections.ts";
import {
  WebhookDeliveryStatusEnum,
  WebhookDisabledReasonEnum,
  WebhookEventEnum,
  WebhookStateEnum,
} from "./webhook-enums.ts";

const mayRead = (auth: AuthContext) => actingAs(auth, "webhook.read") !== null;

/** For its user, and the owners of its company. */
export const WebhookNode = builder.prismaNode("WebhookEndpoint", {
  description:
    "An address that the server sends events to, signed by the Standard Webhooks specification. Visible to its user, or to the owners of its company.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, context) => ({ id: nodeKeyIf(mayRead(context), id), ...visibleWebhooksWhere(context) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID)." }),
    url: t.exposeString("url", { description: "The https address." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Note for people, at most 200 characters.",
    }),
    events: t.field({
      type: [WebhookEventEnum],
      description: "The events that are sent.",
      select: { events: true },
      resolve: ({ events }) => events as WebhookEvent[],
    }),
    categoryId: t.exposeID("categoryId", {
      nullable: true,
      description:
        "Database ID of the category whose listings and reviews are sent; null for all. With it no events of companies are sent.",
    }),
    filterCompanyId: t.exposeID("filterCompanyId", {
      nullable: true,
      description:
        "Database ID of the company whose listings and reviews are sent, and the company itself; null for all.",
    }),
    state: t.field({
      type: WebhookStateEnum,
      description: "Whether events are sent.",
      select: { state: true },
      resolve: ({ state }) => state as WebhookState,
    }),
    disabledReason: t.field({
      type: WebhookDisabledReasonEnum,
      nullable: true,
      description: "Why the server disabled it; null in other states.",
      select: { disabledReason: true },
      resolve: ({ disabledReason }) => disabledReason as WebhookDisabledReason | null,
    }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "Time since which every attempt has failed; null if the last one succeeded.",
    }),
    previousSecretUntil: t.expose("previousSecretUntil", {
      type: "DateTime",
      nullable: true,
      description: "Time until which the previous secret signs too; null without one.",
    }),
    createdBy: t.string({
      nullable: true,
      description: "Public name of the user who created it; null if the account was deleted.",
      select: { createdBy: { select: { firstName: true, lastName: true, email: true } } },
      resolve: ({ createdBy }) => createdBy && displayName(createdBy),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of creation." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "Last change." }),
    company: t.relation("company", {
      type: CompanyNode,
      nullable: true,
      description: "The company it belongs to; null for a user's webhook.",
    }),
  }),
});

/** For those who see its webhook. */
export const WebhookDeliveryNode = builder.prismaNode("WebhookDelivery", {
  description: `An event that is or was sent to a webhook. ${webhookLogText}`,
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, context) => ({
    id: nodeKeyIf(mayRead(context), id),
    endpoint: visibleWebhooksWhere(context),
  }),
  fields: (t) => ({
    databaseId: t.exposeID("id", {
      description: "Database ID (UUID). The header `webhook-id` has it after `msg_`.",
    }),
    event: t.exposeString("event", { description: 'Type of the event, for example "review.published".' }),
    thingKind: t.exposeString("thingKind", {
      description:
        'Kind of its subject: "category", "company", "software", "review", "lead", "member" or "webhook".',
    }),
    thingId: t.exposeID("thingId", { description: "Database ID (UUID) of its subject." }),
    body: t.exposeString("body", {
      description:
        "The JSON that is sent. May contain personal data of a lead. Counts as 20 values towards the cost of a document.",
      // It has a whole record, which counts as that many where its fields are selected.
      complexity: 20,
    }),
    isTest: t.exposeBoolean("isTest", { description: "True for the result of `testWebhook`." }),
    status: t.field({
      type: WebhookDeliveryStatusEnum,
      description: "Status of the delivery.",
      select: { status: true },
      resolve: ({ status }) => status as WebhookDeliveryStatus,
    }),
    attempts: t.exposeInt("attempts", { description: "Number of finished attempts." }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "Earliest time of the next attempt; null unless it is pending.",
      select: { status: true, nextAttemptAt: true },
      resolve: ({ status, nextAttemptAt }) => (status === "pending" ? nextAttemptAt : null),
    }),
    lastStatus: t.exposeInt("lastStatus", {
      nullable: true,
      description: "HTTP status of the last answer; null if there was none.",
    }),
    lastError: t.exposeString("lastError", {
      nullable: true,
      description: "Why the last attempt failed; null if it succeeded or there was none.",
    }),
    responseExcerpt: t.exposeString("responseExcerpt", {
      nullable: true,
      description: "Beginning of the last answer, at most 1,000 characters.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of the event." }),
    deliveredAt: t.expose("deliveredAt", {
      type: "DateTime",
      nullable: true,
      description: "Time at which the receiver accepted it; null before.",
    }),
  }),
});

const WebhookConnection = builder.connectionObject(
  { type: WebhookNode, name: "WebhookConnection", description: "A paginated list of webhooks." },
  { name: "WebhookEdge", description: "A webhook and its cursor." },
);

const WebhookDeliveryConnection = builder.connectionObject(
  {
    type: WebhookDeliveryNode,
    name: "WebhookDeliveryConnection",
    description: "A paginated list of deliveries.",
  },
  { name: "WebhookDeliveryEdge", description: "A delivery and its cursor." },
);

builder.prismaObjectField("WebhookEndpoint", "deliveries", (t) =>
  t.connection(
    {
      type: WebhookDeliveryNode,
      description: "Its deliveries that are kept, at most 30 days, newest first.",
      args: {
        ...numberedPage,
        status: t.arg({
          type: WebhookDeliveryStatusEnum,
          description: "Only deliveries with this status. All if omitted.",
        }),
      },
      resolve: ({ id }, { status, ...args }, context, info) =>
        resolveConnection(context, info, "WebhookDelivery", deliveriesOf(id, status), args),
    },
    WebhookDeliveryConnection,
  ),
);

builder.prismaObjectField("User", "webhook", (t) =>
  t.prismaField({
    type: WebhookNode,
    nullable: true,
    description:
      "One webhook of the user or of a company that they own, by database ID. Null if it is not theirs, or if the caller is another user.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the webhook." }) },
    resolve: (query, { id }, { databaseId }, context) =>
      context.viewer?.id === id && mayRead(context) && isDatabaseId(databaseId)
        ? context.prisma.webhookEndpoint.findFirst({
            ...query,
            where: { id: databaseId, ...visibleWebhooksWhere(context) },
          })
        : null,
  }),
);

type Info = Parameters<typeof resolveConnection>[1];
const listed = (owner: WebhookOwner, args: PageArguments, context: Context, info: Info) =>
  resolveConnection(context, info, "WebhookEndpoint", webhooksOf(owner), args);

builder.prismaObjectField("User", "webhooks", (t) =>
  t.connection(
    {
      type: WebhookNode,
      nullable: true,
      description: "The user's webhooks, newest first, at most 100. Null unless the caller is that user.",
      resolve: ({ id }, args, context, info) =>
        context.viewer?.id === id ? listed({ companyId: null, userId: id }, args, context, info) : null,
    },
    WebhookConnection,
  ),
);

builder.prismaObjectField("Company", "webhooks", (t) =>
  t.connection(
    {
      type: WebhookNode,
      nullable: true,
      description: "The company's webhooks, newest first, at most 100. Null unless the caller is an owner.",
      resolve: async ({ id }, args, context, info) =>
        (await roleIn(context, id, "webhook.read")) === "owner"
          ? listed({ companyId: id, userId: null }, args, context, info)
          : null,
    },
    WebhookConnection,
  ),
);

builder.queryField("webhooks", (t) =>
  t.connection(
    {
      type: WebhookNode,
      description:
        "Webhooks of the caller or of a company that they own, newest first, at most 100. Needs a session, or an API token with the scope READ_WEBHOOKS.",
      args: {
        ...numberedPage,
        companyId: t.arg.id({
          description: "Database ID (UUID) of the company. Omit for the caller's own webhooks.",
        }),
      },
      resolve: async (_root, { companyId: given, ...args }, context, info) => {
        const viewer = actingAs(context, "webhook.read");
        if (!viewer) throw refusalOf(context, "webhook.read");
        const companyId =
          given == null ? (viewer.onlyCompanyId ?? null) : requireDatabaseId(given, "Company");
        if (companyId === null) return listed({ companyId, userId: viewer.id }, args, context, info);
        if ((await roleIn(context, companyId, "webhook.read")) !== "owner") throw forbidden();
        return listed({ companyId, userId: null }, args, context, info);
      },
    },
    WebhookConnection,
  ),
);

builder.queryField("webhook", (t) =>
  t.prismaField({
    type: WebhookNode,
    nullable: true,
    description:
      "One webhook by database ID; null unless it is the caller's or of a company that they own. Needs a session, or an API token with the scope READ_WEBHOOKS.",
    args: { databaseId: t.arg.id({ required: true, description: "Database ID (UUID) of the webhook." }) },
    resolve: (query, _root, { databaseId }, context) => {
      if (!mayRead(context)) throw refusalOf(context, "webhook.read");
      return isDatabaseId(databaseId)
        ? context.prisma.webhookEndpoint.findFirst({
            ...query,
            where: { id: databaseId, ...visibleWebhooksWhere(context) },
          })
        : null;
    },
  }),
);
