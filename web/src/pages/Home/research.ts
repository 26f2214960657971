import { type ResearchGroup, researchSettings } from "./research-settings";

/** The specification's limit of a group. */
const maxCategories = 4;

/** A category with what grouping needs. */
interface Candidate {
  readonly name: string;
  readonly softwareCount: number;
}

/** A group of the research section with its categories. */
export interface FilledGroup<C> {
  readonly title: string;
  readonly categories: readonly C[];
}

/** Sorts categories into the research groups by the words of their names, those with most listings first. */
export function researchGroups<C extends Candidate>(
  categories: readonly C[],
  groups: readonly ResearchGroup[] = researchSettings,
): FilledGroup<C>[] {
  const bySize = categories.toSorted((a, b) => b.softwareCount - a.softwareCount);
  return groups
    .map(({ title, keywords }) => ({
      title,
      categories: bySize.filter(({ name }) => matches(name, keywords)).slice(0, maxCategories),
    }))
    .filter((group) => group.categories.length > 0);
}

/** True where a word of the name begins with a keyword; see ResearchGroup for keywords that end in a space. */
function matches(name: string, keywords: readonly string[]): boolean {
  const words = ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return keywords.some((keyword) => words.includes(` ${keyword}`));
}
