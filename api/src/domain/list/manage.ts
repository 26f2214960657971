import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listInput } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { Conflict, checked } from "../errors.ts";
import { changeLists, demandRoomForList, ownList } from "./own.ts";
import { putIntoList } from "./save.ts";

/**
 * Makes a list, with a software in it where one is given. Answers its id. Throws InvalidInput, Conflict where there is one
 * of that name or no room, NOT_FOUND for the software, RateLimited.
 */
export async function createList(
  commanding: Commanding,
  given: unknown,
  softwareId: string | null,
): Promise<string> {
  const { name } = checked(listInput, given);
  return changeLists(commanding, async (tx, viewer) => {
    await demandNewName(tx, viewer, name);
    await demandRoomForList(tx, viewer);
    const { id } = await tx.list.create({ data: { userId: viewer.id, name } });
    if (softwareId !== null) await putIntoList(tx, { viewer, now: commanding.now, listId: id, softwareId });
    return id;
  });
}

/** Renames the viewer's list. Throws InvalidInput, Conflict where there is another of that name, NOT_FOUND, RateLimited. */
export async function updateList(commanding: Commanding, listId: string, given: unknown): Promise<string> {
  const { name } = checked(listInput, given);
  return changeLists(commanding, async (tx, viewer) => {
    const list = await ownList(tx, viewer, listId);
    if (list.name === name) return list.id;
    await demandNewName(tx, viewer, name);
    await tx.list.update({ where: { id: list.id }, data: { name } });
    return list.id;
  });
}

/**
 * Deletes the viewer's list with all that is noted in it. The default list stays, for saving needs one: Conflict. Throws
 * NOT_FOUND, RateLimited.
 */
export async function deleteList(commanding: Commanding, listId: string): Promise<string> {
  return changeLists(commanding, async (tx, viewer) => {
    const { id, isDefault } = await ownList(tx, viewer, listId);
    if (isDefault)
      throw new Conflict(
        "default-list",
        "This is your default list, so it cannot be deleted. You can rename it or remove its products.",
      );
    await tx.list.delete({ where: { id } });
    return id;
  });
}

async function demandNewName(tx: Transaction, viewer: Viewer, name: string): Promise<void> {
  if ((await tx.list.count({ where: { userId: viewer.id, name } })) > 0)
    throw new Conflict("name-taken", "You already have a list with this name");
}
