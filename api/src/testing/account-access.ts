import type { Database } from "../database/client/open.ts";
import { dayMs } from "../inputs/index.ts";

type WithPrisma = Pick<Database, "prisma">;

/** Result of `pendingItems` after `createPendingItems`. */
export const allPending = {
  sharedLists: 1,
  invitations: 1,
  claims: 1,
  workAddresses: 1,
  apiTokens: 1,
  links: 1,
};
/** Result of `pendingItems` when all of that has ended. */
export const nonePending = {
  sharedLists: 0,
  invitations: 0,
  claims: 0,
  workAddresses: 0,
  apiTokens: 0,
  links: 0,
};

/** Creates one of everything of an account that can stay pending or accessible by a link. */
export async function createPendingItems({ prisma }: WithPrisma, userId: string): Promise<void> {
  const unique = crypto.randomUUID();
  const named = (name: string) => ({ name, slug: `${name}-${unique}`, sortName: name });
  const company = await prisma.company.create({ data: named("pending") });
  const software = await prisma.software.create({
    data: {
      ...named("pending"),
      shortDescription: "",
      category: { create: { ...named("pending"), description: "", categoryType: "software" } },
    },
  });
  const review = { rating: 3, title: "Fine", content: "Fine.", softwareId: software.id, userId };
  const expiresAt = new Date(Date.now() + dayMs);
  await Promise.all([
    prisma.list.create({ data: { name: "Shared", userId, shareHash: unique } }),
    prisma.companyInvitation.create({
      data: {
        companyId: company.id,
        email: "x@mail.example",
        emailKey: "x@mail.example",
        role: "editor",
        invitedById: userId,
        expiresAt,
      },
    }),
    prisma.companyClaim.create({ data: { companyId: company.id, userId } }),
    prisma.review.create({ data: { ...review, workAddress: { create: { email: "w@mail.example" } } } }),
    prisma.apiToken.create({
      data: { userId, name: "Begun", tokenHash: unique, scopes: ["read:directory"] },
    }),
    prisma.oneTimeToken.create({
      data: { id: unique, purpose: "verify_email", userId, expiresAt },
    }),
  ]);
}

/** Counts how many of those an account still has. */
export async function pendingItems({ prisma }: WithPrisma, userId: string): Promise<typeof allPending> {
  const [sharedLists, invitations, claims, workAddresses, apiTokens, links] = await Promise.all([
    prisma.list.count({ where: { userId, shareHash: { not: null } } }),
    prisma.companyInvitation.count({ where: { invitedById: userId } }),
    prisma.companyClaim.count({ where: { userId, status: "pending" } }),
    prisma.workAddress.count({ where: { review: { userId } } }),
    prisma.apiToken.count({ where: { userId, revokedAt: null } }),
    prisma.oneTimeToken.count({ where: { userId, usedAt: null } }),
  ]);
  return { sharedLists, invitations, claims, workAddresses, apiTokens, links };
}
