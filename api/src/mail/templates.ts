import type { OptionalMail } from "../inputs/index.ts";
import { accountTemplates } from "./account-templates.ts";
import { companyTemplates } from "./company-templates.ts";
import { contactTemplates } from "./contact-templates.ts";
import { leadTemplates } from "./lead-templates.ts";
import type { Mail } from "./mail.ts";
import { moderationTemplates } from "./moderation-templates.ts";
import { proofTemplates } from "./proof-templates.ts";
import { type Addressing, type MailContent, type MailSite, render } from "./render.ts";
import { reviewTemplates } from "./review-templates.ts";
import { suggestionTemplates } from "./suggestion-templates.ts";
import { tokenTemplates } from "./token-templates.ts";
import { webhookTemplates } from "./webhook-templates.ts";

const templates = {
  ...accountTemplates,
  ...companyTemplates,
  ...reviewTemplates,
  ...moderationTemplates,
  ...proofTemplates,
  ...suggestionTemplates,
  ...leadTemplates,
  ...contactTemplates,
  ...tokenTemplates,
  ...webhookTemplates,
};
export type TemplateName = keyof typeof templates;
/** The data of a template. */
export type TemplateData<Name extends TemplateName> = Parameters<(typeof templates)[Name]>[1];
/** Templates of optional mails. */
export type OptionalTemplate = TemplateName & OptionalMail;

/** What a template needs besides its data: optional mails have an unsubscribe link. */
type AddressingOf<Name extends TemplateName> = Name extends OptionalTemplate
  ? Required<Addressing>
  : Omit<Addressing, "offUrl">;

/** The mail of a template with this data and addressing. */
export function mailOf<Name extends TemplateName>(
  name: Name,
  data: TemplateData<Name>,
  addressing: AddressingOf<Name>,
): Omit<Mail, "to"> {
  const write = templates[name] as (site: MailSite, data: TemplateData<Name>) => MailContent;
  return render(write(addressing.site, data), addressing);
}
