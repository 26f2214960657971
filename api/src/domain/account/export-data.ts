import type { Reading } from "../reading.ts";

/**
 * Everything that is kept about a user, for themselves: a table an entry, without what would let somebody sign in as them.
 * Bounded by what one person has written.
 */
export async function exportData({ prisma }: Pick<Reading, "prisma">, userId: string) {
  const { passwordHash, ...account } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      sessions: { select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true } },
      memberships: {
        select: { role: true, createdAt: true, company: { select: { name: true, slug: true } } },
      },
      reviews: { include: { revisions: true, software: { select: { name: true, slug: true } } } },
      votes: { select: { reviewId: true, createdAt: true } },
      reports: { select: { reviewId: true, reason: true, status: true, createdAt: true } },
      answers: true,
      lists: { include: { items: true } },
      claims: { select: { companyId: true, status: true, domain: true, createdAt: true } },
      apiTokens: { select: { name: true, scopes: true, createdAt: true, lastUsedAt: true, expiresAt: true } },
    },
  });
  return { ...account, hasPassword: passwordHash !== null };
}
