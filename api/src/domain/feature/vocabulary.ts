import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import { type FeatureInput, limits } from "../../inputs/index.ts";
import { slugify } from "../text.ts";

/**
 * Replaces the vocabulary of a locked category; returns the names before and after, or null if nothing changes. A feature with the same
 * key keeps its ID and all answers; without a key it is the one of the same name, or a new one. The answers about removed ones are deleted.
 */
export async function replaceVocabulary(
  tx: Transaction,
  categoryId: string,
  features: readonly FeatureInput[],
): Promise<{ before: string[]; after: string[] } | null> {
  const stored = await tx.feature.findMany({
    where: { categoryId },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const wanted = withKeys(features, stored).map((feature, position) => ({
    ...feature,
    position,
    id: stored.find(({ key }) => key === feature.key)?.id ?? newId(),
    categoryId,
  }));
  const removed = stored.filter(({ id }) => !wanted.some((one) => one.id === id));
  const added = wanted.filter(({ id }) => !stored.some((one) => one.id === id));
  const changed = wanted.filter((one) => {
    const before = stored.find(({ id }) => id === one.id);
    return before !== undefined && !isDeepStrictEqual({ ...before }, one);
  });
  if (removed.length + added.length + changed.length === 0) return null;
  await tx.feature.deleteMany({ where: { id: { in: removed.map(({ id }) => id) } } });
  for (const { id, name, description, position } of changed)
    await tx.feature.update({ where: { id }, data: { name, description, position } });
  await tx.feature.createMany({ data: added });
  return { before: stored.map(({ name }) => name), after: wanted.map(({ name }) => name) };
}

/** The features with their keys: given ones, those of stored features of the same name, else made of their names. */
function withKeys(
  features: readonly FeatureInput[],
  stored: readonly { key: string; name: string }[],
): (FeatureInput & { key: string })[] {
  const taken = new Set(features.flatMap(({ key }) => key ?? []));
  const same = new Map(stored.map(({ key, name }) => [name.toLowerCase(), key]));
  return features.map((feature) => {
    if (feature.key !== null) return { ...feature, key: feature.key };
    const known = same.get(feature.name.toLowerCase());
    const base =
      slugify(feature.name)
        .slice(0, limits.slug - 10)
        .replace(/-$/, "") || "feature";
    const isFree = (one: string) =>
      !taken.has(one) && (one === known || !stored.some((row) => row.key === one));
    const numbered = Array.from(
      { length: features.length + stored.length },
      (_, index) => `${base}-${index + 2}`,
    );
    const key = [...(known === undefined ? [] : [known]), base, ...numbered].find(isFree) ?? newId();
    taken.add(key);
    return { ...feature, key };
  });
}
