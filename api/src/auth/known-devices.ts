import { type Transaction, transaction } from "../database/client/transaction.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { identityCookie } from "./cookies.ts";
import { createSecret, hashed } from "./tokens.ts";

/** Maximum number of known browsers per account; the one with the oldest sign-in is dropped. */
const maxDevices = 50;

/** How long a browser is known after it signed in, in seconds. */
const lifetime = 365 * 86_400;

/** Browsers that have signed in before, by a cookie that stays when they sign out. */
export interface Devices {
  /** SHA-256 of the secret in this Cookie header, known or not; null if there is none. */
  idIn(cookies: string | undefined): string | null;
  /**
   * Adds the browser to the known devices of the session's user; other accounts keep it. The secret is replaced each time,
   * which invalidates copies of the earlier cookie. Returns the Set-Cookie headers, its own first.
   */
  remember(
    sessionId: string,
    cookies: string | undefined,
  ): Promise<{ cookies: [string, ...string[]]; id: string }>;
}

/** Known browsers; `secure` marks their cookie as https only. */
export function createDevices(prisma: PrismaClient, { secure }: { secure: boolean }): Devices {
  const cookie = identityCookie("assay_device", { secure });
  const idIn = (cookies: string | undefined) => {
    const [carried] = cookie.values(cookies);
    return carried && /^[\w-]{43}$/.test(carried.value) ? hashed(carried.value) : null;
  };
  return {
    idIn,
    async remember(sessionId, cookies) {
      const secret = createSecret();
      const [id, before] = [hashed(secret), idIn(cookies)];
      await transaction({ prisma }, (tx) => addDevice(tx, { id, before, sessionId }));
      return { cookies: cookie.set(secret, lifetime, cookies), id };
    },
  };
}

async function addDevice(
  tx: Transaction,
  { id, before, sessionId }: { id: string; before: string | null; sessionId: string },
): Promise<void> {
  // Who changes the password ends the sessions and then the devices: none slips in between.
  const [session] = await tx.$queryRaw<{ userId: string }[]>`
    select user_id as "userId" from session where id = ${sessionId} for share`;
  if (!session) return;
  if (before !== null) await tx.knownDevice.updateMany({ where: { id: before }, data: { id } });
  const { userId } = session;
  const expiresAt = new Date(Date.now() + lifetime * 1000);
  await tx.knownDevice.upsert({
    where: { id_userId: { id, userId } },
    create: { id, userId, expiresAt },
    update: { expiresAt },
  });
  const old = await tx.knownDevice.findMany({
    where: { userId },
    orderBy: [{ expiresAt: "desc" }, { id: "desc" }],
    skip: maxDevices,
    select: { id: true },
  });
  if (old.length > 0)
    await tx.knownDevice.deleteMany({ where: { userId, id: { in: old.map((one) => one.id) } } });
}

/** Has this browser signed in to the account of the address before? False for an address without an account. */
export async function isKnownDevice(
  prisma: Pick<PrismaClient, "knownDevice">,
  { id, emailKey, now }: { id: string; emailKey: string; now: Date },
): Promise<boolean> {
  const where = { id, expiresAt: { gt: now }, user: { emailKey } };
  return (await prisma.knownDevice.findFirst({ where, select: { id: true } })) !== null;
}

/** Has the user's account know no browser any more, but one by its SHA-256. */
export async function endDevices(
  tx: Pick<Transaction, "knownDevice">,
  userId: string,
  { except }: { except: string | null },
): Promise<void> {
  await tx.knownDevice.deleteMany({ where: { userId, ...(except !== null && { id: { not: except } }) } });
}
