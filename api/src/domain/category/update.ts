import { isDeepStrictEqual } from "node:util";
import { noJson } from "../../database/client/transaction.ts";
import { type CategoryChange, categoryChange } from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit, auditDiff } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputePlacementCounters } from "../counters/recompute.ts";
import { checked, notFound } from "../errors.ts";
import { tickListed } from "../feature/listed.ts";
import { replaceVocabulary } from "../feature/vocabulary.ts";
import { requireUnchanged } from "../optimistic-concurrency.ts";
import { refreshSearchTextsOfCategory } from "../search-text.ts";
import { withFreeSlug } from "../slug.ts";
import { lockSoftware } from "../software/lock.ts";
import { sortKey } from "../text.ts";
import { keepFormerSlug, slugFor } from "./slug.ts";
import { replaceSynonyms } from "./synonyms.ts";
import { affectedBy, isListedBelow, levelBelow, lockTree, relevel } from "./tree.ts";

/**
 * Edits a category's texts, name, parent or visibility, and updates levels, placements, counters and search texts. A new name
 * changes the slug, and the former URL redirects. Omitted fields are unchanged, null clears a field. Returns its ID. Throws
 * InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function updateCategory(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const viewer = await administrator(context, "category.edit");
  const { comparedFeatures, ...change } = checked(categoryChange, given);
  const { now } = context;
  await withFreeSlug(context, async (tx, isCrowded) => {
    // A name and a place change the search texts and ranks of listings, a vocabulary their ticks: they are locked first.
    if (["name", "parentId", "isActive"].some((key) => key in change))
      await lockTree(tx, id, change.parentId ?? null);
    else {
      if (comparedFeatures) await lockSoftware(tx, isListedBelow(id));
      await tx.$executeRaw`select 1 from category where id = ${id}::uuid for update`;
    }
    const stored = await tx.category.findUnique({ where: { id }, include: { synonyms: true } });
    if (!stored) throw notFound("Category");
    const before = { ...stored, synonyms: stored.synonyms?.synonyms ?? [] };
    requireUnchanged("category", before, ifUpdatedAt);
    const { name = before.name, slug: wanted } = change;
    const isRenamed = name !== before.name;
    const slug =
      isRenamed || wanted !== undefined
        ? await slugFor(tx, { id, slug: before.slug, name, wanted, isCrowded })
        : before.slug;
    const changed = differences(before, { ...change, slug });
    const vocabulary = comparedFeatures ? await replaceVocabulary(tx, id, comparedFeatures) : null;
    if (Object.keys(changed).length === 0 && !vocabulary) return;
    const { parentId = before.parentId } = changed;
    const isMoved = parentId !== before.parentId;
    const level = isMoved ? await levelBelow(tx, before, parentId) : before.level;
    const isPlaced = isMoved || changed.isActive !== undefined;
    const affected = isPlaced ? await affectedBy(tx, id, parentId) : [];
    const { contentSections, synonyms, ...columns } = changed;
    await tx.category.update({
      where: { id },
      data: {
        ...columns,
        level,
        ...(isRenamed && { sortName: sortKey(name) }),
        ...(contentSections !== undefined && { contentSections: contentSections ?? noJson }),
      },
    });
    if (synonyms) await replaceSynonyms(tx, new Map([[id, synonyms]]));
    if (slug !== before.slug) await keepFormerSlug(tx, { id, slug, former: before.slug, now });
    await audit(tx, viewer, {
      action: "category.change",
      subjectType: "category",
      subjectId: id,
      ...auditDiff(
        { ...before, comparedFeatures: vocabulary?.before },
        { ...changed, ...(vocabulary && { comparedFeatures: vocabulary.after }) },
      ),
    });
    if (isMoved) await relevel(tx);
    if (isRenamed || isPlaced) await refreshSearchTextsOfCategory(tx, id);
    if (isPlaced || vocabulary) await tickListed(tx, isListedBelow(id));
    // Last: it locks what every writer needs.
    if (isPlaced) await recomputePlacementCounters(tx, id, affected);
  });
  return id;
}

/** Fields with their new values. */
type Changed = {
  [Name in Exclude<keyof CategoryChange, "comparedFeatures">]?: Exclude<CategoryChange[Name], undefined>;
};

/** The given fields whose values differ from the stored ones. */
function differences(before: object, change: Omit<CategoryChange, "comparedFeatures">): Changed {
  const stored = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(change).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(stored.get(name), value),
    ),
  );
}
