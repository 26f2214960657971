import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../database/client/transaction.ts";
import type { FlagKind } from "../../../inputs/index.ts";
import type { Burst } from "./bursts.ts";
import type { NearDuplicates } from "./near-duplicates.ts";
import type { SameDomain } from "./same-domain.ts";

/** Evidence of each kind of flag; null for none. IDs and numbers only, never an address or a domain. */
export interface Findings {
  "near-duplicate": NearDuplicates | null;
  burst: Burst | null;
  "same-domain": SameDomain | null;
}

/** Kinds that the checks raise and remove; they leave other kinds alone. */
const kinds = ["near-duplicate", "burst", "same-domain"] as const satisfies readonly (FlagKind &
  keyof Findings)[];

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

  async function settle(kind: keyof Findings): Promise<void> {
    const evidence = findings[kind] && { ...findings[kind] };
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

function namesAnother(evidence: object, before: unknown): boolean {
  const named = reviewsIn(before);
  return reviewsIn(evidence).some((id) => !named.includes(id));
}

const reviewsIn = (evidence: unknown): unknown[] =>
  Object.entries(evidence ?? {}).flatMap(([name, value]) => (name === "reviewIds" ? value : []));
