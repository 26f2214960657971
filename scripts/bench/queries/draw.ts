import type { Database } from "../../../api/src/database/client/open.ts";
import { fuzzyThreshold, prefixQuery } from "../../../api/src/domain/software/search.ts";
import { searchWords } from "../../../api/src/domain/text.ts";
import { Failure } from "../../process.ts";
import { ask, forAll, requestOf, type Variables, type VariablesByQuery } from "./requests.ts";

/** Requests until the variables repeat. */
const length = 256;
/** One request in this many is about the largest category or most reviewed listing. */
const largestEvery = 8;
/** Reviews a page. */
const pageSize = 20;

type Pool = Pick<Database["pool"], "query">;

/** Where the opaque cursors of lists come from. */
export interface CursorSources {
  assay: string | undefined;
  postgraphile: string | undefined;
}

/**
 * Variables for each query, from what is in the database and always the same for the same data: things by the hash of
 * their names, the largest category and the software with the most reviews time and again, words that occur in few, some
 * and many listings, and cursors around the end of page 499 of all reviews.
 */
export async function drawVariables(pool: Pool, sources: CursorSources): Promise<VariablesByQuery> {
  const slugs = await column(
    pool,
    `select slug from category where is_active and software_count > 0
    order by md5(slug) limit ${length}`,
  );
  const largest = await column(
    pool,
    "select slug from category where is_active order by software_count desc, slug limit 1",
  );
  const ids = await column(
    pool,
    `select id from software where is_active and review_count > 0
    order by md5(slug) limit ${length}`,
  );
  const mostReviewed = await column(
    pool,
    "select id from software where is_active order by review_count desc, slug limit 1",
  );
  return {
    category: sequence(slugs, largest).map((slug) => forAll({ slug })),
    software: sequence(ids, mostReviewed).map((id) => forAll({ id })),
    reviews: [forAll({})],
    search: sequence(await searchTexts(pool), []).map(searchVariables),
    page500: await cursors(pool, sources, 499 * pageSize),
  };
}

/** Things in turn, the largest ones between them. */
export function sequence(things: readonly string[], largest: readonly string[]): string[] {
  if (things.length === 0) throw new Failure("The database holds nothing to ask for.");
  return Array.from({ length }, (_, index) => {
    const [thing = ""] = index % largestEvery === 0 && largest.length > 0 ? largest : [];
    return thing || (things[index % things.length] ?? "");
  });
}

/** A search text for us, its words as prefixes for the others: they are spared the work of making them. */
export function searchVariables(text: string): Variables {
  const query = prefixQuery(searchWords(text));
  return { assay: { text }, postgraphile: { query }, sql: { query } };
}

/**
 * Words that find enough by themselves, so that no target forgives typing errors: up to 16 of each magnitude (2 to 3
 * listings, 4 to 7, 8 to 15 and so on), every other one cut short as while typing.
 */
async function searchTexts(pool: Pool): Promise<string[]> {
  return column(
    pool,
    `with words as (
      select word, floor(log(2, ndoc)) as magnitude, row_number() over (
        partition by floor(log(2, ndoc)) order by md5(word)) as number
      from ts_stat('select search from software where is_active')
      where word ~ '^[a-z]{4,}$' and ndoc >= ${fuzzyThreshold})
    select case when number % 2 = 0 then word else left(word, greatest(3, length(word) - 2)) end
    from words where number <= 16 order by md5(word)`,
  );
}

/** Positions around a place in all reviews, newest first: the rows after which a page begins. */
async function cursors(pool: Pool, sources: CursorSources, place: number): Promise<Variables[]> {
  const count = 32;
  const first = Math.max(1, place - count / 2);
  const { rows } = await pool.query<{ id: string; created_at: Date }>(
    `select r.id, r.created_at from review r join software s on s.id = r.software_id
      where r.status = 'published' and s.is_active order by r.created_at desc, r.id desc limit ${count} offset ${first - 1}`,
  );
  const found: Variables[] = [];
  // One after the other: all at once they are too much for a busy machine.
  for (const [index, { id, created_at }] of rows.entries()) {
    const offset = first - 1 + index;
    const query = {
      assay: `{ list: reviews(first: 1, page: ${offset + 1}) { ${end} } }`,
      postgraphile: `{ list: benchPublicReviews(first: 1, offset: ${offset},
        orderBy: [CREATED_AT_DESC, ROW_ID_DESC]) { ${end} } }`,
    };
    found.push({
      sql: { createdAt: created_at.toISOString(), id },
      assay: { after: await endCursor(sources.assay, query.assay) },
      postgraphile: { after: await endCursor(sources.postgraphile, query.postgraphile) },
    });
  }
  return found;
}

const end = "pageInfo { endCursor }";

async function endCursor(url: string | undefined, query: string): Promise<string> {
  // Not measured this time.
  if (url === undefined) return "";
  const data = (await ask(url, requestOf(query))) as {
    list: { pageInfo: { endCursor: string | null } };
  };
  if (data.list.pageInfo.endCursor === null) throw new Failure("There are fewer reviews than 500 pages.");
  return data.list.pageInfo.endCursor;
}

async function column(pool: Pool, text: string): Promise<string[]> {
  const { rows } = await pool.query<unknown[]>({ text, rowMode: "array" });
  return rows.map(([value]) => String(value));
}
