import {
  type Language,
  languageNames,
  type Platform,
  platformLabels,
  type SupportKind,
} from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { Fragment, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListingFacts_software$key } from "~/relay/__generated__/ListingFacts_software.graphql";
import { wordOf } from "~/relay/enum-words";
import { Facts } from "~/ui/Facts";
import { supportLabels } from "~/ui/facts";
import { lowestPlan } from "~/ui/price";
import { TextLink } from "~/ui/TextLink";

/** Names of a list that are in sight; the others are behind a button. */
const shownNames = 8;

/** What the vendor states of the listing, in a few lines; what is not known is not there. */
export function ListingFacts({ software }: { software: ListingFacts_software$key }) {
  const data = useFragment(
    graphql`
      fragment ListingFacts_software on Software {
        categories {
          id
          slug
          name
        }
        plans {
          price
          currency
          billingPeriod
          unit
        }
        platforms
        hasFreeTrial
        languages
        supportKinds
        integrations
        licenses
      }
    `,
    software,
  );
  const { categories, plans, platforms, hasFreeTrial, languages, supportKinds, integrations, licenses } =
    data;
  const isStated =
    plans.length + platforms.length + languages.length + supportKinds.length + integrations.length > 0 ||
    licenses.length > 0 ||
    hasFreeTrial != null;
  return (
    <>
      <Facts
        facts={[
          {
            label: categories.length === 1 ? "Category" : "Categories",
            value: categories.length > 0 && (
              <Flex as="span" wrap="wrap" columnGap="4" rowGap="1.5">
                {categories.map(({ id, slug, name }) => (
                  <TextLink key={id} to={paths.category(slug)} dir="auto">
                    {name}
                  </TextLink>
                ))}
              </Flex>
            ),
          },
          { label: "Price", value: lowestPlan(plans) },
          { label: "Free trial", value: hasFreeTrial != null && (hasFreeTrial ? "Yes" : "No") },
          {
            label: "Platforms",
            value: named(platforms.map((one) => platformLabels[wordOf(one) as Platform])),
          },
          {
            label: languages.length === 1 ? "Language" : "Languages",
            value: named(languages.map((tag) => languageNames[tag as Language] ?? tag)),
          },
          {
            label: "Support",
            value: named(supportKinds.map((one) => supportLabels[wordOf(one) as SupportKind])),
          },
          { label: "Works with", value: named(integrations) },
          { label: licenses.length === 1 ? "License" : "Licenses", value: named(licenses) },
        ]}
      />
      {isStated && (
        <Box textStyle="small" color="fg.subtle" mt="3">
          As stated by the vendor.
        </Box>
      )}
    </>
  );
}

/** Names in one running line; the end of a long one is behind a button that works without scripts. */
function named(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  // One name more takes no more room than the button.
  if (names.length <= shownNames + 1) return <Names names={names} />;
  return (
    <>
      <Names names={names.slice(0, shownNames)} />
      <details>
        <Box
          as="summary"
          cursor="pointer"
          width="fit-content"
          textDecoration="underline"
          textUnderlineOffset="3px"
        >
          {names.length - shownNames} more
        </Box>
        <Names names={names.slice(shownNames)} />
      </details>
    </>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, place) => (
    <Fragment key={name}>
      <bdi>{name}</bdi>
      {place < names.length - 1 && ", "}
    </Fragment>
  ));
}
