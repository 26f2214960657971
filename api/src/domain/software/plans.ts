import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import type { PlanInput } from "../../inputs/index.ts";
import { recomputePlanCounters } from "../counters/recompute.ts";

/**
 * Replaces all plans of a listing; returns the names of the former ones, or null if nothing changes. A plan with the same name
 * keeps its ID.
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
  // Deletes first: no two plans may have one name or be popular, not even between two statements.
  await tx.pricingPlan.deleteMany({ where: { softwareId, id: { notIn: [...kept] } } });
  await tx.pricingPlan.createMany({ data: written });
  await recomputePlanCounters(tx, softwareId);
  return stored.map(({ name }) => name).sort();
}

function contents({
  price,
  currency,
  billingPeriod,
  unit,
  minimumPeople,
  features,
  isPopular,
}: Omit<PlanInput, "billingPeriod" | "unit"> & { billingPeriod: string; unit: string | null }): string {
  const amount = price === null ? null : Number(price).toFixed(2);
  return JSON.stringify([amount, currency, billingPeriod, unit, minimumPeople, features, isPopular]);
}
