import type { Transaction } from "../../../database/client/transaction.ts";
import { Conflict } from "../../errors.ts";

/**
 * Locks these users and all administrators who can sign in, in the order of their IDs, so that two concurrent removals see
 * each other. Returns the IDs of the current administrators.
 */
export async function lockAdministrators(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const locked = await tx.$queryRaw<{ id: string; isAdmin: boolean }[]>`
    select id, is_admin and suspended_at is null as "isAdmin" from app_user
    where (is_admin and suspended_at is null) or id = any(${[...ids]}::uuid[]) order by id for update`;
  return locked.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
}

/** Locks as above. Throws Conflict where the user is the last administrator. */
export async function requireNotLastAdministrator(tx: Transaction, id: string): Promise<void> {
  const admins = await lockAdministrators(tx, [id]);
  if (admins.length === 1 && admins[0] === id)
    throw new Conflict(
      "last-administrator",
      "You are the last administrator. Make someone else an administrator first",
    );
}
