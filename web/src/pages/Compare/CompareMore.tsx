import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import type { CompareMore_found$key } from "~/relay/__generated__/CompareMore_found.graphql";
import type { CompareMore_software$key } from "~/relay/__generated__/CompareMore_software.graphql";
import { type CompareView, compareParams, maxCompared } from "~/search-params/compare";
import { Button, LinkButton } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { Section } from "~/ui/Section";
import { SuggestedListings } from "./SuggestedListings";

/** Props of `CompareMore`: the compared listings, what is found by the text `find` if there is one, and what stays in the address. */
export interface CompareMoreProps {
  software: CompareMore_software$key;
  found: CompareMore_found$key | null | undefined;
  find: string;
  view: CompareView;
}

const headings = ["Find a product", "Compare it with"];

/** What can be added to the comparison: similar listings, or those of a search. A form and links, so that this works without scripts too. */
export function CompareMore({ software, found, find, view }: CompareMoreProps) {
  const listings = useFragment(
    graphql`
      fragment CompareMore_software on Software @relay(plural: true) {
        databaseId
        similar(first: 6) {
          databaseId
          name
          logoUrl
        }
      }
    `,
    software,
  );
  const results = useFragment(
    graphql`
      fragment CompareMore_found on SoftwareConnection {
        edges {
          node {
            databaseId
            name
            logoUrl
          }
        }
      }
    `,
    found,
  );
  if (listings.length >= maxCompared) return null;
  const ids = listings.map(({ databaseId }) => databaseId);
  const offered = results
    ? results.edges.map(({ node }) => node)
    : listings.flatMap(({ similar }) => similar);
  const others = new Map(
    offered.filter(({ databaseId }) => !ids.includes(databaseId)).map((each) => [each.databaseId, each]),
  );
  return (
    <Section heading={headings[ids.length] ?? "Add another"} mt="10" data-no-print>
      <FilterForm
        action={paths.compare()}
        hrefOf={(sent) => paths.compare({ ...compareParams.read(sent), ids })}
        keeps={{ ids: ids.join(), only: view.only, people: String(view.people) }}
        hasButton
        role="search"
        aria-label="Products to compare"
        maxWidth="36rem"
        mb="4"
      >
        <SearchField name="find" label="Find a product" value={find} />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </FilterForm>
      <Box role="status" textStyle="small" color="fg.muted" mb={results ? "3" : "0"}>
        {results && (
          <>
            {others.size === 0 ? "Nothing to add" : "Best matches"} for “<bdi>{find}</bdi>”
          </>
        )}
      </Box>
      <SuggestedListings
        listings={[...others.values()].slice(0, results ? undefined : 6)}
        hrefWith={(id) => paths.compare({ ...view, ids: [...ids, id] })}
      >
        {ids.length > 0 && (
          <li>
            <LinkButton to={paths.softwareDirectory()} variant="quiet">
              Browse software
            </LinkButton>
          </li>
        )}
      </SuggestedListings>
    </Section>
  );
}
