import type { Reading } from "../reading.ts";

/** The latest of what each review said before. */
const mostRevisions = 100;

/**
 * Everything that is kept about a user, for themselves: a table an entry, without what would let somebody sign in as them.
 * Bounded by what one person has written.
 */
export async function exportData({ prisma }: Pick<Reading, "prisma">, userId: string) {
  const { passwordHash, ...account } = await prisma.user.findUniqueOrThrow({
    where: { id: userId },
    // Named one by one: a column that comes later is told only when somebody has thought of it.
    select: {
      id: true,
      email: true,
      passwordHash: true,
      provider: true,
      firstName: true,
      lastName: true,
      designation: true,
      companyName: true,
      companyUrl: true,
      companyLocation: true,
      profileImageUrl: true,
      isEmailVerified: true,
      isAdmin: true,
      suspendedAt: true,
      createdAt: true,
      updatedAt: true,
      sessions: { select: { userAgent: true, createdAt: true, lastSeenAt: true, expiresAt: true } },
      memberships: {
        select: { role: true, createdAt: true, company: { select: { name: true, slug: true } } },
      },
      reviews: {
        omit: { userId: true, catalogKey: true, verifiedBy: true },
        include: {
          revisions: { orderBy: { createdAt: "desc" }, take: mostRevisions },
          software: { select: { name: true, slug: true } },
          workAddress: { select: { email: true, createdAt: true } },
        },
      },
      votes: { select: { reviewId: true, createdAt: true } },
      reports: { select: { reviewId: true, reason: true, details: true, status: true, createdAt: true } },
      answers: { select: { reviewId: true, content: true, createdAt: true, updatedAt: true } },
      firstSaves: { select: { softwareId: true, createdAt: true } },
      lists: {
        omit: { shareHash: true },
        include: { items: { omit: { listId: true }, orderBy: { position: "asc" } } },
      },
      claims: { select: { companyId: true, status: true, domain: true, email: true, createdAt: true } },
      invitations: { select: { companyId: true, email: true, role: true, createdAt: true } },
      optOuts: { select: { kind: true, createdAt: true } },
      pictures: { select: { id: true, width: true, height: true, createdAt: true } },
      apiTokens: { select: { name: true, scopes: true, createdAt: true, lastUsedAt: true, expiresAt: true } },
    },
  });
  return { ...account, hasPassword: passwordHash !== null };
}
