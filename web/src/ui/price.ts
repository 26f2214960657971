const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

/** A price as it is shown: "$12", "$12.50". */
function formatPrice(decimal: string): string {
  return dollars.format(Number(decimal));
}

/** What a product costs at least. `lowest` is null where there is no plan or only plans on request. */
export function startingPrice(lowest: string | null | undefined): string {
  if (lowest == null) return "Contact for pricing";
  return Number(lowest) === 0 ? "Free option" : `From ${formatPrice(lowest)}`;
}

const exactDollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** The price of a plan: "$29.00 / month", "Free", or "Contact for pricing" where it is on request. */
export function planPrice(price: string | null | undefined, period: "MONTH" | "YEAR"): string {
  if (price == null) return "Contact for pricing";
  return Number(price) === 0 ? "Free" : `${exactDollars.format(Number(price))} / ${period.toLowerCase()}`;
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
