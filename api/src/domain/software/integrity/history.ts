import type { Transaction } from "../../../database/client/transaction.ts";
import { sortKey } from "../../text.ts";
import type { LockedSoftware } from "../own.ts";
import { baselinesOf, keepBaseline } from "./baselines.ts";
import { rootsOf } from "./category-roots.ts";
import { flagListing } from "./flags.ts";
import { areNamesApart } from "./names.ts";

/** Minimum mean rating of a listing whose change into another product is flagged. */
const praisedFrom = 4;

/** A change of a locked listing: the present values and the new ones. */
export interface ListingChange {
  readonly software: LockedSoftware;
  /** Omitted if unchanged. */
  readonly name?: string | undefined;
  readonly websiteUrl?: string | null | undefined;
  /** IDs of its categories, primary first. */
  readonly categories: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly now: Date;
  /** False for changes by administrators, which are not flagged. */
  readonly isJudged: boolean;
}

/** The former name to store; empty if the name is unchanged. */
export interface FormerName {
  formerName?: string | null;
  formerNameAt?: Date | null;
}

/**
 * Stores the baselines of a reviewed listing, returns its former name if the name clearly changes, and flags a well-reviewed
 * listing that becomes another product: by another name, or by categories unrelated to those it was reviewed in.
 */
export async function keepHistory(tx: Transaction, change: ListingChange): Promise<FormerName> {
  const { software, now } = change;
  const { name, websiteUrl } = change;
  if (websiteUrl !== undefined && software.websiteUrl !== null && websiteUrl !== software.websiteUrl)
    await keepBaseline(tx, {
      softwareId: software.id,
      kind: "website",
      value: software.websiteUrl,
      key: software.websiteUrl,
      now,
      isApart: (one, other) => one !== other,
    });
  const renamed = name === undefined || name === software.name ? null : await rename(tx, change, name);
  const isReportable = change.isJudged && isPraised(software);
  const left = isMoved(change) || (isReportable && renamed?.isClear) ? await recategorise(tx, change) : null;
  if (isReportable && left && (renamed?.isClear || left.isClear))
    await flagListing(tx, {
      softwareId: software.id,
      kind: "repurposed",
      now,
      evidence: {
        name: name ?? software.name,
        formerName: renamed?.isClear ? renamed.formerName : null,
        categories: left.names(change.categories.after),
        formerCategories: left.former && left.names(left.former),
        reviews: software.reviewCount,
        rating: software.avgRating,
      },
    });
  return renamed ? { formerName: renamed.formerName, formerNameAt: renamed.formerNameAt } : {};
}

const isPraised = ({ reviewCount, avgRating }: LockedSoftware): boolean =>
  reviewCount > 0 && avgRating >= praisedFrom;

/** True if the set of categories changes. Another primary category alone is not a move. */
const isMoved = ({ categories: { before, after } }: ListingChange): boolean =>
  before.length !== after.length || before.some((id) => !after.includes(id));

async function rename(tx: Transaction, { software, now }: ListingChange, name: string) {
  const kept = await keepBaseline(tx, {
    softwareId: software.id,
    kind: "name",
    value: software.name,
    key: sortKey(software.name),
    now,
    isApart: areNamesApart,
  });
  const apart = kept.filter(({ value }) => areNamesApart(value, name));
  const formerName = apart[0]?.value ?? null;
  // A different spelling of an already changed name is not a new change.
  const isClear =
    apart.length > 0 &&
    (areNamesApart(software.name, name) || apart.some(({ value }) => !areNamesApart(value, software.name)));
  const formerNameAt = formerName === null ? null : isClear ? now : (software.formerNameAt ?? now);
  return { formerName, formerNameAt, isClear };
}

/** The categories that the listing was reviewed in, if it has none of them any more; and whether the move is new and to another top-level category. */
async function recategorise(tx: Transaction, change: ListingChange) {
  const { software, now } = change;
  const { before, after } = change.categories;
  const stored = await baselinesOf(tx, software.id, "categories");
  const tree = await rootsOf(tx, [...before, ...after, ...stored.flatMap(({ value }) => value.split(" "))]);
  const areApart = (one: readonly string[], other: readonly string[]) => {
    const roots = new Set(one.map(tree.rootOf));
    return !other.some((id) => roots.has(tree.rootOf(id)));
  };
  const value = before.toSorted().join(" ");
  const isMove = isMoved(change);
  const kept = isMove
    ? await keepBaseline(tx, {
        softwareId: software.id,
        kind: "categories",
        value,
        key: value,
        now,
        isApart: (one, other) => areApart(one.split(" "), other.split(" ")),
      })
    : stored;
  const all = kept.map((one) => one.value.split(" "));
  const isClear =
    isMove && all.some((ids) => areApart(ids, after) && (areApart(before, after) || !areApart(ids, before)));
  const former = all.find((ids) => (isClear ? areApart(ids, after) : !ids.some((id) => after.includes(id))));
  return { isClear, former: former ?? null, names: (ids: readonly string[]) => ids.map(tree.nameOf) };
}
