import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { listNoteInput, listPosition } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { checked, notFound } from "../errors.ts";
import { arrange, orderOf, withAt } from "./order.ts";
import { changeLists, ownList } from "./own.ts";

/** One software in one list. */
export interface Held {
  listId: string;
  softwareId: string;
}

/** What an undo of a removal needs: saveToList takes both. */
export interface Removed {
  note: string | null;
  position: number;
}

/**
 * Takes a software out of the viewer's list; answers what it was there, null where it was not. Throws NOT_FOUND,
 * RateLimited.
 */
export async function removeFromList(
  commanding: Commanding,
  { listId, softwareId }: Held,
): Promise<Removed | null> {
  return changeLists(commanding, async (tx, viewer) => {
    await ownList(tx, viewer, listId);
    const where = { listId_softwareId: { listId, softwareId } };
    const removed = await tx.listItem.findUnique({ where, select: { note: true, position: true } });
    if (!removed) return null;
    await tx.listItem.delete({ where });
    await arrange(tx, listId, await orderOf(tx, listId));
    return removed;
  });
}

/** Changes what is noted of a software in the viewer's list; null takes the note away. Throws InvalidInput, NOT_FOUND, RateLimited. */
export async function updateListItem(commanding: Commanding, held: Held, given: unknown): Promise<string> {
  const { note } = checked(listNoteInput, given);
  return changeLists(commanding, async (tx, viewer) => {
    await demandHeld(tx, viewer, held);
    await tx.listItem.updateMany({ where: held, data: { note } });
    return held.listId;
  });
}

/** Puts a software at another place of the viewer's list, the others close up. Throws InvalidInput, NOT_FOUND, RateLimited. */
export async function moveListItem(commanding: Commanding, held: Held, given: unknown): Promise<string> {
  const position = checked(listPosition, given);
  return changeLists(commanding, async (tx, viewer) => {
    await demandHeld(tx, viewer, held);
    const order = await orderOf(tx, held.listId);
    await arrange(tx, held.listId, withAt(order, held.softwareId, position));
    return held.listId;
  });
}

async function demandHeld(tx: Transaction, viewer: Viewer, { listId, softwareId }: Held): Promise<void> {
  await ownList(tx, viewer, listId);
  if ((await tx.listItem.count({ where: { listId, softwareId } })) === 0) throw notFound("Software");
}
