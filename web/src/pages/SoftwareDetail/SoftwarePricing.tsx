import { Box, chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SoftwarePricing_software$key } from "~/relay/__generated__/SoftwarePricing_software.graphql";
import { Badge } from "~/ui/Badge";
import { EmptyState } from "~/ui/EmptyState";
import { FeatureList } from "~/ui/FeatureList";
import { planAmount, planTerms } from "~/ui/price";
import { Section } from "~/ui/Section";

const Plans = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(var(--least), 100%), 1fr))",
    gap: "4",
    listStyleType: "none",
    "& > li": {
      p: "5",
      bg: "bg.panel",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
      minWidth: 0,
    },
    "& > li[data-popular]": { borderColor: "accent", boxShadow: "inset 0 2px 0 var(--a-colors-accent)" },
  },
});

/** The Pricing tab: the plans side by side, cheapest first. */
export function SoftwarePricing({ software }: { software: SoftwarePricing_software$key }) {
  const { name, plans } = useFragment(
    graphql`
      fragment SoftwarePricing_software on Software {
        name
        plans {
          databaseId
          name
          price
          currency
          billingPeriod
          unit
          minimumPeople
          features
          isPopular
        }
      }
    `,
    software,
  );
  if (plans.length === 0) {
    return (
      <EmptyState heading="Pricing information not available" text="Contact the vendor for pricing details" />
    );
  }
  return (
    <Section heading={`Pricing of ${name}`}>
      {/* Four plans are in two rows of two, which looks better than three and one. */}
      <Plans style={{ "--least": plans.length === 4 ? "18rem" : "14rem" } as React.CSSProperties}>
        {plans.map((plan) => (
          <li key={plan.databaseId} data-popular={plan.isPopular || undefined}>
            <Flex align="center" justify="space-between" gap="2" wrap="wrap">
              <Box as="h3" textStyle="item" dir="auto">
                {plan.name}
              </Box>
              {plan.isPopular && <Badge>Popular</Badge>}
            </Flex>
            <Box textStyle="figure" fontSize="xl" mt="2">
              {planAmount(plan)}
            </Box>
            {planTerms(plan) !== "" && (
              <Box textStyle="small" color="fg.muted">
                {planTerms(plan)}
              </Box>
            )}
            {plan.features.length > 0 && (
              <Box mt="4" pt="3" borderTopWidth="1px" borderColor="border">
                <FeatureList features={plan.features} textStyle="small" />
              </Box>
            )}
          </li>
        ))}
      </Plans>
      <Box textStyle="small" color="fg.subtle" mt="4">
        Prices as stated by the vendor.
      </Box>
    </Section>
  );
}
