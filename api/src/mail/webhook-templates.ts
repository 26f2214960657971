import type { WebhookDisabledReason } from "../inputs/index.ts";
import { type MailContent, type MailSite, unlinked } from "./render.ts";

interface MailedWebhook {
  /** What its owner calls it; null if it has no description. */
  description: string | null;
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
  "webhook-created": (site: MailSite, webhook: MailedWebhook): MailContent => ({
    subject: `A new webhook on ${site.name}`,
    heading: "A new webhook",
    paragraphs: [
      `${site.name} will send events to ${wordsOf(webhook)}.`,
      webhook.company === null
        ? "It gets changes of the public directory."
        : "It gets what its events tell, which may be requests of buyers with their names and addresses.",
    ],
    action: actionOf(site, webhook),
    notes: [
      "If you know what it is for, there is nothing to do. If not, delete it, and choose a new password: a webhook remains when passwords change.",
    ],
    reason: reasonOf(site, webhook),
  }),
  "webhook-disabled": (
    site: MailSite,
    { reason, ...webhook }: MailedWebhook & { reason: WebhookDisabledReason },
  ): MailContent => ({
    subject: `A webhook was disabled on ${site.name}`,
    heading: "A webhook was disabled",
    paragraphs: [
      `${site.name} has stopped sending events to ${wordsOf(webhook)}. ${reasons[reason]}`,
      "The log of its deliveries shows what the endpoint answered. Once it works, enable the webhook: events that wait are then sent, or dropped if you choose so.",
    ],
    action: actionOf(site, webhook),
    notes: ["Events are kept for 30 days. If the webhook is no longer needed, delete it."],
    reason: reasonOf(site, webhook),
  }),
} as const;

const companyOf = ({ company }: MailedWebhook) => company && (unlinked(company.name) ?? "your company");

/** Which webhook it is. Without what a mail program would turn into a link. */
function wordsOf(webhook: MailedWebhook): string {
  const called = unlinked(webhook.description ?? "");
  const owner = companyOf(webhook);
  return `${called === null ? "a webhook" : `the webhook “${called}”`}${owner === null ? "" : ` of ${owner}`}`;
}

const actionOf = ({ url }: MailSite, { company }: MailedWebhook) => ({
  label: "See the webhook",
  url:
    company === null ? `${url}/developers/webhooks` : `${url}/dashboard?company=${company.id}&tab=webhooks`,
});

function reasonOf({ name }: MailSite, webhook: MailedWebhook): string {
  const owner = companyOf(webhook);
  return owner === null
    ? `You received this email because your account on ${name} has this webhook.`
    : `You received this email because you are an owner of ${owner} on ${name}.`;
}
