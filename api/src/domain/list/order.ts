import type { Transaction } from "../../database/client/transaction.ts";

/** Ids of the software in a list, in its order. */
export async function listOrder(tx: Transaction, listId: string): Promise<string[]> {
  const items = await tx.listItem.findMany({
    where: { listId },
    select: { softwareId: true },
    orderBy: [{ position: "asc" }, { createdAt: "asc" }, { softwareId: "asc" }],
  });
  return items.map(({ softwareId }) => softwareId);
}

/** Numbers a list's software from 0 in this order, whatever stood there. */
export async function setPositions(
  tx: Transaction,
  listId: string,
  softwareIds: readonly string[],
): Promise<void> {
  await tx.$executeRaw`
    update list_item i set position = o.place - 1
    from unnest(${[...softwareIds]}::uuid[]) with ordinality as o(software_id, place)
    where i.list_id = ${listId}::uuid and i.software_id = o.software_id and i.position <> o.place - 1`;
}

/** The order with one of its software at this place, or at the end; it may be new. */
export function insertAt(order: readonly string[], softwareId: string, position: number): string[] {
  const others = order.filter((id) => id !== softwareId);
  return others.toSpliced(position, 0, softwareId);
}
