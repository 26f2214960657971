import type { BillingPeriod, PlanUnit } from "./vocabulary.ts";

/** What of a plan its cost is computed from. */
export interface CostedPlan {
  /** Null is on request. */
  readonly price: string | null | undefined;
  readonly billingPeriod: BillingPeriod;
  /** Null is unknown. */
  readonly unit: PlanUnit | null | undefined;
  readonly minimumPeople: number | null | undefined;
}

/**
 * What a plan costs so many people in the first year, in its currency; a payment once counts whole. Null where that cannot be told: the
 * price is on request, or what it is for is not known. A plan that is free costs nothing, whatever it is for.
 */
export function yearlyCost(
  { price, billingPeriod, unit, minimumPeople }: CostedPlan,
  people: number,
): number | null {
  if (price == null) return null;
  const amount = Number(price);
  if (amount === 0) return 0;
  if (unit == null) return null;
  const payments = billingPeriod === "month" ? 12 : 1;
  const units = unit === "person" ? Math.max(people, minimumPeople ?? 1) : 1;
  // In cents: a sum of prices has no more digits than they have.
  return (Math.round(amount * 100) * payments * units) / 100;
}
