import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import type { PlanInput } from "../../inputs/index.ts";
import { recomputePlanCounters } from "../counters/recompute.ts";

/**
 * Gives a listing these plans and no others, with what is told of them; gives the names of those that it had, null where
 * nothing changes. A plan of one name stays the same one.
 */
export async function replacePlans(
  tx: Transaction,
  softwareId: string,
  plans: readonly PlanInput[],
): Promise<string[] | null> {
  const stored = await tx.pricingPlan.findMany({ where: { softwareId } });
  const same = new Map(stored.map((plan) => [plan.name, plan]));
  const kept = new Set<string>();
  const written = plans.flatMap((plan) => {
    const before = same.get(plan.name);
    const data = { ...plan, id: before?.id ?? newId(), softwareId };
    const isKept =
      before !== undefined &&
      contents(plan) === contents({ ...before, price: before.price?.toString() ?? null });
    if (isKept) kept.add(before.id);
    return isKept ? [] : [data];
  });
  if (written.length === 0 && kept.size === stored.length) return null;
  // What is changed goes first: no two plans have one name or are popular, not even between two statements.
  await tx.pricingPlan.deleteMany({ where: { softwareId, id: { notIn: [...kept] } } });
  await tx.pricingPlan.createMany({ data: written });
  await recomputePlanCounters(tx, softwareId);
  return stored.map(({ name }) => name).sort();
}

function contents({
  price,
  billingPeriod,
  features,
  isPopular,
}: Omit<PlanInput, "billingPeriod"> & { billingPeriod: string }): string {
  return JSON.stringify([
    price === null ? null : Number(price).toFixed(2),
    billingPeriod,
    features,
    isPopular,
  ]);
}
