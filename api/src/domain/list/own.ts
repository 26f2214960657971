import type { Viewer } from "../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../database/client/transaction.ts";
import { listSizes } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, notFound, unauthenticated } from "../errors.ts";

/** The name of the default list. */
const defaultName = "Shortlist";

/**
 * Runs a change of the viewer's lists in a transaction of its own. All changes of one person's lists come one after another,
 * for their account is locked first: counts hold and positions stay dense. Throws UNAUTHENTICATED, RateLimited.
 */
export async function changeLists<T>(
  context: CommandContext,
  work: (tx: Transaction, viewer: Viewer) => Promise<T>,
): Promise<T> {
  const { viewer, limits } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend(["lists:user", viewer.id]);
  return transaction(context, async (tx) => {
    // Not "for update": what else refers to the account need not wait.
    const [account] = await tx.$queryRaw<object[]>`
      select 1 from app_user where id = ${viewer.id}::uuid for no key update`;
    if (!account) throw unauthenticated();
    return work(tx, viewer);
  });
}

/** The viewer's list with this id. Throws NOT_FOUND, also for another user's list. */
export async function ownList(tx: Transaction, viewer: Viewer, id: string) {
  const list = await tx.list.findFirst({ where: { id, userId: viewer.id } });
  if (!list) throw notFound("List");
  return list;
}

/** The default list, created when first needed. An existing list with its name becomes the default list. */
export async function defaultList(tx: Transaction, viewer: Viewer) {
  const userId = viewer.id;
  const before = await tx.list.findFirst({ where: { userId, isDefault: true } });
  if (before) return before;
  const named = await tx.list.findFirst({ where: { userId, name: defaultName }, select: { id: true } });
  if (named) return tx.list.update({ where: named, data: { isDefault: true } });
  await requireListQuota(tx, viewer);
  return tx.list.create({ data: { userId, name: defaultName, isDefault: true } });
}

/** Throws Conflict where the viewer has as many lists as one may have. */
export async function requireListQuota(tx: Transaction, viewer: Viewer): Promise<void> {
  const max = listSizes.lists;
  if ((await tx.list.count({ where: { userId: viewer.id } })) < max) return;
  throw new Conflict(
    "limit-reached",
    `You have ${max} lists, which is the maximum. Please delete one first.`,
  );
}
