import type { Transaction } from "../../database/client/transaction.ts";
import { invalid } from "../errors.ts";
import { freeSlug } from "../slug.ts";
import { slugify } from "../text.ts";

interface SlugChange {
  /** The category's id; null for a new one. */
  id: string | null;
  /** The slug that it has. */
  slug: string | null;
  name: string;
  /** The slug that is wanted; without one it follows the name. */
  wanted: string | null | undefined;
  isCrowded: boolean;
}

/**
 * The slug of a new or renamed category. A name without ASCII letters or digits keeps the stored slug. Former slugs of other
 * categories redirect, so they are taken. Throws InvalidInput if the wanted slug is taken.
 */
export async function slugFor(
  tx: Transaction,
  { id, slug, name, wanted, isCrowded }: SlugChange,
): Promise<string> {
  const target = wanted ?? slugify(name);
  if (slug !== null && (target === "" || target === slug)) return slug;
  if (target !== "" && (await isFree(tx, id, target))) return target;
  if (wanted != null) throw invalid("slug", "Another category has this slug");
  return freeSlug(tx, "category", name, isCrowded);
}

/** No other category has this slug, or had it. */
async function isFree(tx: Transaction, id: string | null, slug: string): Promise<boolean> {
  const other = id === null ? {} : { not: id };
  const [present, former] = [
    await tx.category.findFirst({ where: { slug, ...(id && { id: other }) }, select: { id: true } }),
    await tx.categorySlug.findFirst({
      where: { slug, ...(id && { categoryId: other }) },
      select: { slug: true },
    }),
  ];
  return present === null && former === null;
}

/** Stores the former slug, so that its URL redirects; the new slug is no longer a former one. */
export async function keepFormerSlug(
  tx: Transaction,
  { id, slug, former, now }: { id: string; slug: string; former: string; now: Date },
): Promise<void> {
  await tx.categorySlug.deleteMany({ where: { slug } });
  await tx.categorySlug.create({ data: { slug: former, categoryId: id, createdAt: now } });
}
