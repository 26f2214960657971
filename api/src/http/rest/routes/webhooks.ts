import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import { limits, webhookDeliveryStatuses, webhookEvents, webhookStates } from "../../../inputs/index.ts";
import { type Connection, connectionFields, list, pageArguments, pageVariables } from "../list.ts";
import { type Outcome, orNotFound, outcome, settled, settledWithoutBody } from "../outcome.ts";
import { text, word } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import {
  toDelivery,
  toWebhook,
  Webhook,
  type WebhookData,
  WebhookDelivery,
  type WebhookDeliveryData,
  WebhookReplay,
  WebhookWithSecret,
  webhookDeliveryFields,
  webhookFields,
} from "../shapes/webhook.ts";

const ids = (description: string) => z.string().nullish().describe(description);

/** The types of values only: the rules are those of the mutation. */
const body = z.object({
  url: z
    .string({ error: "URL is required" })
    .max(limits.url, { error: `URL must be at most ${limits.url} characters` })
    .describe("https, without a user name or password."),
  description: z.string().nullish().describe("Note for people, at most 200 characters."),
  events: z
    .array(z.enum(webhookEvents, { error: `Events must be among ${webhookEvents.join(", ")}` }), {
      error: "Events are required",
    })
    .describe("Events to send. A company's webhook and a user's have different ones."),
  categoryId: ids("Only listings of this category, and their reviews. For a user's webhook only."),
  filterCompanyId: ids("Only this company, its listings and their reviews. For a user's webhook only."),
  state: z
    .enum(webhookStates, { error: "State must be enabled or paused" })
    .exclude(["disabled"], { error: "State must be enabled or paused" })
    .optional()
    .describe("Default: enabled."),
});
const changedBody = body.extend({
  dropPending: z
    .boolean()
    .optional()
    .describe("True to cancel the deliveries that wait, instead of sending them. Default: false."),
});
const newBody = body.extend({
  companyId: ids("The company it belongs to. Omit for a webhook of the caller."),
});

const example = {
  url: "https://hooks.example/assay",
  description: "Copies the CRM category",
  events: ["software.changed", "software.removed", "review.changed", "review.removed"],
} satisfies z.input<typeof body>;

const inputOf = ({ events, state, ...rest }: z.infer<typeof body>) => ({
  ...rest,
  events: events.map((event) => toEnum("WebhookEvent", event)),
  ...(state && { state: toEnum("WebhookState", state) }),
});

const subject = {
  document: trustedDocument("query KnownWebhook($id: ID!) { webhook(databaseId: $id) { __typename } }"),
  variables: ({ params }: { params: { id: string } }) => params,
  answer: ({ webhook }: { webhook: object | null }) => orNotFound(webhook, "Webhook"),
};

interface WithSecret {
  secret: string;
  webhook: WebhookData;
}
type WithSecretResult = { result: Outcome<WithSecret> };
const withSecret = ({ result }: WithSecretResult) => {
  const { secret, webhook } = settled(result);
  return { ...toWebhook(webhook), secret };
};

const read = { who: "user", permission: "webhook.read" } as const;
const write = { who: "user", permission: "webhook.manage" } as const;

export const webhookRoutes: readonly Route[] = [
  list({
    method: "GET",
    path: "/api/webhooks",
    summary: "Webhooks of the caller or of a company that they own, newest first",
    ...read,
    query: z.object({ companyId: text("companyId", 36, "Of this company. Omit for the caller's own.") }),
    document: trustedDocument(`query Webhooks($companyId: ID, ${pageVariables}) {
      webhooks(companyId: $companyId, ${pageArguments}) {
        ${connectionFields} edges { node { ...WebhookFields } } }
    } ${webhookFields}`),
    variables: ({ query }) => query,
    item: Webhook,
    connection: ({ webhooks }: { webhooks: Connection<WebhookData> }) => webhooks,
    answer: toWebhook,
  }),
  route({
    method: "POST",
    path: "/api/webhooks",
    summary: "Creates a webhook, and shows its signing secret once",
    ...write,
    body: newBody,
    example,
    document: trustedDocument(`mutation CreateWebhook($input: CreateWebhookInput!) {
      result: createWebhook(input: $input) {
        ${outcome("WebhookSecret { secret webhook { ...WebhookFields } }", "ValidationError", "ConflictError")} }
    } ${webhookFields}`),
    variables: ({ body: { companyId, ...given } }) => ({ input: { ...inputOf(given), companyId } }),
    status: 201,
    response: WebhookWithSecret,
    answer: withSecret,
  }),
  route({
    method: "GET",
    path: "/api/webhooks/{id}",
    summary: "One webhook",
    ...read,
    document: trustedDocument(`query OneWebhook($id: ID!) {
      webhook(databaseId: $id) { ...WebhookFields }
    } ${webhookFields}`),
    variables: ({ params }) => params,
    response: Webhook,
    answer: ({ webhook }: { webhook: WebhookData | null }) => toWebhook(orNotFound(webhook, "Webhook")),
  }),
  route({
    method: "PUT",
    path: "/api/webhooks/{id}",
    summary: "Replaces the values of a webhook, and pauses or enables it",
    ...write,
    body: changedBody,
    example: { ...example, state: "paused" },
    subject,
    document: trustedDocument(`mutation UpdateWebhook($input: UpdateWebhookInput!) {
      result: updateWebhook(input: $input) {
        ${outcome("WebhookSaved { webhook { ...WebhookFields } }", "ValidationError", "ConflictError")} }
    } ${webhookFields}`),
    variables: ({ params, body }) => ({ input: { ...inputOf(body), databaseId: params.id } }),
    response: Webhook,
    answer: ({ result }: { result: Outcome<{ webhook: WebhookData }> }) => toWebhook(settled(result).webhook),
  }),
  route({
    method: "DELETE",
    path: "/api/webhooks/{id}",
    summary: "Deletes a webhook with its deliveries",
    ...write,
    document: trustedDocument(`mutation DeleteWebhook($input: WebhookInput!) {
      result: deleteWebhook(input: $input) { ${outcome("WebhookDeleted { databaseId }", "ConflictError")} } }`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 204,
    response: null,
    answer: ({ result }: { result: Outcome<object> }) => settledWithoutBody(result),
  }),
  route({
    method: "POST",
    path: "/api/webhooks/{id}/rotate",
    summary: "Creates a new signing secret. For 24 hours events are signed with the previous one too",
    ...write,
    document: trustedDocument(`mutation RotateWebhookSecret($input: WebhookInput!) {
      result: rotateWebhookSecret(input: $input) {
        ${outcome("WebhookSecret { secret webhook { ...WebhookFields } }", "ConflictError")} }
    } ${webhookFields}`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    response: WebhookWithSecret,
    answer: withSecret,
  }),
  route({
    method: "POST",
    path: "/api/webhooks/{id}/test",
    summary: "Sends the event webhook.test, once; the delivery has the result",
    ...write,
    document: trustedDocument(`mutation TestWebhook($input: WebhookInput!) {
      result: testWebhook(input: $input) {
        ${outcome("WebhookSent { delivery { ...WebhookDeliveryFields } }", "ConflictError")} }
    } ${webhookDeliveryFields}`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 202,
    response: WebhookDelivery,
    answer: ({ result }: { result: Outcome<{ delivery: WebhookDeliveryData }> }) =>
      toDelivery(settled(result).delivery),
  }),
  list({
    method: "GET",
    path: "/api/webhooks/{id}/deliveries",
    summary:
      "The deliveries of a webhook, newest first. Kept for 30 days, of those that are not pending the newest 5,000 with at most 10 MB of bodies",
    ...read,
    query: z.object({ status: word("status", webhookDeliveryStatuses, "Only with this status.") }),
    document:
      trustedDocument(`query WebhookDeliveries($id: ID!, $status: WebhookDeliveryStatus, ${pageVariables}) {
      webhook(databaseId: $id) {
        deliveries(status: $status, ${pageArguments}) {
          ${connectionFields} edges { node { ...WebhookDeliveryFields } } } }
    } ${webhookDeliveryFields}`),
    variables: ({ params, query: { status } }) => ({
      ...params,
      status: toEnum("WebhookDeliveryStatus", status),
    }),
    item: WebhookDelivery,
    connection: ({ webhook }: { webhook: { deliveries: Connection<WebhookDeliveryData> } | null }) =>
      orNotFound(webhook, "Webhook").deliveries,
    answer: toDelivery,
  }),
  route({
    method: "POST",
    path: "/api/webhooks/deliveries/{id}/replay",
    summary:
      "Sends a delivery again, with the same ID and body; if its thing is not visible any more, an event that says so instead",
    ...write,
    document: trustedDocument(`mutation ReplayWebhookDelivery($input: WebhookDeliveryInput!) {
      result: replayWebhookDelivery(input: $input) {
        ${outcome("WebhookSent { isGone delivery { ...WebhookDeliveryFields } }", "ConflictError")} }
    } ${webhookDeliveryFields}`),
    variables: ({ params }) => ({ input: { databaseId: params.id } }),
    status: 202,
    response: WebhookReplay,
    answer({ result }: { result: Outcome<{ isGone: boolean; delivery: WebhookDeliveryData }> }) {
      const { isGone, delivery } = settled(result);
      return { ...toDelivery(delivery), isGone };
    },
  }),
];
