import { paths } from "~/paths";
import type { SearchValues } from "~/search-params/search";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { focusSummary } from "./SearchSummary";

/** Props of `NothingFound`: its words, and the page's search params. */
export interface NothingFoundProps {
  heading: "No software found" | "No categories found";
  values: SearchValues;
}

/** Stands in a tab without a hit. Where something was searched for, Clear takes it off and keeps tab and look. */
export function NothingFound({ heading, values: { query, tab, view } }: NothingFoundProps) {
  if (!query) return <EmptyState heading={heading} text="No software is listed yet." />;
  return (
    <EmptyState
      heading={heading}
      text="Try fewer or different words. Typos are tolerated."
      action={
        <LinkButton to={paths.search({ tab, view })} preventScrollReset onClick={focusSummary}>
          Clear
        </LinkButton>
      }
    />
  );
}
