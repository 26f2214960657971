import { Flex } from "@chakra-ui/react";
import { isFiltered } from "~/components/filters/variables";
import { paths } from "~/paths";
import type { SearchValues } from "~/search-params/search";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { writePaths } from "~/write-paths";
import { focusSummary } from "./SearchSummary";

/** Props of `NothingFound`: its texts, and the page's search params. */
export interface NothingFoundProps {
  heading: "No software found" | "No categories found";
  values: SearchValues;
}

/** Shown in a tab without results. After a search, Clear removes the text and keeps tab, order and view; what is missing can be suggested. */
export function NothingFound({ heading, values }: NothingFoundProps) {
  const { query, match, tab, sort, view } = values;
  if (tab === "software" && isFiltered(values))
    return (
      <EmptyState
        heading={heading}
        text="Nothing passes all filters. Remove one, or all of them."
        action={
          <LinkButton
            to={paths.search({ query, match, sort, view })}
            preventScrollReset
            onClick={focusSummary}
          >
            Clear Filters
          </LinkButton>
        }
      />
    );
  if (!query) return <EmptyState heading={heading} text="No software is listed yet." />;
  return (
    <EmptyState
      heading={heading}
      text="Try fewer or different words. Typos are tolerated."
      action={
        <Flex justify="center" wrap="wrap" gap="3">
          <LinkButton to={paths.search({ tab, sort, view })} preventScrollReset onClick={focusSummary}>
            Clear
          </LinkButton>
          {tab === "software" && (
            <LinkButton to={writePaths.suggest({ name: query })} variant="outline">
              Suggest a product
            </LinkButton>
          )}
        </Flex>
      }
    />
  );
}
