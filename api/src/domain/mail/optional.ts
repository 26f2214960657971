import { createToken } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { mailOf, type OptionalTemplate, type TemplateData } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailContext, OutgoingMail } from "./mail-writer.ts";

/** A mail that users can turn off. */
interface Optional<Name extends OptionalTemplate> {
  mail: Name;
  /** The recipient; null if the account was deleted. */
  userId: string | null;
  data: TemplateData<Name>;
  /** Reply-To address; the site's sender if omitted. */
  replyTo?: string;
}

/**
 * An optional mail with the link that turns off all of its kind. Null for users who have turned it off, have no account or no
 * access, or whose address is not verified.
 */
export async function optionalMail<Name extends OptionalTemplate>(
  tx: Transaction,
  { mail, userId, data, replyTo }: Optional<Name>,
  { site, now }: Pick<MailContext, "site" | "now">,
): Promise<OutgoingMail | null> {
  const user = await recipient(tx, userId);
  // An unverified address may be someone else's, so it gets no repeated mail.
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
