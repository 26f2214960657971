import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listNoteInput, listPosition } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, notFound } from "../errors.ts";
import { insertAt, listOrder, setPositions } from "./order.ts";
import { changeLists, ownList } from "./own.ts";

/** One software in one list. */
export interface ListItemKey {
  listId: string;
  softwareId: string;
}

/** The note and position of a removed item, to restore it with saveToList. */
export interface RemovedListItem {
  note: string | null;
  position: number;
}

/**
 * Removes a software from the viewer's list; returns the removed item, null if there was none. Throws NOT_FOUND, RateLimited.
 */
export async function removeFromList(
  context: CommandContext,
  { listId, softwareId }: ListItemKey,
): Promise<RemovedListItem | null> {
  return changeLists(context, async (tx, viewer) => {
    await ownList(tx, viewer, listId);
    const where = { listId_softwareId: { listId, softwareId } };
    const removed = await tx.listItem.findUnique({ where, select: { note: true, position: true } });
    if (!removed) return null;
    await tx.listItem.delete({ where });
    await setPositions(tx, listId, await listOrder(tx, listId));
    return removed;
  });
}

/** Changes the note on a software in the viewer's list; null removes it. Throws InvalidInput, NOT_FOUND, RateLimited. */
export async function updateListItem(
  context: CommandContext,
  key: ListItemKey,
  given: unknown,
): Promise<string> {
  const { note } = checked(listNoteInput, given);
  return changeLists(context, async (tx, viewer) => {
    await requireItem(tx, viewer, key);
    await tx.listItem.updateMany({ where: key, data: { note } });
    return key.listId;
  });
}

/** Puts a software at another place of the viewer's list, the others close up. Throws InvalidInput, NOT_FOUND, RateLimited. */
export async function moveListItem(
  context: CommandContext,
  key: ListItemKey,
  given: unknown,
): Promise<string> {
  const position = checked(listPosition, given);
  return changeLists(context, async (tx, viewer) => {
    await requireItem(tx, viewer, key);
    const order = await listOrder(tx, key.listId);
    await setPositions(tx, key.listId, insertAt(order, key.softwareId, position));
    return key.listId;
  });
}

async function requireItem(
  tx: Transaction,
  viewer: Viewer,
  { listId, softwareId }: ListItemKey,
): Promise<void> {
  await ownList(tx, viewer, listId);
  if ((await tx.listItem.count({ where: { listId, softwareId } })) === 0) throw notFound("Software");
}
