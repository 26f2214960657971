import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../database/client/transaction.ts";
import type { FlagKind } from "../../../inputs/index.ts";
import { evidenceOf, type FlagEvidence } from "./evidence.ts";

/** Kinds that the checks raise and remove; they leave other kinds alone. */
const kinds = ["near-duplicate", "burst", "same-domain"] as const satisfies readonly FlagKind[];
type CheckedKind = (typeof kinds)[number];

/** Evidence of each kind of flag; null for none. */
export type Findings = { [Kind in CheckedKind]: FlagEvidence[Kind] | null };

/**
 * Raises one flag per kind of finding, and removes open flags without a finding. A decided flag stays decided unless the evidence
 * names a review that it did not name before.
 */
export async function flagReview(
  tx: Transaction,
  { reviewId, findings, now }: { reviewId: string; findings: Findings; now: Date },
): Promise<void> {
  const flags = await tx.reviewFlag.findMany({ where: { reviewId } });
  for (const kind of kinds) await settle(kind);

  async function settle<Kind extends CheckedKind>(kind: Kind): Promise<void> {
    const found: FlagEvidence[Kind] | null = findings[kind];
    const evidence = found && evidenceOf(kind, found);
    const flag = flags.find((one) => one.kind === kind);
    if (!flag) {
      if (evidence)
        await tx.reviewFlag.createMany({
          data: [{ reviewId, kind, evidence, createdAt: now }],
          skipDuplicates: true,
        });
      return;
    }
    // A concurrent decision is not overwritten.
    const { id, status } = flag;
    const where = { id, status };
    if (status === "open" && !evidence) await tx.reviewFlag.deleteMany({ where });
    else if (!evidence || isDeepStrictEqual(flag.evidence, evidence)) return;
    else if (status === "open") await tx.reviewFlag.updateMany({ where, data: { evidence } });
    else if (namesAnother(evidence, flag.evidence))
      await tx.reviewFlag.updateMany({
        where,
        data: { evidence, status: "open", createdAt: now, decidedAt: null },
      });
  }
}

/** Flags of earlier versions may name no reviews; then there are no others. */
function namesAnother(evidence: object, before: unknown): boolean {
  const named = reviewsIn(before);
  return named !== null && (reviewsIn(evidence) ?? []).some((id) => !named.includes(id));
}

function reviewsIn(evidence: unknown): readonly unknown[] | null {
  const ids = (evidence as { reviewIds?: unknown } | null)?.reviewIds;
  return Array.isArray(ids) ? ids : null;
}
