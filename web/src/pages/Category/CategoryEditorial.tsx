import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ArticleSections } from "~/components/content/ArticleSections";
import type { CategoryEditorial_category$key } from "~/relay/__generated__/CategoryEditorial_category.graphql";
import { plainText } from "~/ui/plain-text";
import { templateTopics } from "./topics";

/** Target of the "Take me there" link. */
export const topicsId = "topics";

const Topics = chakra("nav", {
  base: {
    alignSelf: "start",
    position: { lg: "sticky" },
    top: { lg: "11rem" },
    "& ol": { listStyleType: "none", mt: "3" },
    "& a": { display: "block", py: "1.5", fontSize: "sm", color: "fg.muted" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
  },
});

/** The editorial part of a category: its content sections or, if there are none, topics from its statistics. */
export function CategoryEditorial({ category }: { category: CategoryEditorial_category$key }) {
  const { contentSections, top, ...figures } = useFragment(
    graphql`
      fragment CategoryEditorial_category on Category {
        name
        contentSections {
          id
          heading
          markup
        }
        description
        longDescription
        softwareCount
        reviewCount
        avgRating
        segmentShares {
          segment
          percent
          isEstimate
        }
        related {
          name
        }
        top: listings(first: 10) @include(if: $onFirstPage) {
          edges {
            node {
              software {
                name
                avgRating
                reviewCount
                createdAt
                features
                subRatings {
                  easeOfUse
                  support
                }
                plans {
                  price
                  currency
                  billingPeriod
                  unit
                }
              }
            }
          }
        }
      }
    `,
    category,
  );
  const { name, description, longDescription } = figures;
  const topics =
    contentSections.length > 0
      ? contentSections
      : templateTopics({
          ...figures,
          description: plainText(longDescription || description || ""),
          top: (top?.edges ?? []).map(({ node }) => node.software),
        });
  return (
    <Box
      as="section"
      id={topicsId}
      aria-label={`About ${name}`}
      mt="16"
      pt="10"
      borderTopWidth="2px"
      borderColor="fg"
    >
      <Grid templateColumns={{ lg: "15rem minmax(0, 1fr)" }} gap={{ base: "8", lg: "16" }}>
        <Topics aria-labelledby="topics-heading">
          <Box as="h2" id="topics-heading" textStyle="label" color="fg.subtle">
            Topics
          </Box>
          <ol>
            {topics.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#topic-${id}`} dir="auto">
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </Topics>
        <Box maxWidth="prose" minWidth="0">
          <ArticleSections sections={topics} />
        </Box>
      </Grid>
    </Box>
  );
}
