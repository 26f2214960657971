import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import type { ReviewsFilter_company$key } from "~/relay/__generated__/ReviewsFilter_company.graphql";
import { type DashboardValues, dashboardParams } from "~/search-params/dashboard";
import { Select } from "~/ui/Select";
import { useListingOptions } from "../listing-options";

/** Props of `ReviewsFilter`: the company with its listings, and the page's search params. */
export interface ReviewsFilterProps {
  company: ReviewsFilter_company$key;
  values: DashboardValues;
}

const answers = [
  { value: "", label: "Answered and unanswered" },
  { value: "missing", label: "Unanswered" },
  { value: "given", label: "Answered" },
] as const;

/** Filters by listing, and by whether a review has an answer. Goes back to page 1. */
export function ReviewsFilter({ company, values }: ReviewsFilterProps) {
  const options = useListingOptions(
    useFragment(
      graphql`
        fragment ReviewsFilter_company on Company {
          ...listingOptions_company
        }
      `,
      company,
    ),
  );
  const { listing, answer } = values;
  return (
    <FilterForm
      action={paths.dashboard()}
      hrefOf={(sent) => paths.dashboard(dashboardParams.read(sent))}
      keeps={{ company: values.company, tab: "reviews" }}
      aria-label="Filters"
    >
      {options.length > 2 && <Select label="Listing" name="listing" value={listing} options={options} />}
      <Select label="Answer" name="answer" value={answer} options={answers} />
    </FilterForm>
  );
}
