import type { WebhookDisabledReason } from "../../inputs/index.ts";
import { mailOf } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/mail-writer.ts";

/** The mails about webhooks. They cannot be turned off: what an integration misses is lost after some time. */
export const webhookMails: MailWriters<"webhook-disabled"> = {
  async "webhook-disabled"(tx, { endpointId, userId }, { site }) {
    const owners = { where: { userId, role: "owner" }, select: { userId: true } };
    const endpoint = await tx.webhookEndpoint.findUnique({
      where: { id: endpointId, state: "disabled" },
      select: {
        description: true,
        userId: true,
        companyId: true,
        disabledReason: true,
        company: { select: { name: true, members: owners } },
      },
    });
    // It was enabled again or deleted, or the user is no longer an owner.
    if (!endpoint || (endpoint.userId !== userId && !endpoint.company?.members.length)) return null;
    const user = await recipient(tx, userId);
    if (!user?.isProved) return null;
    const { companyId, company, description, disabledReason } = endpoint;
    const data = {
      description,
      reason: disabledReason as WebhookDisabledReason,
      company: companyId === null || !company ? null : { id: companyId, name: company.name },
    };
    return { to: user.email, ...mailOf("webhook-disabled", data, { ...user, site }) };
  },
};
