import type { PrismaClient } from "../../database/generated/prisma/client.ts";

/** The use of a token is noted so often at most, in milliseconds. */
const notedEvery = 60_000;

/** Does the use of a token at this time have to be noted? */
export function isUseRecordDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= notedEvery;
}

/** Notes that tokens were used, once a minute whichever processes say so. */
export async function recordUse(
  prisma: Pick<PrismaClient, "apiToken">,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - notedEvery);
  await prisma.apiToken.updateMany({
    where: { id: { in: [...ids] }, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] },
    data: { lastUsedAt: now },
  });
}
