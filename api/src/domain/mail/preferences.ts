import { validToken } from "../../auth/tokens.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import {
  type MailPreferenceInput,
  mailPreferenceInput,
  optionalMails,
  unsubscribeInput,
} from "../../inputs/index.ts";
import { accountOf } from "../account/own-account.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, invalid } from "../errors.ts";
import type { ReadContext } from "../read-context.ts";

/** One kind of optional mails, and whether the user gets them. */
export type MailPreference = MailPreferenceInput;

/** The user's preference for every kind of optional mails; on by default. */
export async function mailPreferences(
  { prisma }: Pick<ReadContext, "prisma">,
  userId: string,
): Promise<MailPreference[]> {
  const off = await prisma.mailOptOut.findMany({ where: { userId }, select: { kind: true } });
  const kinds = new Set(off.map(({ kind }) => kind));
  return optionalMails.map((kind) => ({ kind, isOn: !kinds.has(kind) }));
}

/** Switches one kind of mails to the viewer on or off; answers the viewer's id. Throws InvalidInput. */
export async function setMailPreference(context: CommandContext, given: unknown): Promise<string> {
  const preference = checked(mailPreferenceInput, given);
  const { id } = await accountOf(context);
  await transaction(context, (tx) => prefer(tx, id, preference));
  return id;
}

/**
 * Switches off the kind of mail that an unsubscribe link is for; returns the kind. No sign-in is needed, and it can be
 * repeated, because mail programs retry. Throws InvalidInput.
 */
export async function unsubscribe(context: CommandContext, given: unknown): Promise<MailPreference> {
  const { token: secret } = checked(unsubscribeInput, given);
  return transaction(context, async (tx) => {
    const link = await readLink(tx, secret, context.now);
    if (!link)
      throw invalid("token", "This link is no longer valid. You can turn off emails in your profile.");
    const preference = { kind: link.kind, isOn: false };
    await prefer(tx, link.userId, preference);
    return preference;
  });
}

/** The kind of mails that a mailed link turns off, and whether it is still on; null for an invalid link. */
export async function linkedPreference(
  { prisma, now }: Pick<ReadContext, "prisma" | "now">,
  secret: string,
): Promise<MailPreference | null> {
  const link = await readLink(prisma, secret, now);
  if (!link) return null;
  const { userId, kind } = link;
  const off = await prisma.mailOptOut.findUnique({ where: { userId_kind: { userId, kind } } });
  return { kind, isOn: off === null };
}

async function readLink(tx: Pick<Transaction, "oneTimeToken">, secret: string, now: Date) {
  const token = await validToken(tx, { secret, purpose: "unsubscribe", now });
  const given = (token?.payload as { kind?: unknown } | null | undefined)?.kind;
  const kind = optionalMails.find((one) => one === given);
  return token?.userId && kind ? { userId: token.userId, kind } : null;
}

async function prefer(tx: Transaction, userId: string, { kind, isOn }: MailPreference): Promise<void> {
  if (isOn) await tx.mailOptOut.deleteMany({ where: { userId, kind } });
  else await tx.mailOptOut.createMany({ data: [{ userId, kind }], skipDuplicates: true });
}
