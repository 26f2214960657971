import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareTab_company$key } from "~/relay/__generated__/SoftwareTab_company.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { Section } from "~/ui/Section";
import { useOnDemand } from "~/ui/use-on-demand";
import { ListingRow } from "./ListingRow";

const loadDialog = () => import("./CreateListing");

/** The company's listings by name, including Drafts, and the button to create another one. */
export function SoftwareTab({
  company,
  values,
}: {
  company: SoftwareTab_company$key;
  values: DashboardValues;
}) {
  const { databaseId, software } = useFragment(
    graphql`
      fragment SoftwareTab_company on Company @argumentDefinitions(page: { type: "Int!" }) {
        databaseId
        software(first: 20, page: $page, sort: NAME) {
          edges {
            node {
              id
              ...ListingRow_software
            }
          }
          pageCursors {
            totalPages
            around {
              page
              isCurrent
            }
          }
        }
      }
    `,
    company,
  );
  const [isOpen, setOpen] = useState(false);
  const [CreateListing, ask] = useOnDemand(loadDialog, "The form for a new listing");
  const { edges, pageCursors } = software;
  const hrefOf = (page: number) => paths.dashboard({ company: values.company, tab: "software", page });
  const create = (
    <Button data-needs-scripts onClick={async () => setOpen(await ask())}>
      Create a software listing
    </Button>
  );
  return (
    <>
      {edges.length === 0 && values.page > 1 ? (
        <EmptyPage as="h2" what="listings" firstPage={hrefOf(1)} />
      ) : edges.length === 0 ? (
        <EmptyState
          heading="No software listed yet"
          text="A listing is what buyers find in categories and search, and what your users review."
          action={create}
        />
      ) : (
        <Section
          heading={
            <Flex justify="space-between" align="center" gap="3" wrap="wrap">
              Your listings
              {create}
            </Flex>
          }
        >
          <Box
            as="ul"
            id="listings"
            tabIndex={-1}
            listStyleType="none"
            borderTopWidth="1px"
            borderColor="border"
          >
            {edges.map(({ node }) => (
              <ListingRow key={node.id} software={node} />
            ))}
          </Box>
          <Pagination
            current={values.page}
            total={pageCursors.totalPages}
            pages={pageCursors.around.map(({ page }) => page)}
            hrefOf={hrefOf}
          />
        </Section>
      )}
      {isOpen && CreateListing && <CreateListing companyId={databaseId} onClose={() => setOpen(false)} />}
    </>
  );
}
