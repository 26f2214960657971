import type { Keys } from "../../../auth/keys.ts";
import { normalizeMailbox } from "../../../auth/mailbox.ts";
import type { Database } from "../../../database/client/open.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { macsOf } from "./macs.ts";
import { forgetTraces } from "./sweep.ts";

/** How many software are looked at in one transaction. */
const batchSize = 1_000;

/**
 * Deletes what deleted accounts with this mailbox left, for people who object to it: traces of their reviews, evidence from
 * them, and tombstones of hidden reviews. Returns the number of reviews and of tombstones.
 */
export async function forgetMailbox(
  database: Pick<Database, "prisma">,
  keys: Keys,
  email: string,
): Promise<{ reviews: number; hiddenReviews: number }> {
  const mailbox = normalizeMailbox(email);
  const forgotten = { reviews: 0, hiddenReviews: 0 };
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    // A hash reveals neither mailbox nor software, so it is computed for each software.
    const software = await database.prisma.software.findMany({
      where: { id: { gt: after } },
      orderBy: { id: "asc" },
      take: batchSize,
      select: { id: true },
    });
    const last = software.at(-1);
    if (!last) return forgotten;
    after = last.id;
    const macs = software.flatMap(({ id }) => macsOf(keys, "mailbox", id, mailbox));
    const hidden = software.flatMap(({ id }) => macsOf(keys, "hidden-review", id, mailbox));
    await transaction(database, async (tx) => {
      const found = await tx.$queryRaw<{ id: string }[]>`
        select distinct review_id as id from review_trace
        where mac in (select decode(m, 'hex') from unnest(${macs}::text[]) m) and expires_at is not null`;
      const reviewIds = found.map(({ id }) => id);
      await forgetTraces(tx, reviewIds);
      forgotten.reviews += reviewIds.length;
      forgotten.hiddenReviews += await tx.$executeRaw`
        delete from hidden_review_tombstone
        where mac in (select decode(m, 'hex') from unnest(${hidden}::text[]) m)`;
    });
  }
}
