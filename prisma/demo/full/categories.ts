import { random } from "../random.ts";
import { slugOf } from "../text.ts";
import type { Category } from "../types.ts";
import { lines, type Segment, segments } from "./growth.ts";
import { spinCompiled } from "./spin.ts";

export type GrownCategory = Category & { segment: Segment };

/**
 * More categories, on the third level: those of the second level again, each for one trade ("CRM for Law Firms"). Needs,
 * advice, roles and screens are those of the category above.
 */
export function growCategories(demo: readonly Category[], count: number): GrownCategory[] {
  const rng = random("categories");
  const tops = new Set(demo.filter(({ parent }) => parent === null).map(({ slug }) => slug));
  const taken = new Set(demo.map(({ slug }) => slug));
  const all = demo
    .filter(({ parent }) => parent !== null && tops.has(parent))
    .flatMap((parent) => segments.map((segment) => ({ parent, segment })));
  return rng
    .shuffle(all)
    .map(({ parent, segment }) => ({
      parent,
      segment,
      slug: slugOf(`${parent.name} for ${segment.name}`),
    }))
    .filter(({ slug }) => !taken.has(slug))
    .slice(0, count)
    .map(({ parent, segment, slug }) => {
      const variables = { category: parent.name, segment: segment.name };
      const line = (list: string) => spinCompiled(rng.pick(lines(list)), rng, variables);
      return {
        ...parent,
        slug,
        name: `${parent.name} for ${segment.name}`,
        parent: parent.slug,
        description: line("category descriptions"),
        hero: line("category heroes"),
        segment,
      };
    });
}
