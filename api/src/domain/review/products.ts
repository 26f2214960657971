import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { invalid } from "../errors.ts";
import { visibleSoftwareWhere } from "../policy.ts";

/** What a review's author used before, and what else they looked at, by IDs. What is undefined stays as it is. */
export interface NamedProducts {
  readonly usedBeforeId?: string | null | undefined;
  readonly consideredIds?: readonly string[] | null | undefined;
}

interface NamingReview {
  readonly id: string;
  readonly softwareId: string;
  /** It names nothing yet. */
  readonly isNew?: boolean;
}

/**
 * Stores which listings a review names; true if that is a change. A listing that was used before is not named as considered, too.
 * Throws InvalidInput for a listing that is newly named and not Live, the reviewed one, or of a company of the author.
 */
export async function nameProducts(
  tx: Transaction,
  { id: reviewId, softwareId, isNew = false }: NamingReview,
  { viewer, named }: { viewer: Viewer; named: NamedProducts },
): Promise<boolean> {
  if (named.usedBeforeId === undefined && named.consideredIds === undefined) return false;
  const stored = isNew ? [] : await storedProducts(tx, reviewId);
  const idsOf = (kind: string) => stored.filter((one) => one.kind === kind).map((one) => one.softwareId);
  const [before = null] = named.usedBeforeId === undefined ? idsOf("used-before") : [named.usedBeforeId];
  const given = named.consideredIds === undefined ? idsOf("considered") : (named.consideredIds ?? []);
  const wanted = [
    ...(before === null ? [] : [{ kind: "used-before", softwareId: before }]),
    ...given.filter((id) => id !== before).map((id) => ({ kind: "considered", softwareId: id })),
  ];
  const isIn = (list: typeof wanted) => (one: (typeof wanted)[number]) =>
    list.some(({ kind, softwareId: id }) => kind === one.kind && id === one.softwareId);
  const added = wanted.filter((one) => !isIn(stored)(one));
  const removed = stored.filter((one) => !isIn(wanted)(one));
  await requireNameable(tx, added, { softwareId, viewer });
  for (const { kind, softwareId: id } of removed)
    await tx.reviewProduct.delete({
      where: { reviewId_kind_softwareId: { reviewId, kind, softwareId: id } },
    });
  if (added.length > 0)
    await tx.reviewProduct.createMany({ data: added.map((one) => ({ ...one, reviewId })) });
  return added.length + removed.length > 0;
}

const storedProducts = (tx: Transaction, reviewId: string) =>
  tx.reviewProduct.findMany({ where: { reviewId }, select: { kind: true, softwareId: true } });

const fields: Readonly<Record<string, string>> = {
  "used-before": "usedBeforeId",
  considered: "consideredIds",
};

async function requireNameable(
  tx: Transaction,
  added: readonly { kind: string; softwareId: string }[],
  { softwareId, viewer }: { softwareId: string; viewer: Viewer },
): Promise<void> {
  if (added.length === 0) return;
  const found = await tx.software.findMany({
    where: { id: { in: added.map((one) => one.softwareId) }, ...visibleSoftwareWhere(null) },
    select: { id: true, company: { select: { members: { where: { userId: viewer.id } } } } },
  });
  for (const { kind, softwareId: id } of added) {
    const refuse = (message: string) => invalid(fields[kind] ?? "", message);
    const listing = found.find((one) => one.id === id);
    if (!listing) throw refuse("This product is not listed any more");
    if (id === softwareId) throw refuse("Please choose another product than the one you review");
    if (listing.company && listing.company.members.length > 0)
      throw refuse("You cannot name your own company's software");
  }
}
