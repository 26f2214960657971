import { type Random, random } from "./random.ts";
import type { Category, Facts, Plan, PlanTerms, Product } from "./types.ts";

/** How often a vendor states nothing at all, and leaves out one fact: buyers meet both. */
const silent = 0.1;
const leftOut = 0.08;

/** Languages by their English names, with how many products have them besides English. */
const languages: [string, number][] = [
  ["ar", 2],
  ["zh-Hans", 3],
  ["cs", 2],
  ["da", 3],
  ["nl", 6],
  ["en", 0],
  ["fi", 2],
  ["fr", 10],
  ["de", 10],
  ["he", 1],
  ["it", 6],
  ["ja", 4],
  ["ko", 2],
  ["no", 3],
  ["pl", 4],
  ["pt", 3],
  ["pt-BR", 6],
  ["es", 9],
  ["sv", 4],
  ["tr", 2],
  ["uk", 1],
];
const licenses = ["AGPL-3.0", "GPL-3.0", "MIT", "Apache-2.0", "MPL-2.0"];

const says = {
  ownServer: /self-host|own (?:server|hosting|machine)|on-prem|per server/,
  phone: /phone app|mobile app|on (?:the|a|his|her|their) phone|\bapps?\b|offline|dictate/,
  browserOnly: /browser-only|nothing to install/,
  desktop: /desktop|terminal|backup|printer|spreadsheet file/,
};

/** What a price is for, where a plan says it: "per seller", "five users", "one site". */
const perPerson =
  /\bper (?:named |planned )?(?:person|user|agent|seller|seat|employee|writer|walker|traveller|reader|practitioner|learner|developer|desk|auditor|preparer)\b/;
const perThing = /\bper [a-z]/;
const forAll =
  /\b(?:unlimited|any number of|\d[\d,]*|one|two|three|four|five|six|ten|twenty) (?:named )?(?:people|persons?|users?|crew|players|readers|seats|teachers?|practitioners?|planners?|sites?|locations?|rooms?|floors?|farms?|boards?|buildings?|teams?|shops?|links?|accounts?|topics?|terminals|machines?)\b/;
const counts: Record<string, number> = { two: 2, three: 3, five: 5, ten: 10, twenty: 20 };

/** States facts of products which their texts do not contradict; the same product, the same facts. */
export class FactWriter {
  private readonly bySlug: ReadonlyMap<string, Category>;
  /** Names of products that others work with, the better known ones more often. */
  private readonly partners: readonly (readonly [Product, number])[];

  constructor(products: readonly Product[], bySlug: ReadonlyMap<string, Category>) {
    this.bySlug = bySlug;
    this.partners = products
      .filter((one) => one.reviews > 12 && !one.flags.has("draft") && this.typeOf(one) === "software")
      .map((one) => [one, one.reviews] as const);
  }

  /** The facts of a product's row. */
  of(product: Product): Facts {
    const rng = random(`facts:${product.slug}`);
    const unknown: Facts = {
      platforms: [],
      hasFreeTrial: null,
      languages: [],
      supportKinds: [],
      integrations: [],
      licenses: [],
    };
    if (rng.chance(silent)) return unknown;
    const isSoftware = this.typeOf(product) === "software";
    const platforms = isSoftware ? platformsOf(product, rng) : [];
    const stated: Facts = {
      platforms,
      hasFreeTrial: isSoftware ? trialOf(product, rng) : null,
      languages: languagesOf(product, rng),
      supportKinds: supportOf(product, isSoftware, rng),
      integrations: isSoftware ? this.integrationsOf(product, rng) : [],
      licenses: platforms.includes("self-hosted") && rng.chance(0.6) ? [rng.pick(licenses)] : [],
    };
    const known = Object.entries(stated).map(([name, fact]) => [
      name,
      rng.chance(leftOut) ? unknown[name as keyof Facts] : fact,
    ]);
    return Object.fromEntries(known) as Facts;
  }

  /** The plans of a product with their terms. */
  plansOf(product: Product): (Plan & PlanTerms)[] {
    const rng = random(`terms:${product.slug}`);
    const priced = product.plans.map(({ price }) => Number(price)).filter((price) => price > 0);
    const isCheap = priced.length > 0 && Math.min(...priced) < 40;
    const usual = isCheap && this.typeOf(product) === "software" && rng.chance(0.7) ? "person" : null;
    // Well-known products and those whose plans name dollars keep them.
    const currency = product.reviews > 20 || rng.chance(0.9) ? "USD" : rng.pick(["EUR", "EUR", "GBP"]);
    return product.plans.map((plan, place) => {
      const unit = unitOf(plan) ?? (usual && !perThing.test(wordsOf(plan)) ? usual : null);
      const isLarger = place > 0 && unit === "person" && Number(plan.price) !== 0;
      return {
        ...plan,
        currency,
        billingPeriod: /for ever|bought once/.test(wordsOf(plan)) ? "once" : plan.billingPeriod,
        unit,
        minimumPeople:
          unit === "person"
            ? (leastOf(plan) ?? (isLarger && rng.chance(0.3) ? rng.pick([3, 5, 5, 10, 25]) : null))
            : null,
      };
    });
  }

  private typeOf(product: Product) {
    return this.bySlug.get(product.categories[0]!)?.type ?? "software";
  }

  private integrationsOf(product: Product, rng: Random): string[] {
    const count = rng.weighted([
      [0, 2],
      [rng.int(1, 3), 4],
      [rng.int(4, 8), 3],
      [rng.int(9, 18), 1],
    ]);
    const others = this.partners.filter(([one]) => one.categories[0] !== product.categories[0]);
    const names = Array.from({ length: others.length > 0 ? count : 0 }, () => rng.weighted(others).name);
    return [...new Set(names)].filter((name) => name !== product.name).sort();
  }
}

const textOf = ({ short, paragraphs, features, plans }: Product) =>
  [short, ...paragraphs, ...features, ...plans.flatMap((plan) => plan.features)].join(" ").toLowerCase();
const wordsOf = ({ features }: Plan) => features.join(", ").toLowerCase();

function unitOf(plan: Plan): "person" | "flat" | null {
  const words = wordsOf(plan);
  if (perPerson.test(words)) return "person";
  return forAll.test(words) && !perThing.test(words) ? "flat" : null;
}

/** "Per practitioner, from five". */
const leastOf = (plan: Plan) => counts[/\bfrom (\w+)/.exec(wordsOf(plan))?.[1] ?? ""] ?? null;

function platformsOf(product: Product, rng: Random): string[] {
  const text = textOf(product);
  const own = says.ownServer.test(text) || rng.chance(0.06);
  if (says.browserOnly.test(text)) return own ? ["web", "self-hosted"] : ["web"];
  const isMobile = says.phone.test(text) || rng.chance(0.35);
  const isDesktop = says.desktop.test(text) || rng.chance(0.18);
  const runs: Record<string, boolean> = {
    web: !isDesktop || rng.chance(0.8),
    windows: isDesktop,
    macos: isDesktop && rng.chance(0.75),
    linux: isDesktop && rng.chance(0.35),
    ios: isMobile,
    android: isMobile && rng.chance(0.92),
    "self-hosted": own,
  };
  return Object.keys(runs).filter((platform) => runs[platform]);
}

function trialOf(product: Product, rng: Random): boolean | null {
  if (/\btrial\b|try it/.test(textOf(product))) return true;
  const isFree = product.plans.some(({ price }) => price !== null && Number(price) === 0);
  return rng.weighted<boolean | null>([
    [true, isFree ? 4 : 7],
    [false, isFree ? 2 : 1],
    [null, isFree ? 4 : 2],
  ]);
}

function languagesOf(product: Product, rng: Random): string[] {
  const most = product.reviews > 25 ? 12 : product.reviews > 8 ? 6 : 3;
  const spoken = new Set(["en", ...Array.from({ length: rng.int(0, most) }, () => rng.weighted(languages))]);
  return languages.map(([tag]) => tag).filter((tag) => spoken.has(tag));
}

function supportOf(product: Product, isSoftware: boolean, rng: Random): string[] {
  const lean = product.lean.support * 0.15;
  const offers: Record<string, number> = {
    email: 0.95,
    phone: (isSoftware ? 0.4 : 0.85) + lean,
    chat: 0.35 + lean,
    forum: isSoftware ? 0.25 : 0,
    "knowledge-base": isSoftware ? 0.7 : 0.1,
    training: 0.2 + lean,
    "around-the-clock": 0.08 + lean / 2,
  };
  return Object.keys(offers).filter((kind) => rng.chance(offers[kind]!));
}
