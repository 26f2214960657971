import { isDeepStrictEqual } from "node:util";
import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import { storedProofs } from "../../domain/ranking/proofs.ts";
import { textWeightOf } from "../../domain/ranking/text-weights.ts";
import { proofValue } from "../../domain/ranking/weight.ts";
import type { ReviewRow } from "../../inputs/catalogue.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";
import { type Entry, noOutcome, type Outcome, type Writing } from "./outcome.ts";
import { findAuthors, writeAuthors } from "./write-authors.ts";
import { writeReviewAnswers } from "./write-features.ts";
import { namedSlugs, writeNamedProducts } from "./write-named-products.ts";
import { findSoftware } from "./write-software.ts";

const columns = {
  software_id: { type: "uuid" },
  user_id: { type: "uuid" },
  rating: { type: "int" },
  title: { type: "text" },
  content: { type: "text" },
  pros: { type: "text[]", fallback: "'{}'" },
  cons: { type: "text[]", fallback: "'{}'" },
  ease_of_use: { type: "int" },
  support: { type: "int" },
  value: { type: "int" },
  role: { type: "text" },
  company_size: { type: "text" },
  industry: { type: "text" },
  used_for: { type: "text" },
  is_verified: { type: "boolean", fallback: "false" },
  verified_by: { type: "text", nullIsValue: true },
  verified_at: { type: "timestamptz(3)" },
  is_invited: { type: "boolean", fallback: "false" },
  language: { type: "text" },
  language_by: { type: "text" },
  proof_weight: { type: "smallint", fallback: String(storedProofs.none) },
  import_trust: { type: "smallint" },
  text_weight: { type: "smallint" },
  catalog_key: { type: "text" },
  created_at: { type: "timestamptz(3)", fallback: "now()" },
};
/** The columns of the table that an import writes. */
export const reviewTarget: Target<keyof typeof columns> = { table: "review", columns, hasUpdatedAt: true };

/** The prefix of exported keys of reviews that were written by local users; the review's id follows. */
export const writtenReviewPrefix = "review-";

interface StoredReview {
  id: string;
  key: string;
  userId: string | null;
  verifiedBy: string | null;
  title: string;
  content: string;
  pros: string[];
  cons: string[];
}

/**
 * Creates or updates reviews by key. Their authors become users without an e-mail address. An author has one review per software.
 * Verification by a moderator or work address is kept, and hidden reviews stay hidden.
 */
export async function writeReviews(
  tx: Transaction,
  entries: readonly Entry<ReviewRow>[],
  { trust }: Writing,
): Promise<Outcome<ReviewRow>> {
  const outcome = noOutcome<ReviewRow>();
  const rows = entries.map(({ row }) => row);
  // In the order of all commands: accounts, software, reviews.
  const authors = await findAuthors(
    tx,
    rows.map(({ authorKey }) => authorKey),
  );
  const software = await findSoftware(tx, [
    ...new Set(rows.flatMap((row) => [row.softwareSlug, ...namedSlugs(row)])),
  ]);
  const stored = await findReviews(
    tx,
    rows.map(({ key }) => key),
  );
  const own = await findWritten(
    tx,
    rows.map(({ key }) => key),
  );
  const taken = await findTaken(
    tx,
    [...software.values()].map(({ id }) => id),
    [...authors.values()],
  );
  const accepted: {
    line: number;
    id: string;
    row: ReviewRow;
    softwareId: string;
    review: StoredReview | undefined;
  }[] = [];

  for (const { line, row } of entries) {
    const refuse = (text: string) => outcome.refused.push({ line, text });
    const listing = software.get(row.softwareSlug);
    const review = stored.get(row.key);
    if (!listing) refuse(`software "${row.softwareSlug}" is not known`);
    // The review belongs to a local account, or that account was deleted and the review stays anonymous.
    else if (own.has(row.key) || (review && review.userId === null)) outcome.leftAlone++;
    else {
      const author = authors.get(row.authorKey);
      const pair = `${author ?? row.authorKey} ${listing.id}`;
      const other = taken.get(pair) ?? row.key;
      if (other !== row.key)
        refuse(`author "${row.authorKey}" has reviewed this software already (review "${other}")`);
      else {
        taken.set(pair, row.key);
        accepted.push({ line, id: review?.id ?? newId(), row, softwareId: listing.id, review });
      }
    }
  }

  const users = await writeAuthors(
    tx,
    authors,
    accepted.map(({ row }) => row),
  );
  const toRows = (some: typeof accepted) =>
    some.map(({ id, row, softwareId, review }) =>
      reviewRecord(id, row, softwareId, { users, stored: review, trust }),
    );
  const { added = [], known = [] } = Object.groupBy(accepted, ({ review }) => (review ? "known" : "added"));
  await insertRows(tx, reviewTarget, toRows(added));
  const changed = new Set(await updateRows(tx, reviewTarget, toRows(known)));
  const namesOthers = await writeNamedProducts(tx, software, accepted);
  for (const { id } of known) if (namesOthers.has(id)) changed.add(id);
  const answers = await writeReviewAnswers(tx, accepted);
  const touched = known.map(({ id }) => id).filter((id) => answers.changed.includes(id) && !changed.has(id));
  if (touched.length > 0)
    await tx.review.updateMany({ where: { id: { in: touched } }, data: { updatedAt: new Date() } });
  for (const id of touched) changed.add(id);
  for (const { line, id } of accepted) {
    const names = answers.unknown.get(id);
    if (names) outcome.notes.push({ line, text: `unknown features left out: ${names.join(", ")}` });
  }
  // What is computed from the text is recomputed where that has changed.
  const rewritten = known.flatMap(({ row, review }) =>
    review && isRewritten(row, review) ? [review.id] : [],
  );
  await tx.reviewFingerprint.deleteMany({ where: { reviewId: { in: rewritten } } });
  await tx.$executeRaw`update review set text_weight = null,
      language = case when language_by = 'detected' then null else language end, language_by = nullif(language_by, 'detected')
    where id = any(${rewritten}::uuid[])`;
  return {
    ...outcome,
    added: added.length,
    changed: changed.size,
    unchanged: known.length - changed.size,
  };
}

/** Whether a row changes what the weight of a text depends on. */
const isRewritten = (row: ReviewRow, stored: StoredReview): boolean =>
  !isDeepStrictEqual(
    [row.title, row.content, row.pros ?? stored.pros, row.cons ?? stored.cons],
    [stored.title, stored.content, stored.pros, stored.cons],
  );

interface RecordOptions {
  users: ReadonlyMap<string, string>;
  stored?: StoredReview | undefined;
  /** v if the source calls it verified. */
  trust?: number | undefined;
}

/** What a row states of its language; nothing leaves it to be detected, or as it is. */
function languageColumns({ language, lang }: Pick<ReviewRow, "language" | "lang">) {
  const stated = language ?? lang;
  return { language: stated, language_by: stated && "catalog" };
}

/** The record of a row. */
export function reviewRecord(
  id: string,
  row: Omit<ReviewRow, "confirmedFeatures" | "deniedFeatures">,
  softwareId: string,
  { users, stored, trust = proofValue.none }: RecordOptions,
): Row<keyof typeof columns> {
  const isSettled =
    stored !== undefined && (row.isVerified === null || ![null, "catalog"].includes(stored.verifiedBy));
  const isProved = !isSettled && row.isVerified === true;
  const proofWeight = isProved ? Math.round(trust * 100) : storedProofs.none;
  return {
    id,
    software_id: softwareId,
    user_id: users.get(row.authorKey),
    rating: row.rating,
    title: row.title,
    content: row.content,
    pros: row.pros,
    cons: row.cons,
    ease_of_use: row.easeOfUse,
    support: row.support,
    value: row.value,
    role: row.role,
    company_size: row.companySize,
    industry: row.industry,
    used_for: row.usedFor,
    is_verified: isSettled ? null : row.isVerified,
    verified_by: isSettled ? stored.verifiedBy : row.isVerified ? "catalog" : null,
    verified_at: isProved ? row.createdAt : null,
    ...languageColumns(row),
    // For good: a file does not take it back.
    is_invited: row.isInvited || null,
    proof_weight: isSettled ? null : proofWeight,
    import_trust: isProved ? proofWeight : null,
    // Of a review that is updated it is computed when its text has changed.
    text_weight: stored ? null : textWeightOf({ ...row, pros: row.pros ?? [], cons: row.cons ?? [] }),
    catalog_key: row.key,
    created_at: row.createdAt,
  };
}

async function findReviews(tx: Transaction, keys: readonly string[]): Promise<Map<string, StoredReview>> {
  const rows = await tx.$queryRaw<StoredReview[]>`
    select id, catalog_key as key, user_id as "userId", verified_by as "verifiedBy", title, content, pros, cons from review
    where catalog_key = any(${keys}) order by id for update`;
  return new Map(rows.map((row) => [row.key, row]));
}

/** Which of these keys belong to reviews that were written in this database. */
async function findWritten(tx: Transaction, keys: readonly string[]): Promise<Set<string>> {
  const rows = await tx.$queryRaw<{ key: string }[]>`
    select ${writtenReviewPrefix} || id as key from review
    where catalog_key is null and id = any(array(
      select substr(key, ${writtenReviewPrefix.length + 1}::int)::uuid from unnest(${keys}::text[]) as keys(key)
      where key ~ ${`^${writtenReviewPrefix}[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$`}))`;
  return new Set(rows.map(({ key }) => key));
}

/** Keys of the reviews that these authors have written of these listings, by "user software". */
async function findTaken(
  tx: Transaction,
  softwareIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ pair: string; key: string }[]>`
    select user_id || ' ' || software_id as pair, coalesce(catalog_key, id::text) as key from review
    where user_id = any(${userIds}::uuid[]) and software_id = any(${softwareIds}::uuid[])`;
  return new Map(rows.map(({ pair, key }) => [pair, key]));
}
