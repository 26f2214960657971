import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareOverview_software$key } from "~/relay/__generated__/SoftwareOverview_software.graphql";
import { Facts } from "~/ui/Facts";
import { Prose } from "~/ui/Prose";
import { lowestPlan } from "~/ui/price";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
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
        plans {
          price
          billingPeriod
        }
        categories {
          id
          slug
          name
        }
        ...Screenshots_software
        ...SoftwareRatings_software
      }
    `,
    software,
  );
  const { databaseId, name, categories, reviewCount } = data;
  const text = data.description || data.shortDescription;
  const links = categories.map(({ id, slug, name }) => (
    <TextLink key={id} to={paths.category(slug)} dir="auto">
      {name}
    </TextLink>
  ));
  return (
    <>
      <Section heading={`About ${name}`}>
        {text ? (
          <Prose text={text} maxWidth="prose" />
        ) : (
          <Box color="fg.muted">No description available.</Box>
        )}
        <Box mt="6">
          <Facts
            facts={[
              ...(links.length > 0
                ? [
                    {
                      label: links.length === 1 ? "Category" : "Categories",
                      value: (
                        <Flex as="span" wrap="wrap" columnGap="4" rowGap="1.5">
                          {links}
                        </Flex>
                      ),
                    },
                  ]
                : []),
              { label: "Price", value: lowestPlan(data.plans) },
            ]}
          />
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
