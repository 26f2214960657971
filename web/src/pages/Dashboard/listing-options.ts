import { graphql, useFragment } from "react-relay/hooks";
import type { listingOptions_company$key } from "~/relay/__generated__/listingOptions_company.graphql";
import type { SelectOption } from "~/ui/Select";

/** The listings of a company as choices of a filter, by name; the first hundred, all of them at first. */
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
  const named = choices.edges.map(({ node }) => ({ value: node.databaseId, label: node.name }));
  return [
    { value: "", label: "All listings" },
    ...named.toSorted((a, b) => a.label.localeCompare(b.label, "en")),
  ];
}
