import { paths } from "~/paths";
import type { DirectoryValues } from "~/search-params/directory";
import type { FilterChip } from "~/ui/FilterChips";
import { quickFilters } from "./QuickFilters";

/** A chip for each filter in the URL; each links to the list without it. An unknown category shows its slug. */
export function filterChips(values: DirectoryValues, categoryName: string | undefined): FilterChip[] {
  const without = (part: Partial<DirectoryValues>) =>
    paths.softwareDirectory({ ...values, ...part, page: 1 });
  const { search, category, quick } = values;
  const quickLabel = quickFilters.find((each) => each.quick === quick)?.label;
  return [
    ...(search ? [{ label: `“${search}”`, href: without({ search: "" }) }] : []),
    ...(category ? [{ label: categoryName ?? category, href: without({ category: "" }) }] : []),
    ...(quickLabel ? [{ label: quickLabel, href: without({ quick: null }) }] : []),
  ];
}
