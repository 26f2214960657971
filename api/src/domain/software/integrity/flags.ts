import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../database/client/transaction.ts";
import { type ListingFlagKind, listSizes } from "../../../inputs/index.ts";

/** The evidence of a listing flag, by kind: ids, counts, and former public names. */
export interface ListingEvidence {
  /** The badly reviewed listings that it replaces, most recently found first; at most 20. */
  relisted: { softwareIds: string[] };
  /** What has changed: the value when most of its reviews were written, and the present one. */
  repurposed: {
    name: string;
    formerName: string | null;
    categories: string[];
    formerCategories: string[] | null;
    reviews: number;
    rating: number;
  };
}

/**
 * Raises a flag of a listing, one per kind. New evidence is added to an open flag. A decided flag stays decided unless the evidence
 * names another listing or change. The caller has locked the listing.
 */
export async function flagListing<Kind extends ListingFlagKind>(
  tx: Transaction,
  {
    softwareId,
    kind,
    evidence,
    now,
  }: { softwareId: string; kind: Kind; evidence: ListingEvidence[Kind]; now: Date },
): Promise<void> {
  const flag = await tx.listingFlag.findUnique({ where: { softwareId_kind: { softwareId, kind } } });
  if (!flag) {
    await tx.listingFlag.create({ data: { softwareId, kind, evidence: { ...evidence }, createdAt: now } });
    return;
  }
  const { id, status } = flag;
  const before = flag.evidence as unknown as ListingEvidence[Kind];
  const together = merged(before, evidence, status === "open");
  if (isDeepStrictEqual(together, before)) return;
  const isOpen = status === "open";
  await tx.listingFlag.update({
    where: { id },
    data: { evidence: together, ...(!isOpen && { status: "open", createdAt: now, decidedAt: null }) },
  });
}

/** Merges earlier and new evidence; evidence that was already decided is dropped. */
function merged(before: object, now: object, isOpen: boolean) {
  if ("softwareIds" in now) {
    const known = (before as ListingEvidence["relisted"]).softwareIds;
    const { softwareIds } = now as ListingEvidence["relisted"];
    const added = softwareIds.filter((id) => !known.includes(id));
    return { softwareIds: [...added, ...known].slice(0, listSizes.relatedListings) };
  }
  const known = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null));
  return isOpen ? { ...before, ...known } : { ...now };
}
