import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { PlansAtAGlance_software$key } from "~/relay/__generated__/PlansAtAGlance_software.graphql";
import { Badge } from "~/ui/Badge";
import { planPrice } from "~/ui/price";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";

/** Plans that are in sight; the others are on the Pricing tab. */
const shownPlans = 5;

const Rows = chakra("dl", {
  base: {
    maxWidth: "prose",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "space-between",
      columnGap: "6",
      py: "2",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& dt": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", minWidth: 0 },
    "& dd": { textStyle: "figure", fontVariantNumeric: "tabular-nums" },
  },
});

/** Names and prices of the plans; absent without one. */
export function PlansAtAGlance({ software }: { software: PlansAtAGlance_software$key }) {
  const { databaseId, plans } = useFragment(
    graphql`
      fragment PlansAtAGlance_software on Software {
        databaseId
        plans {
          databaseId
          name
          price
          currency
          billingPeriod
          unit
          isPopular
        }
      }
    `,
    software,
  );
  if (plans.length === 0) return null;
  return (
    <Section heading="Plans at a glance">
      <Rows>
        {plans.slice(0, shownPlans).map((plan) => (
          <div key={plan.databaseId}>
            <dt>
              <bdi>{plan.name}</bdi>
              {plan.isPopular && <Badge>Popular</Badge>}
            </dt>
            <dd>{planPrice(plan)}</dd>
          </div>
        ))}
      </Rows>
      <Box mt="3">
        <TextLink to={paths.software(databaseId, { tab: "pricing" })} textStyle="small">
          {plans.length > shownPlans ? `All ${plans.length} plans` : "What the plans include"}
        </TextLink>
      </Box>
    </Section>
  );
}
