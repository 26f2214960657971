import { anyOf, rowOf } from "../../database/changes/tags.ts";
import { opaque, sql } from "../../database/query/sql.ts";
import type { FeatureState } from "../../inputs/index.ts";
import type { ReadContext } from "../read-context.ts";
import { comparedCategories, vocabularyOf } from "./applicable.ts";

/** A feature of a category's vocabulary. */
export interface Feature {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly description: string | null;
  readonly categoryId: string;
}

/** What is known about a feature of a listing. */
export interface FeatureAnswer {
  readonly feature: Feature;
  /** Whether the vendor says that it has the feature; false is no answer. */
  readonly isOffered: boolean;
  /** Published reviews that say so, and that deny it. */
  readonly confirmedCount: number;
  readonly deniedCount: number;
  readonly answer: FeatureState;
}

/** The vocabulary of each category: its own features first, then those of the categories above it, each in their order. */
export async function vocabularies(
  { reader }: Pick<ReadContext, "reader">,
  categoryIds: readonly string[],
): Promise<Map<string, Feature[]>> {
  const rows = await reader.query<Feature & { start: string }>(
    sql`
    select v.start, v.id, v.key, v.name, v.description, v.category_id as "categoryId"
    from (${vocabularyOf(sql`select unnest(${[...categoryIds]}::uuid[])`)}) v
    order by v.start, v.height, v.position, v.id`,
    { reads: () => [anyOf("category", "text")] },
  );
  const found = new Map<string, Feature[]>(categoryIds.map((id) => [id, []]));
  for (const { start, ...feature } of rows) found.get(start)?.push(feature);
  return found;
}

/**
 * What is known about each feature in the vocabularies of these listings' active categories and of those above them: nearest categories
 * first, primary categories before others, each in the order of its vocabulary.
 */
export async function featureAnswers(
  { reader }: Pick<ReadContext, "reader">,
  softwareIds: readonly string[],
): Promise<Map<string, FeatureAnswer[]>> {
  const rows = await reader.query<Feature & Omit<FeatureAnswer, "feature"> & { softwareId: string }>(
    sql`
    select k.software_id as "softwareId", f.id, f.key, f.name, f.description, f.category_id as "categoryId",
      coalesce(t.is_offered, false) as "isOffered", coalesce(t.confirmed_count, 0) as "confirmedCount",
      coalesce(t.denied_count, 0) as "deniedCount", coalesce(t.answer, 'unknown') as answer
    from (${comparedCategories(opaque(softwareIds, "uuid[]"))}) k join feature f on f.category_id = k.category_id
      left join software_feature t on t.software_id = k.software_id and t.feature_id = f.id
    order by k.software_id, k.height, k.position, f.category_id, f.position, f.id`,
    {
      reads: () => [
        anyOf("category", "text"),
        ...softwareIds.flatMap((id) => [rowOf("software", id, "text"), rowOf("software", id, "counters")]),
      ],
    },
  );
  const answers = new Map<string, FeatureAnswer[]>();
  for (const { softwareId, id, key, name, description, categoryId, ...known } of rows) {
    const own = answers.get(softwareId) ?? [];
    own.push({ feature: { id, key, name, description, categoryId }, ...known });
    answers.set(softwareId, own);
  }
  return answers;
}
