import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SoftwareAside_software$key } from "~/relay/__generated__/SoftwareAside_software.graphql";
import type { SoftwareDetailValues } from "~/search-params/detail-pages";
import { AsideBlock } from "~/ui/AsideBlock";
import { LinkButton } from "~/ui/Button";
import { formatReviewCount } from "~/ui/RatingSummary";
import { AboutCompany } from "./AboutCompany";
import { SimilarSoftware } from "./SimilarSoftware";

/** Props of `SoftwareAside`: the listing, and the tab that is open. */
export interface SoftwareAsideProps {
  software: SoftwareAside_software$key;
  tab: SoftwareDetailValues["tab"];
}

/** Next to the tabs: actions, the company and similar listings. */
export function SoftwareAside({ software, tab }: SoftwareAsideProps) {
  const data = useFragment(
    graphql`
      fragment SoftwareAside_software on Software {
        databaseId
        reviewCount
        planCount
        company {
          ...AboutCompany_company
        }
        ...SimilarSoftware_software
        category {
          slug
          name
        }
      }
    `,
    software,
  );
  const { databaseId, reviewCount, planCount, company, category } = data;
  const actions = [
    ...(reviewCount > 0 && tab !== "reviews"
      ? [
          {
            label: `Read ${formatReviewCount(reviewCount)}`,
            href: paths.software(databaseId, { tab: "reviews" }),
          },
        ]
      : []),
    ...(planCount > 0 && tab !== "pricing"
      ? [{ label: "See pricing", href: paths.software(databaseId, { tab: "pricing" }) }]
      : []),
    ...(category ? [{ label: `Best ${category.name}`, href: paths.category(category.slug) }] : []),
  ];
  return (
    <Flex as="aside" direction="column" gap="8" minWidth="0" aria-label="Further information">
      {actions.length > 0 && (
        <AsideBlock heading="Quick Actions" data-no-print>
          <Flex direction="column" gap="2">
            {actions.map(({ label, href }) => (
              <LinkButton key={href} to={href} variant="outline" dir="auto">
                {label}
              </LinkButton>
            ))}
          </Flex>
        </AsideBlock>
      )}
      {company && (
        <AsideBlock heading="About the Company">
          <AboutCompany company={company} />
        </AsideBlock>
      )}
      <SimilarSoftware software={data} />
    </Flex>
  );
}
