import type { Transaction } from "../database/client/transaction.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { dayMs } from "../inputs/index.ts";

/** How long a session lives at most, in days from its sign-in: a copied cookie does not open an account for ever. */
const longestSessionDays = 90;

/** The earliest sign-in of a session that may still live. */
export const earliestSignIn = (now: Date) => new Date(now.getTime() - longestSessionDays * dayMs);

/** Maximum number of active sessions per user; the one not seen for longest ends. */
export const maxSessions = 50;

/** Ends sessions of a user: one, all, or all but one, by their SHA-256. */
export async function endSessions(
  tx: Pick<Transaction, "session">,
  userId: string,
  which: { id: string } | { except: string | null },
): Promise<void> {
  const id = "id" in which ? which.id : which.except === null ? undefined : { not: which.except };
  await tx.session.deleteMany({ where: { userId, ...(id && { id }) } });
}

/** The condition of sessions that have ended: by not being used, or by their age. */
export const hasEnded = (now: Date) => ({
  OR: [{ expiresAt: { lte: now } }, { createdAt: { lte: earliestSignIn(now) } }],
});

/** The user's living sessions, the last seen first; at most `maxSessions`. */
export function livingSessions(prisma: PrismaClient, userId: string, now: Date) {
  return prisma.session.findMany({
    where: { userId, NOT: hasEnded(now) },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    take: maxSessions,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
}
