import type { WebhookDisabledReason } from "../inputs/index.ts";
import { type MailContent, type MailSite, unlinked } from "./render.ts";

interface DisabledWebhook {
  /** What its owner calls it; null if it has no description. */
  description: string | null;
  reason: WebhookDisabledReason;
  /** Null for a person's own. */
  company: { id: string; name: string } | null;
}

const reasons: Readonly<Record<WebhookDisabledReason, string>> = {
  failing: "For about three days it has accepted no event.",
  gone: "It answered with status 410 (Gone), by which an endpoint says that it wants no more events.",
  backlog: "Too many events were waiting for it: it accepts them more slowly than they come.",
};

/** Templates of mails about webhooks. */
export const webhookTemplates = {
  "webhook-disabled": (
    { name, url }: MailSite,
    { description, reason, company }: DisabledWebhook,
  ): MailContent => {
    const owner = company === null ? null : (unlinked(company.name) ?? "your company");
    // Without the address: a mail program would turn it into a link.
    const called = unlinked(description ?? "");
    const webhook = `${called === null ? "a webhook" : `the webhook “${called}”`}${owner === null ? "" : ` of ${owner}`}`;
    return {
      subject: `A webhook was disabled on ${name}`,
      heading: "A webhook was disabled",
      paragraphs: [
        `${name} has stopped sending events to ${webhook}. ${reasons[reason]}`,
        "The log of its deliveries shows what the endpoint answered. Once it works, enable the webhook: events that wait are then sent, or dropped if you choose so.",
      ],
      action:
        company === null
          ? { label: "See the webhook", url: `${url}/developers/webhooks` }
          : { label: "See the webhook", url: `${url}/dashboard?company=${company.id}&tab=webhooks` },
      notes: ["Events are kept for 30 days. If the webhook is no longer needed, delete it."],
      reason:
        owner === null
          ? `You received this email because your account on ${name} has this webhook.`
          : `You received this email because you are an owner of ${owner} on ${name}.`,
    };
  },
} as const;
