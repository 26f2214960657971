import type { Database } from "../../../../database/client/open.ts";
import {
  connectionTransaction,
  type Statements,
  transaction,
} from "../../../../database/client/transaction.ts";
import type { DetectedFlagKind } from "../../../../inputs/index.ts";
import type { MailContext } from "../../../mail/mail-writer.ts";
import { findNewOrganisations, findSharedOrganisations } from "./organisations.ts";
import { type FoundGroup, raiseFlags, roomToday } from "./raise.ts";
import { findRatingGaps } from "./rating-gap.ts";
import { findRings } from "./rings.ts";

type Detector = (tx: Pick<Statements, "$queryRaw">, now: Date) => Promise<FoundGroup[]>;

const detectors: Readonly<Record<DetectedFlagKind, Detector>> = {
  ring: findRings,
  "shared-organisation": findSharedOrganisations,
  "new-organisations": findNewOrganisations,
  "rating-gap": findRatingGaps,
};

/**
 * Flags groups of reviews that only show over many of them, for the moderators; hides nothing. Each group in a transaction of its own,
 * those with most reviews first. Running it again raises nothing anew.
 */
export async function detect(
  { database, now }: Pick<MailContext, "now"> & { database: Pick<Database, "prisma" | "pool"> },
  signal?: AbortSignal,
): Promise<void> {
  for (const [kind, find] of Object.entries(detectors) as [DetectedFlagKind, Detector][]) {
    if (signal?.aborted) return;
    const groups = await found(database, (tx) => find(tx, now()));
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
