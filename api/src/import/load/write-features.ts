import type { Transaction } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { listedFeatures } from "../../domain/feature/listed.ts";
import { replaceVocabulary } from "../../domain/feature/vocabulary.ts";
import type { CategoryRow, ReviewRow } from "../../inputs/catalogue.ts";

/** Replaces the vocabularies of categories that a row names; returns the IDs of those that changed. */
export async function writeVocabularies(
  tx: Transaction,
  rows: readonly { id: string; features: CategoryRow["comparedFeatures"] }[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { id, features } of rows)
    if (features !== null && (await replaceVocabulary(tx, id, features))) changed.push(id);
  return changed;
}

/** IDs of the features that are named as "category/key"; former slugs of categories count. Unknown names are missing. */
async function findFeatures(tx: Transaction, names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ name: string; id: string }[]>`
    select n.name, f.id from unnest(${[...new Set(names)]}::text[]) as n(name)
    join lateral (
      select id from category where slug = split_part(n.name, '/', 1)
      union all select category_id from category_slug where slug = split_part(n.name, '/', 1)
        and not exists (select from category where slug = split_part(n.name, '/', 1))) c on true
    join feature f on f.category_id = c.id and f.key = split_part(n.name, '/', 2)
    order by f.id for key share of f`;
  return new Map(rows.map(({ name, id }) => [name, id]));
}

/** The things whose answers changed, and the names of features that are not known, by the ID of the thing. */
interface Written {
  changed: string[];
  unknown: Map<string, string[]>;
}

const unknownNames = (
  named: readonly { id: string; names: readonly string[] }[],
  features: ReadonlyMap<string, string>,
): Map<string, string[]> =>
  new Map(
    named
      .map(({ id, names }) => [id, names.filter((name) => !features.has(name))] as const)
      .filter(([, names]) => names.length > 0),
  );

/** A feature of a listing. */
interface Pair {
  readonly software_id: string;
  readonly feature_id: string;
}

/** The features that vendors name in the stored lists of these listings. */
export function findListed(tx: Transaction, softwareIds: readonly string[]): Promise<Pair[]> {
  if (softwareIds.length === 0) return Promise.resolve([]);
  return tx.$queryRaw<
    Pair[]
  >`select software_id, feature_id from (${listedFeatures(storedLists(softwareIds))}) x`;
}

const storedLists = (softwareIds: readonly string[]) =>
  sql`select s.id, s.features from software s where s.id = any(${[...softwareIds]}::uuid[])`;

/**
 * Replaces what listings are said to offer: what a row tells, and what their lists name. Where a row does not tell, only those end that the lists
 * named before.
 */
export async function writeOffered(
  tx: Transaction,
  parts: readonly { id: string; names: readonly string[] | null }[],
  listedBefore: readonly Pair[],
): Promise<Written> {
  if (parts.length === 0) return { changed: [], unknown: new Map() };
  const told = parts.flatMap(({ id, names }) => (names === null ? [] : [{ id, names }]));
  const features = await findFeatures(
    tx,
    told.flatMap(({ names }) => names),
  );
  const pairs = told.flatMap(({ id, names }) =>
    names.flatMap((name) => {
      const featureId = features.get(name);
      return featureId === undefined ? [] : [{ software_id: id, feature_id: featureId }];
    }),
  );
  const wanted = JSON.stringify(pairs);
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with wanted as (
      select * from jsonb_to_recordset(${wanted}::jsonb) as w(software_id uuid, feature_id uuid)
      union select software_id, feature_id from (${listedFeatures(storedLists(parts.map(({ id }) => id)))}) l
    ), struck as (
      select * from jsonb_to_recordset(${JSON.stringify(listedBefore)}::jsonb) as b(software_id uuid, feature_id uuid)
    ), ended as (
      update software_feature t set is_offered = false
      where t.software_id = any(${parts.map(({ id }) => id)}::uuid[]) and t.is_offered
        and (t.software_id, t.feature_id) not in (select software_id, feature_id from wanted)
        and (t.software_id = any(${told.map(({ id }) => id)}::uuid[])
          or (t.software_id, t.feature_id) in (select software_id, feature_id from struck))
      returning t.software_id
    ), begun as (
      insert into software_feature (software_id, feature_id, is_offered) select software_id, feature_id, true from wanted
      on conflict (software_id, feature_id) do update set is_offered = true where not software_feature.is_offered
      returning software_feature.software_id)
    select software_id as id from ended union select software_id from begun`;
  return { changed: rows.map(({ id }) => id), unknown: unknownNames(told, features) };
}

/** Replaces what reviews say about features, where a row tells. */
export async function writeReviewAnswers(
  tx: Transaction,
  parts: readonly { id: string; row: Pick<ReviewRow, "confirmedFeatures" | "deniedFeatures"> }[],
): Promise<Written> {
  const told = parts.flatMap(({ id, row: { confirmedFeatures: yes, deniedFeatures: no } }) =>
    yes === null && no === null ? [] : [{ id, answers: { yes: yes ?? [], no: no ?? [] } }],
  );
  const features = await findFeatures(
    tx,
    told.flatMap(({ answers: { yes, no } }) => [...yes, ...no]),
  );
  // Named as both, it is denied: of two rows with one key only one can be written.
  const records = told.flatMap(({ id, answers: { yes, no } }) =>
    [
      ...new Map([...yes.map((name) => [name, true] as const), ...no.map((name) => [name, false] as const)]),
    ].flatMap(([name, has]) => {
      const featureId = features.get(name);
      return featureId === undefined ? [] : [{ review_id: id, feature_id: featureId, has }];
    }),
  );
  const rows = await tx.$queryRaw<{ id: string }[]>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as w(review_id uuid, feature_id uuid, has boolean)
    ), ended as (
      delete from review_feature t where t.review_id = any(${told.map(({ id }) => id)}::uuid[])
        and (t.review_id, t.feature_id) not in (select review_id, feature_id from wanted)
      returning t.review_id
    ), begun as (
      insert into review_feature (review_id, feature_id, has) select review_id, feature_id, has from wanted
      on conflict (review_id, feature_id) do update set has = excluded.has where review_feature.has <> excluded.has
      returning review_feature.review_id)
    select review_id as id from ended union select review_id from begun`;
  const named = told.map(({ id, answers: { yes, no } }) => ({ id, names: [...yes, ...no] }));
  return { changed: rows.map(({ id }) => id), unknown: unknownNames(named, features) };
}
