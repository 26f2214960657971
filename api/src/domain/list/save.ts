import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { listSizes, savedInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, notFound } from "../errors.ts";
import { visibleSoftwareWhere } from "../policy.ts";
import { insertAt, listOrder, setPositions } from "./order.ts";
import { changeLists, defaultList, ownList } from "./own.ts";

/** The software to save and the list, null for the default list. */
export interface Saved {
  softwareId: string;
  listId: string | null;
}

/**
 * Saves a software to one of the viewer's lists, at the end unless a position is given; does nothing if it is already there.
 * Returns the list's ID. Throws InvalidInput, Conflict if the list is full, NOT_FOUND, RateLimited.
 */
export async function saveToList(
  context: CommandContext,
  { softwareId, listId }: Saved,
  given: unknown,
): Promise<string> {
  const input = checked(savedInput, given);
  return changeLists(context, async (tx, viewer) => {
    const list = listId === null ? await defaultList(tx, viewer) : await ownList(tx, viewer, listId);
    await addToList(tx, { viewer, now: context.now, listId: list.id, softwareId, ...input });
    return list.id;
  });
}

interface NewListItem {
  viewer: Viewer;
  now: Date;
  listId: string;
  softwareId: string;
  note?: string | null | undefined;
  /** Given where a removal is undone. */
  position?: number | null | undefined;
}

/** The part of saving that making a list with a software in it shares. */
export async function addToList(
  tx: Transaction,
  { viewer, now, listId, softwareId, note, position }: NewListItem,
): Promise<void> {
  const software = await tx.software.findFirst({
    where: { id: softwareId, ...visibleSoftwareWhere(viewer) },
    select: { id: true },
  });
  if (!software) throw notFound("Software");
  const order = await listOrder(tx, listId);
  if (order.includes(software.id)) return;
  const max = listSizes.listItems;
  if (order.length >= max)
    throw new Conflict(
      "limit-reached",
      `This list holds ${max} products, which is the maximum. Please remove one first.`,
    );
  await countSave(tx, viewer, softwareId, now);
  await tx.listItem.create({
    data: { listId, softwareId, position: order.length, note: note ?? null, createdAt: now },
  });
  // Also without a position: software that was deleted has left a gap.
  await setPositions(tx, listId, insertAt(order, software.id, position ?? order.length));
}

/**
 * Adds one to today's count of saves: once per user and software, and not for members of its company. As with views, only
 * public listings are counted.
 */
async function countSave(tx: Transaction, viewer: Viewer, softwareId: string, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 10);
  await tx.$executeRaw(sql`
    with first as (
      insert into first_save (user_id, software_id, created_at)
      select ${viewer.id}::uuid, s.id, ${now}::timestamptz from software s
      where s.id = ${softwareId}::uuid and s.is_active
        and not exists(select 1 from company_member m
          where m.company_id = s.company_id and m.user_id = ${viewer.id}::uuid)
      on conflict do nothing returning software_id)
    insert into daily_count (subject_id, metric, day, count)
    select software_id, 'list_save', ${day}::date, 1 from first
    on conflict (subject_id, metric, day) do update set count = daily_count.count + 1`);
}
