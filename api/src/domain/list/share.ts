import { createSecret, hashed } from "../../auth/tokens.ts";
import type { CommandContext } from "../command-context.ts";
import { changeLists, ownList } from "./own.ts";

/**
 * Makes a secret by which anyone can read the viewer's list, and answers it: only its hash is stored, so it is told this
 * once. A secret made before is void. Throws NOT_FOUND, RateLimited.
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

/** Makes the list private again; where it is, nothing changes. Throws NOT_FOUND, RateLimited. */
export async function unshareList(context: CommandContext, listId: string): Promise<string> {
  return changeLists(context, async (tx, viewer) => {
    const { id } = await ownList(tx, viewer, listId);
    await tx.list.update({ where: { id }, data: { shareHash: null } });
    return id;
  });
}
