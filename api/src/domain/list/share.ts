import { createSecret, hashed } from "../../auth/tokens.ts";
import type { CommandContext } from "../command-context.ts";
import { changeLists, ownList } from "./own.ts";

/**
 * Creates the secret of a link with which anyone can read the viewer's list, and returns it; only its hash is stored. Replaces
 * an earlier secret. Throws NOT_FOUND, RateLimited.
 */
export async function shareList(
  context: CommandContext,
  listId: string,
): Promise<{ id: string; key: string }> {
  const key = createSecret();
  const id = await changeLists(context, async (tx, viewer) => {
    const list = await ownList(tx, viewer, listId);
    await tx.list.update({ where: { id: list.id }, data: { shareHash: hashed(key) } });
    return list.id;
  });
  return { id, key };
}

/** Makes the list private again. Idempotent. Throws NOT_FOUND, RateLimited. */
export async function unshareList(context: CommandContext, listId: string): Promise<string> {
  return changeLists(context, async (tx, viewer) => {
    const { id } = await ownList(tx, viewer, listId);
    await tx.list.update({ where: { id }, data: { shareHash: null } });
    return id;
  });
}
