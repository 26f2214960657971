import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListingOverview_software$key } from "~/relay/__generated__/ListingOverview_software.graphql";
import { Facts } from "~/ui/Facts";
import { lowestPlan } from "~/ui/price";
import { ShowMore } from "~/ui/ShowMore";
import { marketSegments } from "./segment-options";

/** The Overview tab of a listing: description, lowest price, and its reviewers if there are enough of them. */
export function ListingOverview({ software }: { software: ListingOverview_software$key }) {
  const { name, shortDescription, description, plans, reviewers, segmentShares } = useFragment(
    graphql`
      fragment ListingOverview_software on Software {
        name
        shortDescription
        description
        plans {
          price
          billingPeriod
        }
        reviewers {
          roles
          industries
        }
        segmentShares {
          segment
          percent
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
      {reviewers && (
        <Box mt="4">
          <Facts
            facts={[
              { label: "Users", value: reviewers.roles.join(", ") },
              { label: "Industries", value: reviewers.industries.join(", ") },
              { label: "Market Segment", value: marketSegments(segmentShares) },
            ]}
          />
        </Box>
      )}
    </>
  );
}
