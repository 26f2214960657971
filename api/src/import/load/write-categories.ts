import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import { replaceSynonyms } from "../../domain/category/synonyms.ts";
import { relevel } from "../../domain/category/tree.ts";
import { sortKey } from "../../domain/text.ts";
import type { CategoryRow } from "../../inputs/catalogue.ts";
import { CategoryTree, settle } from "./category-tree.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";
import { type Entry, noOutcome, type Outcome, type Writing } from "./outcome.ts";
import { writeVocabularies } from "./write-features.ts";

const columns = {
  slug: { type: "text" },
  name: { type: "text" },
  sort_name: { type: "text" },
  description: { type: "text" },
  category_type: { type: "text" },
  level: { type: "int" },
  parent_id: { type: "uuid" },
  is_active: { type: "boolean", fallback: "true" },
  hero_description: { type: "text" },
  long_description: { type: "text" },
  content_sections: { type: "jsonb" },
  meta_title: { type: "text" },
  meta_description: { type: "text" },
};
/** The columns of the table that an import writes. */
export const categoryTarget: Target<keyof typeof columns> = {
  table: "category",
  columns,
  hasUpdatedAt: true,
};

/**
 * Creates or updates categories by slug, current or former. A row whose parent does not exist yet, or is below it, waits, because
 * later rows may create or move the parent; the `last` call refuses it.
 */
export async function writeCategories(
  tx: Transaction,
  entries: readonly Entry<CategoryRow>[],
  { last }: Writing,
): Promise<Outcome<CategoryRow>> {
  const outcome = noOutcome<CategoryRow>();
  const tree = await readTree(tx);
  const lines = new Map<string, number>();
  const added: Row<keyof typeof columns>[] = [];
  const known: typeof added = [];
  const synonyms = new Map<string, readonly string[]>();
  const placed: { id: string; features: CategoryRow["comparedFeatures"] }[] = [];

  const place = ({ line, row }: Entry<CategoryRow>): boolean => {
    if (row.parentSlug !== null && !tree.accepts(row.slug, row.parentSlug)) return false;
    const stored = tree.idOf(row.slug);
    const earlier = stored && lines.get(stored);
    if (earlier) {
      outcome.refused.push({
        line,
        text: `slug "${row.slug}" is another name of the category on line ${earlier}`,
      });
      return true;
    }
    const id = stored ?? newId();
    lines.set(id, line);
    tree.place(id, row.slug, row.parentSlug);
    if (row.synonyms) synonyms.set(id, row.synonyms);
    (stored ? known : added).push(categoryRecord(row, id, tree));
    placed.push({ id, features: row.comparedFeatures });
    return true;
  };

  outcome.waiting = settle(entries, place);
  if (last) {
    const waiting = new Map(outcome.waiting.map(({ row }) => [row.slug, row.parentSlug]));
    outcome.refused.push(
      ...outcome.waiting.map(({ line, row }) => ({
        line,
        text: tree.whyRefused(row.slug, row.parentSlug, waiting),
      })),
    );
    outcome.waiting = [];
  }
  await insertRows(tx, categoryTarget, added);
  const changed = new Set(await updateRows(tx, categoryTarget, known));
  const isNew = new Set(added.map(({ id }) => id));
  for (const id of await replaceSynonyms(tx, synonyms)) if (!isNew.has(id)) changed.add(id);
  await relevel(tx);
  const described = new Set(await writeVocabularies(tx, placed));
  const touched = known.map(({ id }) => id).filter((id) => described.has(id) && !changed.has(id));
  if (touched.length > 0)
    await tx.category.updateMany({ where: { id: { in: touched } }, data: { updatedAt: new Date() } });
  for (const id of touched) changed.add(id);
  return {
    ...outcome,
    added: added.length,
    changed: changed.size,
    unchanged: known.length - changed.size,
  };
}

/** The whole tree, locked, because a move changes the levels of all descendants. */
async function readTree(tx: Transaction): Promise<CategoryTree> {
  const categories = await tx.$queryRaw<{ id: string; slug: string; parentId: string | null }[]>`
    select id, slug, parent_id as "parentId" from category order by id for no key update`;
  const former = await tx.categorySlug.findMany({ select: { slug: true, categoryId: true } });
  return new CategoryTree(categories, former);
}

/** The record of a row. */
export function categoryRecord(
  row: Omit<CategoryRow, "comparedFeatures">,
  id: string,
  tree: CategoryTree,
): Row<keyof typeof columns> {
  return {
    id,
    slug: tree.slugOf(id),
    name: row.name,
    sort_name: sortKey(row.name),
    description: row.description,
    category_type: row.categoryType,
    level: tree.levelOf(id),
    parent_id: tree.parentOf(id),
    is_active: row.isActive,
    hero_description: row.heroDescription,
    long_description: row.longDescription,
    content_sections: row.contentSections,
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
  };
}
