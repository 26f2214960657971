import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListingOverview_software$key } from "~/relay/__generated__/ListingOverview_software.graphql";
import { lowestPlan } from "~/ui/price";
import { ShowMore } from "~/ui/ShowMore";

/** The Overview tab of a listing: what it is, and what it costs at least. */
export function ListingOverview({ software }: { software: ListingOverview_software$key }) {
  const { name, shortDescription, description, plans } = useFragment(
    graphql`
      fragment ListingOverview_software on Software {
        name
        shortDescription
        description
        plans {
          price
          billingPeriod
        }
      }
    `,
    software,
  );
  return (
    <>
      <ShowMore teaser={shortDescription} text={description} about={name} />
      <Box textStyle="small" color="fg.subtle" mt="2">
        {lowestPlan(plans)}
      </Box>
    </>
  );
}
