import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked } from "../errors.ts";
import { changeLists, ownList, requireListQuota } from "./own.ts";
import { addToList } from "./save.ts";

/**
 * Creates a list, optionally with a first software. Returns its ID. Throws InvalidInput, Conflict if the name is taken or the
 * limit reached, NOT_FOUND for the software, RateLimited.
 */
export async function createList(
  context: CommandContext,
  given: unknown,
  softwareId: string | null,
): Promise<string> {
  const { name } = checked(listInput, given);
  return changeLists(context, async (tx, viewer) => {
    await requireNewName(tx, viewer, name);
    await requireListQuota(tx, viewer);
    const { id } = await tx.list.create({ data: { userId: viewer.id, name } });
    if (softwareId !== null) await addToList(tx, { viewer, now: context.now, listId: id, softwareId });
    return id;
  });
}

/** Renames the viewer's list. Throws InvalidInput, Conflict if the name is taken, NOT_FOUND, RateLimited. */
export async function updateList(context: CommandContext, listId: string, given: unknown): Promise<string> {
  const { name } = checked(listInput, given);
  return changeLists(context, async (tx, viewer) => {
    const list = await ownList(tx, viewer, listId);
    if (list.name === name) return list.id;
    await requireNewName(tx, viewer, name);
    await tx.list.update({ where: { id: list.id }, data: { name } });
    return list.id;
  });
}

/**
 * Deletes the viewer's list with all that is noted in it. The default list stays, for saving needs one: Conflict. Throws
 * NOT_FOUND, RateLimited.
 */
export async function deleteList(context: CommandContext, listId: string): Promise<string> {
  return changeLists(context, async (tx, viewer) => {
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

async function requireNewName(tx: Transaction, viewer: Viewer, name: string): Promise<void> {
  if ((await tx.list.count({ where: { userId: viewer.id, name } })) > 0)
    throw new Conflict("name-taken", "You already have a list with this name");
}
