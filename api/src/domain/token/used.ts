import type { PrismaClient } from "../../database/generated/prisma/client.ts";

/** The use of a token is noted so often at most, in milliseconds. */
const notedEvery = 60_000;

/** True if the use of a token at this time has to be recorded. */
export function isUseRecordDue(lastUsedAt: Date | null, now: Date): boolean {
  return lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= notedEvery;
}

/** Records that tokens were used, at most once a minute for all processes. */
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
