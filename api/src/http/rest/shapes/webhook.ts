import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import {
  webhookDeliveryStatuses,
  webhookDisabledReasons,
  webhookEvents,
  webhookLogText,
  webhookStates,
} from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

export const Webhook = named(
  "Webhook",
  z
    .strictObject({
      id,
      companyId: id.nullable().describe("The company it belongs to; null for a user's webhook."),
      url: z.url(),
      description: z.string().nullable(),
      events: z.array(z.enum(webhookEvents)),
      categoryId: id.nullable().describe("Only listings of this category, and their reviews."),
      filterCompanyId: id.nullable().describe("Only this company, its listings and their reviews."),
      state: z.enum(webhookStates),
      disabledReason: z
        .enum(webhookDisabledReasons)
        .nullable()
        .describe("Why the server disabled it; null in other states."),
      failingSince: time.nullable().describe("Time since which every attempt has failed."),
      previousSecretUntil: time.nullable().describe("Time until which the previous secret signs too."),
      createdAt: time,
      updatedAt: time,
    })
    .describe("An address that events are sent to."),
);
type Webhook = z.infer<typeof Webhook>;

export const WebhookWithSecret = named(
  "WebhookWithSecret",
  Webhook.extend({
    secret: z.string().describe("The secret to verify signatures with. Shown only once."),
  }).describe("A webhook with its new signing secret."),
);

export const WebhookDelivery = named(
  "WebhookDelivery",
  z
    .strictObject({
      id: id.describe("The header webhook-id has it after msg_."),
      event: z.string(),
      thingKind: z.string().describe("What it is about."),
      thingId: id,
      body: z.string().describe("The JSON that is sent."),
      isTest: z.boolean(),
      status: z.enum(webhookDeliveryStatuses),
      attempts: z.int().describe("Number of finished attempts."),
      nextAttemptAt: time
        .nullable()
        .describe("Earliest time of the next attempt; null unless it is pending."),
      lastStatus: z.int().nullable().describe("HTTP status of the last answer."),
      lastError: z.string().nullable().describe("Why the last attempt failed."),
      responseExcerpt: z
        .string()
        .nullable()
        .describe("Beginning of the last answer, at most 1,024 characters."),
      createdAt: time,
      deliveredAt: time.nullable(),
    })
    .describe(`An event that is or was sent to a webhook. ${webhookLogText}`),
);
type WebhookDelivery = z.infer<typeof WebhookDelivery>;

export const WebhookReplay = named(
  "WebhookReplay",
  WebhookDelivery.extend({
    isGone: z
      .boolean()
      .describe("True if its thing is not visible any more. Then this new delivery says so instead."),
  }).describe("A delivery that will be sent at once."),
);

export const webhookFields = /* GraphQL */ `fragment WebhookFields on WebhookEndpoint {
  id: databaseId company { id: databaseId } url description events categoryId filterCompanyId state disabledReason
  failingSince previousSecretUntil createdAt updatedAt
}`;

export const webhookDeliveryFields = /* GraphQL */ `fragment WebhookDeliveryFields on WebhookDelivery {
  id: databaseId event thingKind thingId body isTest status attempts nextAttemptAt lastStatus lastError responseExcerpt
  createdAt deliveredAt
}`;

export type WebhookData = Omit<Webhook, "companyId" | "events" | "state" | "disabledReason"> & {
  company: { id: string } | null;
  events: string[];
  state: string;
  disabledReason: string | null;
};

export function toWebhook({ company, events, state, disabledReason, ...rest }: WebhookData): Webhook {
  return {
    ...rest,
    companyId: company?.id ?? null,
    events: events.map((event) => fromEnum("WebhookEvent", event) as Webhook["events"][number]),
    state: fromEnum("WebhookState", state) as Webhook["state"],
    disabledReason:
      disabledReason === null
        ? null
        : (fromEnum("WebhookDisabledReason", disabledReason) as Webhook["disabledReason"]),
  };
}

export type WebhookDeliveryData = Omit<WebhookDelivery, "status"> & { status: string };

export const toDelivery = ({ status, ...rest }: WebhookDeliveryData): WebhookDelivery => ({
  ...rest,
  status: fromEnum("WebhookDeliveryStatus", status) as WebhookDelivery["status"],
});
