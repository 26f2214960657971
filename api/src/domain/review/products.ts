import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { invalid } from "../errors.ts";
import { visibleSoftware, visibleSoftwareWhere } from "../policy.ts";

/** What a review's author used before, and what else they looked at, by IDs. What is undefined stays as it is. */
export interface NamedProducts {
  readonly usedBeforeId?: string | null | undefined;
  readonly consideredIds?: readonly string[] | null | undefined;
}

/** The Live ones of listings that a review names, as rows of `software`. */
export const liveProducts = (ids: readonly string[]): Sql =>
  sql`select s.* from software s where s.id = any(${[...ids]}::uuid[]) and ${visibleSoftware(null)}`;

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

/** Who names products in the review of which listing. */
interface Naming {
  readonly softwareId: string;
  readonly viewer: Pick<Viewer, "id">;
}

/** Without those that may not be named any more, as when the review has waited since it was written. */
export async function onlyNameable<Named extends NamedProducts>(
  tx: Transaction,
  named: Named,
  naming: Naming,
): Promise<Named> {
  const ids = [named.usedBeforeId, ...(named.consideredIds ?? [])].filter((id) => typeof id === "string");
  const problems = await problemsOf(tx, ids, naming);
  const isNameable = (id: string) => problems.get(id) === undefined;
  return {
    ...named,
    usedBeforeId: named.usedBeforeId && isNameable(named.usedBeforeId) ? named.usedBeforeId : null,
    consideredIds: (named.consideredIds ?? []).filter(isNameable),
  };
}

async function requireNameable(
  tx: Transaction,
  added: readonly { kind: string; softwareId: string }[],
  naming: Naming,
): Promise<void> {
  const problems = await problemsOf(
    tx,
    added.map((one) => one.softwareId),
    naming,
  );
  for (const { kind, softwareId } of added) {
    const problem = problems.get(softwareId);
    if (problem !== undefined) throw invalid(fields[kind] ?? "", problem);
  }
}

/** Why listings may not be named, by ID. */
async function problemsOf(
  tx: Transaction,
  ids: readonly string[],
  { softwareId, viewer }: Naming,
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  if (ids.length === 0) return problems;
  const found = await tx.software.findMany({
    where: { id: { in: [...ids] }, ...visibleSoftwareWhere(null) },
    select: { id: true, company: { select: { members: { where: { userId: viewer.id } } } } },
  });
  for (const id of ids) {
    const listing = found.find((one) => one.id === id);
    if (!listing) problems.set(id, "This product is not listed any more");
    else if (id === softwareId) problems.set(id, "Please choose another product than the one you review");
    else if (listing.company && listing.company.members.length > 0)
      problems.set(id, "You cannot name your own company's software");
  }
  return problems;
}
