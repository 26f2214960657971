import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { decisionLabel, flagKindLabel, reasonLabel } from "~/components/admin/moderation-labels";
import type { ReviewWarnings_administration$key } from "~/relay/__generated__/ReviewWarnings_administration.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { TextLink } from "~/ui/TextLink";

/** The reports and flags of a review, open or decided, with a link to decide them. */
export function ReviewWarnings({ administration }: { administration: ReviewWarnings_administration$key }) {
  const { reports, flags } = useFragment(
    graphql`
      fragment ReviewWarnings_administration on Administration
      @argumentDefinitions(review: { type: "ID!" }) {
        reports(reviewId: $review, sort: NEWEST, first: 20) {
          edges {
            node {
              id
              reason
              details
              status
              createdAt
            }
          }
        }
        flags(reviewId: $review, sort: NEWEST, first: 20) {
          edges {
            node {
              id
              kind
              status
              createdAt
              review {
                software {
                  databaseId
                }
              }
            }
          }
        }
      }
    `,
    administration,
  );
  return (
    <>
      {reports.edges.length > 0 && (
        <Warnings heading="Reports by readers">
          {reports.edges.map(({ node }) => (
            <Box as="li" key={node.id} py="2" borderTopWidth="1px" borderColor="border">
              {reasonLabel(node.reason)}
              {node.details && (
                <Box color="fg.muted" overflowWrap="anywhere" dir="auto">
                  “{node.details}”
                </Box>
              )}
              <State status={node.status} iso={node.createdAt} href={adminPaths.moderation()} />
            </Box>
          ))}
        </Warnings>
      )}
      {flags.edges.length > 0 && (
        <Warnings heading="Found by automatic checks">
          {flags.edges.map(({ node }) => (
            <Box as="li" key={node.id} py="2" borderTopWidth="1px" borderColor="border">
              {flagKindLabel(node.kind)}
              <State
                status={node.status}
                iso={node.createdAt}
                href={adminPaths.moderation({ tab: "flags", software: node.review.software.databaseId })}
              />
            </Box>
          ))}
        </Warnings>
      )}
    </>
  );
}

function Warnings({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Box mt="6">
      <Box as="h3" textStyle="label" mb="2">
        {heading}
      </Box>
      <Box as="ul" listStyleType="none" textStyle="small">
        {children}
      </Box>
    </Box>
  );
}

/** When it was created and decided; open items are decided elsewhere. */
function State({ status, iso, href }: { status: string; iso: string; href: string }) {
  return (
    <Box color="fg.muted">
      <CalendarDate iso={iso} /> ·{" "}
      {status === "OPEN" ? <TextLink to={href}>Decide</TextLink> : decisionLabel(status)}
    </Box>
  );
}
