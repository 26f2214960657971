import type { Transaction } from "../../../database/client/transaction.ts";
import { sortKey } from "../../text.ts";
import type { LockedSoftware } from "../own.ts";
import { baselinesOf, keepBaseline } from "./baselines.ts";
import { rootsOf } from "./category-roots.ts";
import { flagListing } from "./flags.ts";
import { areNamesApart } from "./names.ts";

/** From this mean on a listing is praised: what it has become then is worth a look. */
const praisedFrom = 4;

/** A change of a listing that is locked: what it was, and what of it is to be otherwise. */
export interface ListingChange {
  readonly software: LockedSoftware;
  /** Left out where it stays. */
  readonly name?: string | undefined;
  readonly websiteUrl?: string | null | undefined;
  /** Ids of its categories, the primary one first. */
  readonly categories: { readonly before: readonly string[]; readonly after: readonly string[] };
  readonly now: Date;
  /** False where an administrator does it: nothing is flagged then. */
  readonly isJudged: boolean;
}

/** What a listing is to tell of its former name; nothing where its name stays. */
export interface FormerName {
  formerName?: string | null;
  formerNameAt?: Date | null;
}

/**
 * Keeps what a listing with reviews was, says by what name it was known where that clearly changes, and flags one that is praised
 * and becomes another product: by another name, or by categories that have nothing in common with those it was reviewed in.
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

/** Another primary category alone is no move: the listing stands where it stood. */
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
  // A name that was another one already, and is written otherwise now, is no new change.
  const isClear =
    apart.length > 0 &&
    (areNamesApart(software.name, name) || apart.some(({ value }) => !areNamesApart(value, software.name)));
  const formerNameAt = formerName === null ? null : isClear ? now : (software.formerNameAt ?? now);
  return { formerName, formerNameAt, isClear };
}

/** Where the listing was reviewed, if that has no category in common with where it is to stand; whether that is new and far. */
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
