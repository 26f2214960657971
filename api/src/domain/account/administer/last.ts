import type { Transaction } from "../../../database/transaction.ts";
import { Conflict } from "../../errors.ts";

/**
 * Locks the user and all administrators who can sign in, so that of two who go at once the second sees the first gone.
 * Throws Conflict where the user is the last of them.
 */
export async function demandNotLastAdministrator(tx: Transaction, id: string): Promise<void> {
  const locked = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    select id, is_admin and suspended_at is null as "isAdmin" from app_user
    where (is_admin and suspended_at is null) or id = ${id}::uuid order by id for update`;
  const admins = locked.filter(({ isAdmin }) => isAdmin);
  if (admins.length === 1 && admins[0]?.id === id)
    throw new Conflict("You are the last administrator: make someone else one first");
}
