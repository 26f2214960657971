import { formatCount } from "./count";

function dollars(amount: number): string {
  const [whole, cents] = amount.toFixed(2).split(".");
  return `$${formatCount(Number(whole))}.${cents}`;
}

/** The price of a plan: "$29.00 / month", "Free", or "Contact for pricing" where it is on request. */
export function planPrice(price: string | null | undefined, period: "MONTH" | "YEAR"): string {
  if (price == null) return "Contact for pricing";
  return Number(price) === 0 ? "Free" : `${dollars(Number(price))} / ${period.toLowerCase()}`;
}

/** What of a plan its price is made of. */
interface Plan {
  readonly price: string | null | undefined;
  readonly billingPeriod: "MONTH" | "YEAR";
}

/**
 * What a card says of a product's plans, cheapest first: "From $29.00 / month", "Free" where a plan costs nothing, or
 * "Contact for pricing" where there is no plan, and where all are on request.
 */
export function lowestPlan(plans: readonly Plan[]): string {
  const [cheapest] = plans;
  if (cheapest?.price == null) return "Contact for pricing";
  const price = planPrice(cheapest.price, cheapest.billingPeriod);
  return price === "Free" ? price : `From ${price}`;
}
