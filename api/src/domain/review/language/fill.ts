import { setImmediate as nextTurn } from "node:timers/promises";
import type { Database } from "../../../database/client/open.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { sql } from "../../../database/query/sql.ts";
import { noId } from "../../key.ts";
import { lockSoftware } from "../../software/lock.ts";
import { lockedReviews } from "../locked.ts";
import { updateLanguageCounts } from "./counts.ts";
import { loadLanguageDetector } from "./detect.ts";

/** Reviews per batch, which is one transaction. */
const batchSize = 200;
/** Maximum per run; the next run continues. */
const maxBatches = 25;

interface Unread {
  id: string;
  softwareId: string;
  title: string;
  content: string;
  /** As text, because a Date would lose microseconds. */
  updatedAt: string;
}

/**
 * Detects the language of reviews whose language nobody has stated and nobody has looked at: those written before, and imported ones. A few
 * thousand per run; returns how many.
 */
export async function fillLanguages(
  database: Pick<Database, "prisma">,
  signal?: AbortSignal,
): Promise<number> {
  let after = noId;
  let count = 0;
  for (let batch = 0; batch < maxBatches && !signal?.aborted; batch++) {
    const reviews = await database.prisma.$queryRaw<Unread[]>(sql`
      select r.id, r.software_id as "softwareId", r.title, r.content, r.updated_at::text as "updatedAt" from review r
      where r.language_by is null and r.id > ${after}::uuid order by r.id limit ${batchSize}`);
    const last = reviews.at(-1);
    if (!last) break;
    after = last.id;
    const detect = await loadLanguageDetector();
    const rows: { id: string; language: string | null; updatedAt: string }[] = [];
    for (const { id, updatedAt, ...text } of reviews) {
      rows.push({ id, updatedAt, language: detect(text) });
      await nextTurn();
    }
    count += await transaction(database, async (tx) => {
      const ids = [...new Set(reviews.map(({ softwareId }) => softwareId))];
      // In the order of all commands: the software first.
      await lockSoftware(tx, sql`s.id = any(${ids}::uuid[])`);
      // Reviews changed since are left to the next run.
      const filled = await tx.$executeRaw`
        with locked as materialized (${lockedReviews(sql`r.id = any(${rows.map(({ id }) => id)}::uuid[])`)})
        update review set language = f.language, language_by = 'detected'
        from locked join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, language text, "updatedAt" timestamptz)
          on f.id = locked.id
        where review.id = f.id and review.language_by is null and review.updated_at = f."updatedAt"`;
      await updateLanguageCounts(tx, sql`s.id = any(${ids}::uuid[])`);
      return filled;
    });
  }
  return count;
}
