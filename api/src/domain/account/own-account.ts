import { unauthenticated } from "../errors.ts";
import type { ReadContext } from "../read-context.ts";

const columns = {
  id: true,
  email: true,
  emailKey: true,
  passwordHash: true,
  isAdmin: true,
  isEmailVerified: true,
  twoStep: { select: { createdAt: true } },
} as const;

/** The viewer's account. Throws UNAUTHENTICATED without one, for example after it was deleted. */
export async function accountOf({ prisma, viewer }: Pick<ReadContext, "prisma" | "viewer">) {
  const account = viewer && (await prisma.user.findUnique({ where: { id: viewer.id }, select: columns }));
  if (!account) throw unauthenticated();
  return account;
}

export type Account = Awaited<ReturnType<typeof accountOf>>;
