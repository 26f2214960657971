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
 * The slug for a category that is made or renamed. A name without letters or digits of ASCII keeps the stored one. Slugs that
 * others had before still lead to them, and are not free. Throws InvalidInput where the wanted one is not.
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

/** Keeps the slug that a category had, so that its address leads on; the new one is former no more. */
export async function keepFormerSlug(
  tx: Transaction,
  { id, slug, former, now }: { id: string; slug: string; former: string; now: Date },
): Promise<void> {
  await tx.categorySlug.deleteMany({ where: { slug } });
  await tx.categorySlug.create({ data: { slug: former, categoryId: id, createdAt: now } });
}
