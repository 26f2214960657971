import { Box } from "@chakra-ui/react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ListingOverview_software$key } from "~/relay/__generated__/ListingOverview_software.graphql";
import { Facts } from "~/ui/Facts";
import { lowestPlan } from "~/ui/price";
import { ShowMore } from "./ShowMore";
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
          currency
          billingPeriod
          unit
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
              { label: "Industries", value: isolated(reviewers.industries) },
              { label: "Market Segment", value: marketSegments(segmentShares) },
            ]}
          />
        </Box>
      )}
    </>
  );
}

/** Texts with commas between them, each in a direction of its own; null where there are none. */
function isolated([first, ...others]: readonly string[]) {
  if (first === undefined) return null;
  return (
    <>
      <bdi>{first}</bdi>
      {others.map((text) => (
        <Fragment key={text}>
          , <bdi>{text}</bdi>
        </Fragment>
      ))}
    </>
  );
}
