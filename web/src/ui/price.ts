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
 * What a card says of a product's plans, cheapest first: "From $29.00 / month", or "Free" where a plan costs
 * nothing. Plans that all are on request are plans all the same: only without any is it "Contact for pricing".
 */
export function lowestPlan(plans: readonly Plan[]): string {
  const [cheapest] = plans;
  if (!cheapest) return "Contact for pricing";
  if (cheapest.price == null) return "Price on request";
  const price = planPrice(cheapest.price, cheapest.billingPeriod);
  return price === "Free" ? price : `From ${price}`;
}
