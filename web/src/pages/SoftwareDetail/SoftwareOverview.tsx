import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareOverview_software$key } from "~/relay/__generated__/SoftwareOverview_software.graphql";
import { Prose } from "~/ui/Prose";
import { Section } from "~/ui/Section";
import { ListingFacts } from "./ListingFacts";
import { Screenshots } from "./Screenshots";
import { SoftwareRatings } from "./SoftwareRatings";

/** The Overview tab: description, rating and screenshots. */
export function SoftwareOverview({ software }: { software: SoftwareOverview_software$key }) {
  const data = useFragment(
    graphql`
      fragment SoftwareOverview_software on Software {
        databaseId
        name
        shortDescription
        description
        reviewCount
        ...ListingFacts_software
        ...Screenshots_software
        ...SoftwareRatings_software
      }
    `,
    software,
  );
  const { databaseId, name, reviewCount } = data;
  const text = data.description || data.shortDescription;
  return (
    <>
      <Section heading={`About ${name}`}>
        {text ? (
          <Prose text={text} maxWidth="prose" />
        ) : (
          <Box color="fg.muted">No description available.</Box>
        )}
        <Box mt="6">
          <ListingFacts software={data} />
        </Box>
      </Section>
      {reviewCount > 0 && (
        <Section heading="How users rate it">
          <SoftwareRatings
            software={data}
            hrefOf={(rating) => paths.software(databaseId, { tab: "reviews", rating })}
          />
        </Section>
      )}
      <Screenshots software={data} />
    </>
  );
}
