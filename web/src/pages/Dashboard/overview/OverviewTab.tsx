import { shownRating } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import { paths } from "~/paths";
import type { OverviewTab_company$key } from "~/relay/__generated__/OverviewTab_company.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { formatCount } from "~/ui/count";
import { Statistics } from "~/ui/private/Statistics";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { NextSteps } from "./NextSteps";

/** Props of `OverviewTab`: the company, and the page's search params. */
export interface OverviewTabProps {
  company: OverviewTab_company$key;
  values: DashboardValues;
}

/** The tab with the company's numbers, next steps and latest reviews. */
export function OverviewTab({ company, values }: OverviewTabProps) {
  const data = useFragment(
    graphql`
      fragment OverviewTab_company on Company {
        databaseId
        softwareCount
        reviewCount
        avgRating
        newLeadCount
        latest: reviews(first: 3) {
          edges {
            node {
              id
              ...ReviewCard_review @arguments(withSoftware: true)
            }
          }
        }
        ...NextSteps_company
      }
    `,
    company,
  );
  const { databaseId, softwareCount, reviewCount, avgRating, newLeadCount, latest } = data;
  const hrefOf = (tab: DashboardValues["tab"]) => paths.dashboard({ company: values.company, tab });
  return (
    <>
      <Statistics
        label="Company statistics"
        items={[
          {
            label: softwareCount === 1 ? "live listing" : "live listings",
            value: formatCount(softwareCount),
            href: hrefOf("software"),
          },
          {
            label: reviewCount === 1 ? "review" : "reviews",
            value: formatCount(reviewCount),
            href: hrefOf("reviews"),
          },
          {
            label: "out of 5, the average of all reviews",
            value: typeof avgRating === "number" ? shownRating(avgRating) : null,
          },
          {
            label: newLeadCount === 1 ? "new lead" : "new leads",
            // For owners only.
            value: typeof newLeadCount === "number" ? formatCount(newLeadCount) : null,
            href: hrefOf("leads"),
          },
        ]}
      />
      <NextSteps company={data} values={values} />
      <Section heading="Latest reviews">
        {latest.edges.length === 0 ? (
          <Box color="fg.muted">Nobody has reviewed your software yet.</Box>
        ) : (
          <>
            <Box as="ul" listStyleType="none">
              {latest.edges.map(({ node }) => (
                <li key={node.id}>
                  <ReviewCard review={node} />
                </li>
              ))}
            </Box>
            <Box mt="5">
              <TextLink to={paths.company(databaseId, { tab: "reviews" })}>All reviews</TextLink>
            </Box>
          </>
        )}
      </Section>
    </>
  );
}
