import { graphql, useFragment } from "react-relay/hooks";
import type { listingOptions_company$key } from "~/relay/__generated__/listingOptions_company.graphql";
import type { SelectOption } from "~/ui/Select";

/** The listings of a company as options of a filter, by name, at most a hundred; the first option is all of them. */
export function useListingOptions(company: listingOptions_company$key): readonly SelectOption[] {
  const { choices } = useFragment(
    graphql`
      fragment listingOptions_company on Company {
        choices: software(first: 100) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    company,
  );
  return [{ value: "", label: "All listings" }, ...optionsByName(choices.edges.map(({ node }) => node))];
}

/** Listings as options, by name. */
export function optionsByName(
  listings: readonly { readonly databaseId: string; readonly name: string }[],
): SelectOption[] {
  return listings
    .map(({ databaseId, name }) => ({ value: databaseId, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
}
