import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SoftwareFeatures_software$key } from "~/relay/__generated__/SoftwareFeatures_software.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { FeatureList } from "~/ui/FeatureList";
import { Section } from "~/ui/Section";

const Columns = chakra(FeatureList, { base: { columnWidth: "16rem", columnGap: "10" } });

/** The Features tab, in the vendor's order. */
export function SoftwareFeatures({ software }: { software: SoftwareFeatures_software$key }) {
  const { name, features } = useFragment(
    graphql`
      fragment SoftwareFeatures_software on Software {
        name
        features
      }
    `,
    software,
  );
  if (features.length === 0) return <EmptyState heading="No features listed yet." />;
  return (
    <Section heading={`Features of ${name}`}>
      <Columns features={features} />
      <Box textStyle="small" color="fg.subtle" mt="6">
        As listed by the vendor.
      </Box>
    </Section>
  );
}
