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
  const bySize = categories
    .toSorted((a, b) => b.softwareCount - a.softwareCount)
    .map((category) => ({ category, words: wordsOf(category.name) }));
  return groups
    .map(({ title, keywords }) => {
      // A keyword begins a word; see ResearchGroup for those that end in a space.
      const beginnings = keywords.map((keyword) => ` ${keyword}`);
      const found = bySize.filter(({ words }) => beginnings.some((beginning) => words.includes(beginning)));
      return { title, categories: found.slice(0, maxCategories).map(({ category }) => category) };
    })
    .filter((group) => group.categories.length > 0);
}

/** A name's words in small letters, with a space before and after each. */
const wordsOf = (name: string) => ` ${name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
