import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareOverview_software$key } from "~/relay/__generated__/SoftwareOverview_software.graphql";
import { CountedPoints } from "~/ui/CountedPoints";
import { Prose } from "~/ui/Prose";
import { Section } from "~/ui/Section";
import { FeaturesAtAGlance } from "./FeaturesAtAGlance";
import { HelpfulReviews } from "./HelpfulReviews";
import { ListingFacts } from "./ListingFacts";
import { NothingYet } from "./NothingYet";
import { PlansAtAGlance } from "./PlansAtAGlance";
import { RatingOverTime } from "./RatingOverTime";
import { Screenshots } from "./Screenshots";
import { SoftwareRatings } from "./SoftwareRatings";
import { WhoUsesIt } from "./WhoUsesIt";

/** The Overview tab answers whether the product is for the reader; each part is there only if there is something in it. */
export function SoftwareOverview({ software }: { software: SoftwareOverview_software$key }) {
  const data = useFragment(
    graphql`
      fragment SoftwareOverview_software on Software {
        databaseId
        name
        shortDescription
        description
        reviewCount
        prosAndCons {
          pros {
            text
            count
          }
          cons {
            text
            count
          }
        }
        reviewSummary {
          ...HelpfulReviews_summary
          ...RatingOverTime_summary
          ...WhoUsesIt_summary
        }
        ...FeaturesAtAGlance_software
        ...ListingFacts_software
        ...NothingYet_software
        ...PlansAtAGlance_software
        ...Screenshots_software
        ...SoftwareRatings_software
      }
    `,
    software,
  );
  const { databaseId, name, reviewCount, prosAndCons, reviewSummary } = data;
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
      {prosAndCons.pros.length + prosAndCons.cons.length > 0 && (
        <Section heading="What people like and dislike">
          <CountedPoints
            {...prosAndCons}
            hrefOf={(kind, point) => paths.software(databaseId, { tab: "reviews", [kind]: point })}
          />
        </Section>
      )}
      <HelpfulReviews summary={reviewSummary} />
      <RatingOverTime summary={reviewSummary} />
      <WhoUsesIt summary={reviewSummary} />
      <FeaturesAtAGlance software={data} />
      <PlansAtAGlance software={data} />
      <Screenshots software={data} />
      <NothingYet software={data} />
    </>
  );
}
