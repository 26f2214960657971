import { noJson } from "../../database/client/transaction.ts";
import { categoryInput } from "../../inputs/index.ts";
import { administrator } from "../administrator.ts";
import { audit } from "../audit/record.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeCategoryTotal } from "../counters/recompute.ts";
import { checked } from "../errors.ts";
import { replaceVocabulary } from "../feature/vocabulary.ts";
import { withFreeSlug } from "../slug.ts";
import { sortKey } from "../text.ts";
import { slugFor } from "./slug.ts";
import { replaceSynonyms } from "./synonyms.ts";
import { levelBelow } from "./tree.ts";

/** Creates a category; returns its ID. Throws InvalidInput, FORBIDDEN, RateLimited. */
export async function createCategory(context: CommandContext, given: unknown): Promise<string> {
  const viewer = await administrator(context, "category.edit");
  const {
    slug: wanted,
    contentSections,
    synonyms,
    comparedFeatures,
    ...input
  } = checked(categoryInput, given);
  const { name, categoryType, parentId, isActive } = input;
  return withFreeSlug(context, async (tx, isCrowded) => {
    // Locks the parent, so that it is not moved meanwhile.
    await tx.$executeRaw`select 1 from category where id = ${parentId}::uuid for update`;
    const level = await levelBelow(tx, { id: null, categoryType }, parentId);
    const slug = await slugFor(tx, { id: null, slug: null, name, wanted, isCrowded });
    const { id } = await tx.category.create({
      data: { ...input, slug, level, sortName: sortKey(name), contentSections: contentSections ?? noJson },
      select: { id: true },
    });
    await replaceSynonyms(tx, new Map([[id, synonyms]]));
    await replaceVocabulary(tx, id, comparedFeatures ?? []);
    await audit(tx, viewer, {
      action: "category.create",
      subjectType: "category",
      subjectId: id,
      after: { name, slug, categoryType, parentId, isActive, ...(synonyms.length > 0 && { synonyms }) },
    });
    await recomputeCategoryTotal(tx);
    return id;
  });
}
