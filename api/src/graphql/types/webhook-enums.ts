import {
  pendingDeliveriesText,
  webhookDeliveryStatuses,
  webhookDisabledReasons,
  webhookEvents,
  webhookStates,
} from "../../inputs/index.ts";
import { vocabulary } from "./vocabulary.ts";

export const WebhookEventEnum = vocabulary("WebhookEvent", webhookEvents, "Type of an event.", {
  "review.published": "For companies: a review of one of its listings became public.",
  "review.updated": "For companies: a public review of one of its listings was changed.",
  "review.answered": "For companies: the company's answer to a review was written or changed.",
  "review.removed":
    "A review is not public any more: it was hidden or deleted, or its listing became a Draft. For companies those of its listings.",
  "lead.received": "For companies: a buyer sent a request to the company.",
  "listing.updated": "For companies: one of its listings became Live, or a Live one was changed.",
  "listing.removed":
    "For companies: one of its listings became a Draft, was deleted or belongs to another company.",
  "member.added": "For companies: a user became a member.",
  "member.removed": "For companies: a user is not a member any more.",
  "review.changed": "For users: a review became public or was changed.",
  "software.changed": "For users: a listing became Live or was changed.",
  "software.removed":
    "For users: a listing became a Draft, was deleted, or left the category or company of the webhook. Its reviews go with it.",
  "company.changed": "For users: a company was created or changed.",
  "company.removed": "For users: a company was deleted.",
  "category.changed": "For users: a category was created, shown or changed.",
  "category.removed": "For users: a category was hidden.",
});

export const WebhookStateEnum = vocabulary("WebhookState", webhookStates, "State of a webhook.", {
  enabled: "Events are sent.",
  paused: `Events wait and are sent when it is enabled. It is disabled if these are ${pendingDeliveriesText}.`,
  disabled:
    "The server disabled it. Nothing is sent, and new events are not stored. `updateWebhook` enables it; then pending events are sent or, with `dropPending`, cancelled.",
});

export const WebhookDisabledReasonEnum = vocabulary(
  "WebhookDisabledReason",
  webhookDisabledReasons,
  "Why the server disabled a webhook.",
  {
    failing: "Every attempt to send an event failed for three days.",
    gone: "The receiver answered 410 Gone.",
    backlog: `Waiting were ${pendingDeliveriesText}.`,
  },
);

export const WebhookDeliveryStatusEnum = vocabulary(
  "WebhookDeliveryStatus",
  webhookDeliveryStatuses,
  "Status of a delivery.",
  {
    pending: "It waits for its first or next attempt.",
    delivered: "The receiver answered with a status from 200 to 299.",
    failed: "The last attempt failed, and no other follows.",
    cancelled: "It is not sent, because its subject was removed first or its owner dropped it.",
  },
);
