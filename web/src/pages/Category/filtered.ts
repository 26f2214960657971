import { isFiltered } from "~/components/filters/variables";
import type { CategoryFilterValues } from "~/search-params/category";

/** True if the list has not all listings of the category. */
export const isCategoryFiltered = (filters: CategoryFilterValues): boolean =>
  isFiltered(filters) || Boolean(filters.segment || filters.pricing);
