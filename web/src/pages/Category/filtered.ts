import { isFiltered } from "~/components/filters/variables";
import type { CategoryFilterValues } from "~/search-params/category";

/** True if the list has not all listings of the category. */
export const isCategoryFiltered = (filters: CategoryFilterValues): boolean =>
  isFiltered(filters) || Boolean(filters.segment || filters.pricing);

/** The filters of the bar above the list, without those of the panel. */
export const barOf = ({ segment, rating, pricing }: CategoryFilterValues) => ({ segment, rating, pricing });
