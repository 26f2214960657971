import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { FeaturesAtAGlance_software$key } from "~/relay/__generated__/FeaturesAtAGlance_software.graphql";
import { FeatureList } from "~/ui/FeatureList";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { coverageSummary } from "./coverage-summary";

/** Features that are in sight; the others are on the Features tab. */
const shownFeatures = 8;

const Columns = chakra(FeatureList, { base: { columnWidth: "14rem", columnGap: "10", maxWidth: "42rem" } });

/** How much of the category's vocabulary the listing has, and its top features; absent where nothing is known. */
export function FeaturesAtAGlance({ software }: { software: FeaturesAtAGlance_software$key }) {
  const { databaseId, features, featureCoverage } = useFragment(
    graphql`
      fragment FeaturesAtAGlance_software on Software {
        databaseId
        features
        featureCoverage {
          featureCount
          yesCount
          offeredCount
          confirmedCount
          topFeatures
          categories {
            name
          }
        }
      }
    `,
    software,
  );
  const { yesCount, topFeatures } = featureCoverage;
  const top = yesCount > 0 ? topFeatures : features.slice(0, shownFeatures);
  if (top.length === 0) return null;
  const isAll = yesCount === 0 && features.length <= shownFeatures;
  return (
    <Section heading="Features">
      {yesCount > 0 && (
        <Box as="p" mb="3" maxWidth="prose">
          {coverageSummary(featureCoverage)}
        </Box>
      )}
      <Columns features={top} />
      {yesCount === 0 && (
        <Box textStyle="small" color="fg.subtle" mt="2">
          As listed by the vendor.
        </Box>
      )}
      {!isAll && (
        <Box mt="3">
          <TextLink to={paths.software(databaseId, { tab: "features" })} textStyle="small">
            All features, and who says so
          </TextLink>
        </Box>
      )}
    </Section>
  );
}
