// Recomputes the order of the listings of each category from a file of weights alone:
//   node verify-ranking.mjs rankings.jsonl.gz
// The file is that of GET /api/categories/{slug}/ranking, or rankings.jsonl.gz of the data export; also unpacked.
// /ranking explains the formula. Needs Node 20 or later, and nothing else.
import { createReadStream, realpathSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { createGunzip } from "node:zlib";

/** A sum up to its limit, and ever less above it. No limit is null. */
function held(sum, limit) {
  if (limit === null || sum <= limit) return sum;
  return limit <= 0 ? 0 : limit * (1 + Math.log(sum / limit));
}

/** Σw and Σw·r of a listing's reviews after the passes. Weights are whole numbers of units until the second pass. */
function sumsOf(reviews, { weightUnit, periodDays, limits, limitsUnproven }) {
  const groupSums = new Map();
  const periods = new Map();
  const inTime = reviews.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id));
  for (const { date, stars, group, ...review } of inTime) {
    let weight = Math.round(review.weight / weightUnit);
    // First pass: a review of a group weighs what it adds to it.
    if (group !== null) {
      const before = groupSums.get(group) ?? 0;
      groupSums.set(group, before + weight);
      const [from, to] = [before, before + weight].map((sum) => held(sum * weightUnit, limits.organization));
      weight = Math.round((to - from) / weightUnit);
    }
    if (weight === 0) continue;
    const period = Math.floor(Date.parse(date) / 86_400_000 / periodDays);
    const key = `${review.class} ${period}`;
    if (!periods.has(key)) periods.set(key, { class: review.class, weight: 0, product: 0, factor: 1 });
    periods.get(key).weight += weight;
    periods.get(key).product += weight * stars;
  }
  for (const name of Object.keys(limits.period)) {
    const own = [...periods.values()].filter((one) => one.class === name);
    // Second pass: the reviews of a class and period share what the period counts.
    let sum = 0;
    for (const one of own) {
      const before = one.weight * weightUnit;
      const after = held(before, limits.period[name]);
      one.factor = after / before;
      sum += after;
    }
    // Third pass: those of a class share what the class counts.
    const limit = name === "unproven" && !limitsUnproven ? null : limits.class[name];
    for (const one of own) one.factor *= held(sum, limit) / sum;
  }
  let [weights, products] = [0, 0];
  for (const { factor, weight, product } of periods.values()) {
    weights += factor * weight * weightUnit;
    products += factor * product * weightUnit;
  }
  return { weights, products };
}

/** The score and what the order goes by; those without reviews come last and have none. */
function rankOf(reviews, { credit, typicalRating, caution, ...rules }) {
  if (reviews.length === 0 || typicalRating === null) return { score: null, value: 0 };
  const { weights, products } = sumsOf(reviews, rules);
  const score = Math.min(5, (credit * typicalRating + products) / (credit + weights));
  return { score, value: score - caution / Math.sqrt(credit + weights) };
}

const compare = (a, b) => (a === b ? 0 : a < b ? -1 : 1);

/** The first difference between the published order and the recomputed one; undefined if there is none. */
function differenceIn(category, listings) {
  const order = listings.toSorted(
    (a, b) => b.value - a.value || compare(a.sortName, b.sortName) || compare(a.softwareId, b.softwareId),
  );
  for (const [index, listing] of listings.entries()) {
    const where = `${category.slug}, #${index + 1}`;
    const { name, published, score, reviews, reviewCount } = listing;
    if (listing.rank !== index + 1) return `${where}: the file says #${listing.rank}`;
    if (reviews !== reviewCount) return `${where}: ${name} has ${reviews} reviews, not ${reviewCount}`;
    if (Math.abs((score ?? -1) - (published ?? -1)) > 1e-9)
      return `${where}: ${name} has the score ${score}, not ${published}`;
    if (order[index] !== listing) return `${where}: ${order[index].name} comes here, not ${name}`;
  }
}

/** Recomputes all categories of a file, given by its lines; the number of listings, and the first difference if there is one. */
export async function verify(lines) {
  let [count, category, listings, listing, reviews] = [0, null, [], null, []];
  function endListing() {
    if (listing) listings.push({ ...listing, ...rankOf(reviews, category), reviews: reviews.length });
    [listing, reviews] = [null, []];
  }
  function endCategory() {
    endListing();
    const difference = category && differenceIn(category, listings);
    count += listings.length;
    listings = [];
    return difference;
  }
  for await (const line of lines) {
    if (line === "") continue;
    const { type, ...record } = JSON.parse(line);
    if (type === "category") {
      const difference = endCategory();
      if (difference) return { count, difference };
      category = record;
    } else if (type === "listing") {
      endListing();
      listing = { ...record, published: record.score };
    } else if (type === "review") reviews.push(record);
  }
  const difference = endCategory();
  return { count, difference };
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const file = process.argv[2] ?? "rankings.jsonl.gz";
  const bytes = createReadStream(file);
  const input = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  const { count, difference } = await verify(createInterface({ input, crlfDelay: Infinity }));
  console.log(difference ?? `${count} listings, same order`);
  process.exitCode = difference ? 1 : 0;
}
