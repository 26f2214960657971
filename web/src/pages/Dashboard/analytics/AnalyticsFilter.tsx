import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { type DashboardValues, dashboardSearch } from "~/address/dashboard-search";
import { paths } from "~/paths";
import type { AnalyticsFilter_company$key } from "~/relay/__generated__/AnalyticsFilter_company.graphql";
import { FilterForm } from "~/ui/FilterForm";
import { Segmented } from "~/ui/Segmented";
import { Select } from "~/ui/Select";
import { useListingOptions } from "../listing-options";

/** What the filter takes: the company whose listings are chosen from, and what stands in the address. */
export interface AnalyticsFilterProps {
  company: AnalyticsFilter_company$key;
  values: DashboardValues;
}

/** How many days the counts are of, and of which listing. */
export function AnalyticsFilter({ company, values }: AnalyticsFilterProps) {
  const options = useListingOptions(
    useFragment(
      graphql`
        fragment AnalyticsFilter_company on Company {
          ...listingOptions_company
        }
      `,
      company,
    ),
  );
  const { days, listing } = values;
  const hrefOf = (change: Partial<DashboardValues>) =>
    paths.dashboard({ company: values.company, tab: "analytics", days, listing, ...change });
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <Segmented
        label="Time"
        choices={(["30", "90"] as const).map((each) => ({
          label: `${each} days`,
          href: hrefOf({ days: each }),
          isCurrent: each === days,
        }))}
      />
      {options.length > 2 && (
        <FilterForm
          action={paths.dashboard()}
          hrefOf={(sent) => paths.dashboard(dashboardSearch.read(sent))}
          keeps={{ company: values.company, tab: "analytics", days }}
          aria-label="Filters"
        >
          <Select label="Listing" name="listing" value={listing} options={options} />
        </FilterForm>
      )}
    </Flex>
  );
}
