import type { Database } from "../../../api/src/database/client/open.ts";
import { type Transaction, transaction } from "../../../api/src/database/client/transaction.ts";
import { recomputeCounters } from "../../../api/src/domain/counters/recompute.ts";
import { refreshSearchTexts } from "../../../api/src/domain/search-text.ts";

/** What jobs compute: it is of the last hour. */
const ofJobs = new Set(["categories", "ranks"]);

const timeout = 120_000;

/** Counters, sums and weights that differ from the rows they are computed from; one line each. */
export async function wrongFigures(database: Database): Promise<string[]> {
  const drift = await database.prisma.$transaction(recomputeCounters, { timeout });
  return Object.entries(drift)
    .filter(([name, wrong]) => wrong > 0 && !ofJobs.has(name))
    .map(([name, wrong]) => `${wrong} wrong: ${name}`);
}

/** Search texts and vectors that differ from the listings'; a line for each kind. */
export const wrongSearchTexts = (database: Database): Promise<string[]> =>
  transaction(database, findWrongSearchTexts, { timeout });

async function findWrongSearchTexts(tx: Transaction): Promise<string[]> {
  const texts = async () => {
    const rows = await tx.software.findMany({ select: { id: true, searchText: true } });
    return new Map(rows.map(({ id, searchText }) => [id, searchText]));
  };
  const [{ wrong = 0 } = {}] = await tx.$queryRaw<{ wrong?: number }[]>`
    select count(*)::int as wrong from software where search is distinct from
      setweight(to_tsvector('simple', sort_name), 'A') || setweight(to_tsvector('simple', search_text), 'C')`;
  const before = await texts();
  let after: string | null = null;
  do after = await refreshSearchTexts(tx, after, 500);
  while (after !== null);
  const changed = [...(await texts())].filter(([id, text]) => before.get(id) !== text);
  return [
    ...(wrong > 0 ? [`${wrong} wrong: search vectors`] : []),
    ...(changed.length > 0 ? [`${changed.length} wrong: search texts`] : []),
  ];
}
