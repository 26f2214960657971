import { z } from "zod";
import { orNull } from "./fields.ts";
import { limits } from "./limits.ts";
import { optionalText, requiredText } from "./text.ts";
import { companyWebhookEvents, publicWebhookEvents, webhookStates } from "./vocabulary.ts";

const badUrl = "URL must be an https:// address without a user name or password";

const url = requiredText({ name: "URL", max: limits.url }).transform((text, context) => {
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (parsed?.protocol === "https:" && parsed.username === "" && parsed.password === "" && parsed.hash === "")
    return parsed.href;
  context.addIssue({ code: "custom", message: badUrl });
  return z.NEVER;
});

function eventsOf<const Words extends readonly string[]>(words: Words) {
  const error = `Events must be at least one of ${words.join(", ")}`;
  return z
    .array(z.enum(words, { error }), { error })
    .min(1, { error })
    .transform((given) => words.filter((word) => (given as readonly string[]).includes(word)));
}

const filterId = (name: string) => orNull(z.uuid({ error: `${name} is not a valid ID` }));

const common = {
  url,
  description: optionalText({ name: "Description", max: limits.webhookDescription }),
  /** Only a change of it is an input: the server disables. */
  state: z
    .enum(webhookStates, { error: "State must be enabled or paused" })
    .exclude(["disabled"])
    .default("enabled"),
};

/** A company's webhook, which tells of its own reviews, listings, leads and members. */
export const companyWebhookInput = z.object({
  ...common,
  events: eventsOf(companyWebhookEvents),
  categoryId: z.null({ error: "A company's webhook has no filter" }).default(null),
  filterCompanyId: z.null({ error: "A company's webhook has no filter" }).default(null),
});

/** A user's webhook, which tells of changes of the public directory. */
export const publicWebhookInput = z.object({
  ...common,
  events: eventsOf(publicWebhookEvents),
  categoryId: filterId("Category"),
  filterCompanyId: filterId("Company"),
});

export type WebhookInput = z.output<typeof companyWebhookInput> | z.output<typeof publicWebhookInput>;

/** Hours for which the previous secret of a webhook signs too. */
export const webhookSecretOverlapHours = 24;
