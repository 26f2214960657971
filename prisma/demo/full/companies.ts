import { random } from "../random.ts";
import type { Category, Company } from "../types.ts";
import { lines, segments, words } from "./growth.ts";
import type { Coinage, Names } from "./names.ts";
import { spinCompiled } from "./spin.ts";

export type GrownCompany = Company & {
  /** What its products are called by: "Brindlewick" of Brindlewick Systems. */
  brand: string;
};

/** More companies, where and in the trades in which those of the small demo catalogue are. */
export function growCompanies(
  demo: readonly Company[],
  categories: readonly Category[],
  count: number,
  coinage: Coinage,
  names: Names,
): GrownCompany[] {
  const rng = random("companies");
  const kinds = words("houses").filter((word) => word !== "&");
  const grown: GrownCompany[] = [];
  while (grown.length < count) {
    const brand = coinage.place();
    const kind = rng.pick(kinds);
    const tail = kind === "Sons" || kind === "Daughters" ? ` & ${kind}` : ` ${kind}`;
    const name = rng.chance(0.3) ? brand : brand + tail;
    const slug = names.take(name);
    if (!slug) continue;
    const { location, industry } = rng.pick(demo);
    const foundedYear = rng.int(1978, 2024);
    const variables = {
      category: rng.pick(categories).name,
      segment: rng.pick(segments).name.toLowerCase(),
      town: location.split(",")[0]!,
      year: String(foundedYear),
    };
    grown.push({
      slug,
      name,
      brand,
      description: spinCompiled(rng.pick(lines("company descriptions")), rng, variables),
      industry,
      employeeCount: rng.weighted([
        ["1-10", 34],
        ["11-50", 34],
        ["51-200", 19],
        ["201-1000", 9],
        ["1000+", 4],
      ]),
      foundedYear,
      location,
      isVerified: rng.chance(0.35),
    });
  }
  return grown;
}
