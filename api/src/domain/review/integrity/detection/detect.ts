import type { Database } from "../../../../database/client/open.ts";
import {
  connectionTransaction,
  type Statements,
  transaction,
} from "../../../../database/client/transaction.ts";
import { type Sql, sql } from "../../../../database/query/sql.ts";
import type { DetectedFlagKind } from "../../../../inputs/index.ts";
import type { MailContext } from "../../../mail/mail-writer.ts";
import { provedMailbox } from "../../../ranking/organisations.ts";
import { findNewOrganisations, findSharedOrganisations } from "./organisations.ts";
import { type FoundGroup, raiseFlags, roomToday, withNews } from "./raise.ts";
import { findRatingGaps, isProven } from "./rating-gap.ts";
import { findRings } from "./rings.ts";

type Detector = (tx: Pick<Statements, "$queryRaw">, now: Date) => Promise<FoundGroup[]>;

/** Published reviews `r` that a kind of flag can be about. Flags stay open when only time has passed. */
const concerned: Readonly<Record<DetectedFlagKind, Sql>> = {
  ring: sql`true`,
  "shared-organisation": provedMailbox,
  "new-organisations": provedMailbox,
  "rating-gap": sql`not ${isProven}`,
};

const detectors: Readonly<Record<DetectedFlagKind, Detector>> = {
  ring: findRings,
  "shared-organisation": findSharedOrganisations,
  "new-organisations": findNewOrganisations,
  "rating-gap": findRatingGaps,
};

/**
 * Flags groups of reviews that only show over many of them, for the moderators; hides nothing. Each group in a transaction of its own,
 * in the order in which a detector gives them. Deletes open flags of
 * reviews that are hidden or that the kind is no longer about. Running it again raises nothing anew.
 */
export async function detect(
  { database, now }: Pick<MailContext, "now"> & { database: Pick<Database, "prisma" | "pool"> },
  signal?: AbortSignal,
): Promise<void> {
  for (const [kind, find] of Object.entries(detectors) as [DetectedFlagKind, Detector][]) {
    if (signal?.aborted) return;
    await database.prisma.$executeRaw(sql`
      delete from review_flag f using review r
      where f.kind = ${kind} and f.status = 'open' and r.id = f.review_id
        and not (r.status = 'published' and r.user_id is not null and ${concerned[kind]})`);
    const groups = await found(database, async (tx) => withNews(tx, await find(tx, now())));
    let room = await roomToday(database.prisma, kind, now());
    for (const group of groups) {
      if (room <= 0 || signal?.aborted) break;
      const left = room;
      room -= await transaction(database, (tx) => raiseFlags(tx, group, { room: left, now: now() }));
    }
  }
}

/** What a detector finds, in one snapshot and without the time limit of commands. */
function found(
  database: Pick<Database, "pool">,
  find: (tx: Statements) => Promise<FoundGroup[]>,
): Promise<FoundGroup[]> {
  return connectionTransaction(
    database,
    async (tx) => {
      // Compiling such statements takes longer than running them.
      await tx.$executeRaw`set local jit = off`;
      return find(tx);
    },
    "isolation level repeatable read, read only",
  );
}
