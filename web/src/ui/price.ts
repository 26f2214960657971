import { formatCount } from "./count";

/** What of a plan its price is made of. */
export interface Plan {
  readonly price: string | null | undefined;
  /** An ISO 4217 code. */
  readonly currency: string;
  readonly billingPeriod: "MONTH" | "YEAR" | "ONCE";
  /** Null if unknown. */
  readonly unit?: "PERSON" | "FLAT" | null | undefined;
  readonly minimumPeople?: number | null | undefined;
}

/** Signs that stand for one currency among those that most readers meet; others are told by their code. */
const signs: Readonly<Record<string, string>> = { USD: "$", EUR: "€", GBP: "£" };
/** Currencies that have no smaller unit. */
const whole = new Set("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(" "));

function money(amount: number, currency: string): string {
  const [units, cents] = amount.toFixed(2).split(".");
  const sign = signs[currency] ?? `${currency}\u00a0`;
  return `${sign}${formatCount(Number(units))}${whole.has(currency) && cents === "00" ? "" : `.${cents}`}`;
}

/** The amount that a plan costs: "$29.00", "Free", or "Contact for pricing" where it is on request. */
export function planAmount({ price, currency }: Pick<Plan, "price" | "currency">): string {
  if (price == null) return "Contact for pricing";
  return Number(price) === 0 ? "Free" : money(Number(price), currency);
}

/** The price of a plan in a few words: "$29.00 / month", "$9.00 / person / year", "$49.00 once". */
export function planPrice(plan: Plan): string {
  const amount = planAmount(plan);
  if (plan.price == null || Number(plan.price) === 0) return amount;
  const period = plan.billingPeriod.toLowerCase();
  // Where the line is too short, it breaks before a slash.
  if (plan.unit === "PERSON")
    return `${amount} /\u00a0person ${period === "once" ? period : `/\u00a0${period}`}`;
  return `${amount} ${period === "once" ? period : `/ ${period}`}`;
}

/** What a plan's price is for: "per person, per month, at least 5 people"; empty for one that is free or on request and says no more. */
export function planTerms({ price, billingPeriod, unit, minimumPeople }: Plan): string {
  const isPriced = price != null && Number(price) > 0;
  return [
    isPriced && unit === "PERSON" && "per person",
    isPriced && (billingPeriod === "ONCE" ? "paid once" : `per ${billingPeriod.toLowerCase()}`),
    isPriced && unit === "FLAT" && "for everybody together",
    minimumPeople != null &&
      minimumPeople > 1 &&
      unit !== "FLAT" &&
      `at least ${formatCount(minimumPeople)} people`,
  ]
    .filter(Boolean)
    .join(", ");
}

/**
 * What a card says of a product's plans, cheapest first: "From $29.00 / month", "Free" where a plan costs nothing, or
 * "Contact for pricing" where there is no plan, and where all are on request.
 */
export function lowestPlan(plans: readonly Plan[]): string {
  const [cheapest] = plans;
  if (cheapest?.price == null) return "Contact for pricing";
  const price = planPrice(cheapest);
  return price === "Free" ? price : `From ${price}`;
}
