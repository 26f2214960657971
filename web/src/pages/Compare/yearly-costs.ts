import { type BillingPeriod, type PlanUnit, yearlyCost } from "@assay/api/inputs";
import { type Plan, planAmount } from "~/ui/price";

/** What a plan costs that number of people in the first year; `text` is null where that cannot be told. */
export interface PlanCost {
  readonly name: string;
  readonly text: string | null;
  readonly isOnRequest: boolean;
}

/** The cost of each plan for that number of people in the first year, each in its own currency. */
export function costsOf(plans: readonly (Plan & { readonly name: string })[], people: number): PlanCost[] {
  return plans.map(({ name, price, currency, billingPeriod, unit, minimumPeople }) => {
    const cost = yearlyCost(
      {
        price,
        billingPeriod: billingPeriod.toLowerCase() as BillingPeriod,
        unit: (unit?.toLowerCase() ?? null) as PlanUnit | null,
        minimumPeople,
      },
      people,
    );
    return {
      name,
      text: cost === null ? null : planAmount({ price: String(cost), currency }),
      isOnRequest: price == null,
    };
  });
}
