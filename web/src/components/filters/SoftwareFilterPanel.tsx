import { FilterPanel, type FilterPanelProps } from "./FilterPanel";
import type { FilterValues } from "./variables";

/** Props of `SoftwareFilterPanel`: the filters of the address, and the address of page 1 with other ones. */
export interface SoftwareFilterPanelProps
  extends Pick<FilterPanelProps, "facets" | "params" | "chosen" | "hrefOf" | "clearHref"> {
  values: Pick<FilterValues, "more" | "priceMin" | "priceMax">;
  hrefWith: (change: Partial<Pick<FilterValues, "more" | "priceMin" | "priceMax">>) => string;
}

/** The filters of a list of software. */
export function SoftwareFilterPanel({ values, hrefWith, ...panel }: SoftwareFilterPanelProps) {
  const isOpen = values.more === "1";
  return (
    <FilterPanel
      isOpen={isOpen}
      toggleHref={hrefWith({ more: isOpen ? null : "1" })}
      price={{
        min: values.priceMin,
        max: values.priceMax,
        hrefWith: (priceMin, priceMax) => hrefWith({ priceMin, priceMax }),
      }}
      industriesOf="reviewers"
      {...panel}
    />
  );
}
