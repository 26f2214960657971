import type { Transaction } from "../../../database/transaction.ts";
import { notFound } from "../../errors.ts";

/** Locks a user for a change by an administrator. Throws NOT_FOUND. */
export async function lockUser(tx: Transaction, id: string) {
  await tx.$executeRaw`select 1 from app_user where id = ${id}::uuid for update`;
  const user = await tx.user.findUnique({
    where: { id },
    select: { email: true, provider: true, isAdmin: true, suspendedAt: true, updatedAt: true },
  });
  if (!user) throw notFound("User");
  return user;
}
