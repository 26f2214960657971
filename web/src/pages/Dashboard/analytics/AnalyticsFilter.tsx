import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import type { AnalyticsFilter_company$key } from "~/relay/__generated__/AnalyticsFilter_company.graphql";
import { type DashboardValues, dashboardParams } from "~/search-params/dashboard";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { Select } from "~/ui/Select";
import { useListingOptions } from "../listing-options";

/** Props of `AnalyticsFilter`: the company with its listings, and the page's search params. */
export interface AnalyticsFilterProps {
  company: AnalyticsFilter_company$key;
  values: DashboardValues;
}

/** Chooses the number of days and the listing. */
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
      <SegmentedControl
        label="Period"
        choices={(["30", "90"] as const).map((each) => ({
          label: `${each} days`,
          href: hrefOf({ days: each }),
          isCurrent: each === days,
        }))}
      />
      {options.length > 2 && (
        <FilterForm
          action={paths.dashboard()}
          hrefOf={(sent) => paths.dashboard(dashboardParams.read(sent))}
          keeps={{ company: values.company, tab: "analytics", days }}
          aria-label="Filters"
        >
          <Select label="Listing" name="listing" value={listing} options={options} />
        </FilterForm>
      )}
    </Flex>
  );
}
