import type { Transaction } from "../../database/client/transaction.ts";
import type { WebhookDisabledReason } from "../../inputs/index.ts";
import { mailOf } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/mail-writer.ts";

/** The mails about webhooks. They cannot be turned off: what an integration misses is lost after some time, and whoever has an account may send its events elsewhere. */
export const webhookMails: MailWriters<"webhook-created" | "webhook-disabled"> = {
  async "webhook-created"(tx, { endpointId, userId }, { site }) {
    const found = await mailed(tx, { endpointId, userId });
    if (!found) return null;
    const { user, about } = found;
    return { to: user.email, ...mailOf("webhook-created", about, { ...user, site }) };
  },
  async "webhook-disabled"(tx, { endpointId, userId }, { site }) {
    const found = await mailed(tx, { endpointId, userId });
    // It may have been enabled again.
    if (found?.endpoint.state !== "disabled") return null;
    const { endpoint, user, about } = found;
    const data = { ...about, reason: endpoint.disabledReason as WebhookDisabledReason };
    return { to: user.email, ...mailOf("webhook-disabled", data, { ...user, site }) };
  },
};

/** A webhook, and the user of it or owner of its company who is mailed; null if either is gone. */
async function mailed(tx: Transaction, { endpointId, userId }: { endpointId: string; userId: string }) {
  const owners = { where: { userId, role: "owner" }, select: { userId: true } };
  const endpoint = await tx.webhookEndpoint.findUnique({
    where: { id: endpointId },
    select: {
      ...{ state: true, description: true, userId: true, companyId: true, disabledReason: true },
      company: { select: { name: true, members: owners } },
    },
  });
  if (!endpoint || (endpoint.userId !== userId && !endpoint.company?.members.length)) return null;
  const user = await recipient(tx, userId);
  if (!user?.isProved) return null;
  const { companyId, company, description } = endpoint;
  const about = {
    description,
    company: companyId === null || !company ? null : { id: companyId, name: company.name },
  };
  return { endpoint, user, about };
}
