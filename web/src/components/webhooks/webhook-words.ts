import type {
  CompanyWebhookEvent,
  PublicWebhookEvent,
  WebhookDeliveryStatus,
  WebhookDisabledReason,
  WebhookEvent,
  WebhookState,
} from "@assay/api/inputs";

/** The events of a company's webhook, and when each is sent. */
export const companyEventMeanings = {
  "review.published": "A review of one of your listings was published.",
  "review.updated": "A published review of one of your listings was changed.",
  "review.answered": "Your company's answer to a review was written or changed.",
  "review.removed": "A review was hidden or deleted, or its listing became a Draft.",
  "lead.received": "A buyer sent your company a request. Contains the buyer's name and email address.",
  "listing.updated": "One of your listings went Live, or a Live one was changed.",
  "listing.removed": "One of your listings became a Draft, was deleted or left your company.",
  "member.added": "A user became a member of your company.",
  "member.removed": "A user is no longer a member of your company.",
} as const satisfies Record<CompanyWebhookEvent, string>;

/** The events of a user's webhook, and when each is sent. */
export const publicEventMeanings = {
  "review.changed": "A review was published or changed.",
  "review.removed": "A review was hidden or deleted, or its listing became a Draft.",
  "software.changed": "A listing went Live or was changed, its plans included.",
  "software.removed": "A listing became a Draft, was deleted or no longer matches the filter.",
  "company.changed": "A company was created or changed.",
  "company.removed": "A company was deleted.",
  "category.changed": "A category was created, shown or changed.",
  "category.removed": "A category was hidden.",
} as const satisfies Record<PublicWebhookEvent, string>;

type EnumOf<Word extends string> = Word extends `${infer Kind}.${infer What}`
  ? `${Uppercase<Kind>}_${Uppercase<What>}`
  : never;

/** An event as GraphQL calls it. */
export const eventEnumOf = <Event extends WebhookEvent>(event: Event) =>
  event.toUpperCase().replace(".", "_") as EnumOf<Event>;

/** The public name of an event, by its GraphQL enum value. */
export const eventName = (value: string): string => value.toLowerCase().replace("_", ".");

/** The states of a webhook, by their GraphQL enum values. */
export const webhookStateLabels = {
  ENABLED: "Enabled",
  PAUSED: "Paused",
  DISABLED: "Disabled",
} as const satisfies Record<Uppercase<WebhookState>, string>;

/** Why a webhook is disabled, by the GraphQL enum values. */
export const disabledReasons = {
  FAILING: "Disabled because every attempt to send an event failed for three days.",
  GONE: "Disabled because the receiver answered 410 Gone.",
  BACKLOG: "Disabled because too many events were waiting.",
} as const satisfies Record<Uppercase<WebhookDisabledReason>, string>;

/** What has become of a delivery, by the GraphQL enum values. */
export const deliveryStatusLabels = {
  PENDING: "Pending",
  DELIVERED: "Delivered",
  FAILED: "Failed",
  CANCELLED: "Cancelled",
} as const satisfies Record<Uppercase<WebhookDeliveryStatus>, string>;

/** A label of `labels` by its enum value; the value itself for one that a newer server has. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  labels[value] ?? value;
