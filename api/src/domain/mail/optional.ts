import { createToken } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { mailOf, type OptionalTemplate, type TemplateData } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailContext, OutgoingMail } from "./mail-writer.ts";

/** A mail that one may do without. */
interface Optional<Name extends OptionalTemplate> {
  mail: Name;
  /** To whom; to nobody where there is no account any more. */
  userId: string | null;
  data: TemplateData<Name>;
  /** Where an answer to it goes; to the site's sender without it. */
  replyTo?: string;
}

/**
 * A mail to a user that they may do without, with the link that switches all of its kind off. Null for whoever has done
 * that, and for whom no mail may go to: without an account, without access, or with an address that is not proved.
 */
export async function optionalMail<Name extends OptionalTemplate>(
  tx: Transaction,
  { mail, userId, data, replyTo }: Optional<Name>,
  { site, now }: Pick<MailContext, "site" | "now">,
): Promise<OutgoingMail | null> {
  const user = await recipient(tx, userId);
  // Whoever has not proved an address may not have mail sent there as often as they like.
  if (!user?.isProved) return null;
  const where = { userId_kind: { userId: user.id, kind: mail } };
  if (await tx.mailOptOut.findUnique({ where })) return null;
  const making = { purpose: "unsubscribe", userId: user.id, payload: { kind: mail }, now: now() } as const;
  const offUrl = `${site.url}/mail-settings?token=${encodeURIComponent(await createToken(tx, making))}`;
  const addressing: Parameters<typeof mailOf<OptionalTemplate>>[2] = {
    site,
    firstName: user.firstName,
    offUrl,
  };
  return {
    to: user.email,
    ...mailOf<OptionalTemplate>(mail, data, addressing),
    ...(replyTo !== undefined && { replyTo }),
  };
}
