import { knownLanguage } from "@assay/api/inputs";
import { graphql, useFragment } from "react-relay/hooks";
import type { useFilterChips_facets$key } from "~/relay/__generated__/useFilterChips_facets.graphql";
import type { FilterChip } from "~/ui/FilterChips";

/**
 * A chip for each filter that is on. `params` are the search params by the names of the facets, and `hrefWith` is the first page of the
 * list with other values of some.
 */
export function useFilterChips<Values extends object>(
  facets: useFilterChips_facets$key | null | undefined,
  {
    values,
    params,
    hrefWith,
  }: {
    values: Values;
    params: Readonly<Record<string, string>>;
    hrefWith: (change: Partial<Values>) => string;
  },
): FilterChip[] {
  const counted = useFragment(
    graphql`
      fragment useFilterChips_facets on Facet @relay(plural: true) {
        name
        choices {
          value
          label
          isChosen
        }
      }
    `,
    facets ?? [],
  );
  const without = (name: string, value: string) => {
    if (name === "price") return { priceMin: "", priceMax: "" };
    const param = params[name];
    const now = values[param as keyof Values];
    // The address may have another spelling of a language.
    const isOther = (one: string) => (name === "languages" ? knownLanguage(one) : one) !== value;
    return param ? { [param]: Array.isArray(now) ? now.filter(isOther) : null } : {};
  };
  return counted.flatMap(({ name, choices }) =>
    choices
      .filter(({ isChosen }) => isChosen)
      .map(({ value, label }) => ({ label, href: hrefWith(without(name, value) as Partial<Values>) })),
  );
}
