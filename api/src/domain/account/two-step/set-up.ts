import encodeQR from "qr";
import { createRecoveryCodes, recoveryCodeHash } from "../../../auth/recovery-codes.ts";
import { endSessions } from "../../../auth/stored-sessions.ts";
import { consumeToken, createToken, revokeTokens, validToken } from "../../../auth/tokens.ts";
import { createTotpSecret, totpStep, totpUri } from "../../../auth/totp.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { beginTwoStepInput, turnOnTwoStepInput } from "../../../inputs/index.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, checked, invalid } from "../../errors.ts";
import { type Account, accountOf } from "../own-account.ts";
import { requirePassword } from "../reauthenticate.ts";
import { secretPurpose } from "./codes.ts";
import { wrongCode } from "./try-code.ts";

/** What an authenticator app is set up with. Shown once, and valid for half an hour. */
export interface TwoStepSetup {
  /** Goes back with the first code. */
  readonly token: string;
  /** In base32. */
  readonly secret: string;
  /** The otpauth URI for apps, which has the secret. */
  readonly uri: string;
  /** The same as a picture, as a data URL of SVG. */
  readonly qrCode: string;
}

/** Begins to set up an authenticator app; nothing changes for the account yet. Throws InvalidInput, Conflict, RateLimited. */
export async function beginTwoStep(
  context: CommandContext & { siteName: string },
  given: unknown,
): Promise<TwoStepSetup> {
  const { keys, now, siteName } = context;
  const { password } = checked(beginTwoStepInput, given);
  const account = await accountOf(context);
  requireEligible(account);
  await requirePassword(context, account, "password", password);
  const secret = createTotpSecret();
  const uri = totpUri(secret, { issuer: siteName, account: account.email ?? account.id });
  const token = await transaction(context, async (tx) => {
    const purpose = "set_up_two_step";
    await revokeTokens(tx, { userId: account.id, purpose, now });
    const payload = { secret: keys.encrypt(secretPurpose, secret) };
    return createToken(tx, { purpose, userId: account.id, payload, now });
  });
  return { token, secret, uri, qrCode: qrCodeOf(uri) };
}

/** Who could be locked out, or lock somebody else out, has none. */
function requireEligible({ isEmailVerified, passwordHash, twoStep }: Account): void {
  if (twoStep) throw alreadyOn();
  // Its owner could never take over an account that somebody else has made with their address.
  if (!isEmailVerified)
    throw new Conflict(
      "email-not-verified",
      "Please verify the email address of your account first. Then you can turn on two-step verification.",
    );
  if (passwordHash === null) throw invalid("password", "Your account has no password. Set one first");
}

const alreadyOn = () => new Conflict("two-step-on", "Two-step verification is on already");

/** The URI as a QR code, black on white whatever the page's colors are. */
function qrCodeOf(uri: string): string {
  const svg = encodeQR(uri, "svg", { border: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/**
 * Turns two-step verification on by a first code of the app; all other sessions of the viewer end. Returns the recovery codes. Throws
 * InvalidInput, Conflict.
 */
export async function turnOnTwoStep(
  context: CommandContext,
  given: unknown,
): Promise<{ userId: string; recoveryCodes: string[] }> {
  const { prisma, keys, now, caller } = context;
  const { token, code } = checked(turnOnTwoStepInput, given);
  const { id: userId } = await accountOf(context);
  const use = { secret: token, purpose: "set_up_two_step", now } as const;
  const expired = () => invalid("token", "This setup has expired. Please start again.");
  const begun = await validToken(prisma, use);
  if (begun?.userId !== userId) throw expired();
  const sealed = (begun.payload as { secret: string }).secret;
  const secret = keys.decrypt(secretPurpose, sealed);
  if (secret === null) throw expired();
  // Guessing is no use: whoever has the token has the secret too.
  const lastStep = totpStep(secret, code.replaceAll(" ", ""), now);
  if (lastStep === null) throw invalid("code", wrongCode);
  const queue = await context.queue();
  const recoveryCodes = await transaction(context, async (tx) => {
    // Sessions that begin at this moment read the row.
    await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for update`;
    if ((await consumeToken(tx, use)) === null) throw expired();
    const made = await tx.twoStep.createMany({
      data: [{ userId, secret: sealed, lastStep, createdAt: now }],
      skipDuplicates: true,
    });
    if (made.count === 0) throw alreadyOn();
    const codes = await replaceRecoveryCodes(tx, userId);
    await endSessions(tx, userId, { except: caller.sessionId });
    await queue.add(tx, "mail", { mail: "two-step-on", userId });
    return codes;
  });
  return { userId, recoveryCodes };
}

/** Makes new recovery codes; the former ones are worth nothing any more. */
export async function replaceRecoveryCodes(tx: Transaction, userId: string): Promise<string[]> {
  const codes = createRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, id: recoveryCodeHash(code) })) });
  return codes;
}
