import { type Statements, transaction } from "../../../../database/client/transaction.ts";
import type { DetectedFlagKind } from "../../../../inputs/index.ts";
import type { MailContext } from "../../../mail/mail-writer.ts";
import { findNewOrganisations, findSharedOrganisations } from "./organisations.ts";
import { type FoundGroup, raiseFlags, roomToday } from "./raise.ts";
import { findRatingGaps } from "./rating-gap.ts";
import { findRings } from "./rings.ts";

type Detector = (prisma: Pick<Statements, "$queryRaw">, now: Date) => Promise<FoundGroup[]>;

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
  { database, now }: Pick<MailContext, "database" | "now">,
  signal?: AbortSignal,
): Promise<void> {
  for (const [kind, find] of Object.entries(detectors) as [DetectedFlagKind, Detector][]) {
    if (signal?.aborted) return;
    const groups = await find(database.prisma, now());
    let room = await roomToday(database.prisma, kind, now());
    for (const group of groups) {
      if (room <= 0 || signal?.aborted) break;
      const left = room;
      room -= await transaction(database, (tx) => raiseFlags(tx, group, { room: left, now: now() }));
    }
  }
}
