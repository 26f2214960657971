import { Box, Flex } from "@chakra-ui/react";
import { paths } from "~/paths";
import type { SearchValues } from "~/search-params/search";
import { formatCount } from "~/ui/count";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { TabLinks } from "~/ui/TabLinks";

/** Props of `SearchTabs`: the page's search params, and the number of results of each kind. */
export interface SearchTabsProps {
  values: SearchValues;
  software: number;
  categories: number;
}

/** The two kinds of results, and for software the order of a search and grid or list view. */
export function SearchTabs({ values, software, categories }: SearchTabsProps) {
  const { query, tab, sort, view } = values;
  const tabs = [
    { tab: "software", label: `Software (${formatCount(software)})` },
    { tab: "categories", label: `Categories (${formatCount(categories)})` },
  ] as const;
  const viewLinks = (["grid", "list"] as const).map((option) => ({
    label: option === "grid" ? "Grid" : "List",
    href: paths.search({ ...values, view: option }),
    isCurrent: option === view,
  }));
  const orders = (["rating", "match"] as const).map((option) => ({
    label: option === "rating" ? "Highest rated" : "Best match",
    href: paths.search({ ...values, sort: option, page: 1 }),
    isCurrent: option === sort,
  }));
  return (
    <Flex wrap="wrap" align="center" gap={{ base: "2", md: "4" }} mb="6">
      <Box flex="1" minWidth="16rem">
        <TabLinks
          label="Kinds of results"
          tabs={tabs.map((each) => ({
            label: each.label,
            href: paths.search({ ...values, tab: each.tab, page: 1 }),
            isCurrent: each.tab === tab,
          }))}
        />
      </Box>
      {tab === "software" && query && <SegmentedControl label="Order" choices={orders} />}
      {tab === "software" && software > 0 && <SegmentedControl label="View" choices={viewLinks} />}
    </Flex>
  );
}
