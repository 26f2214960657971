import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import type { Activity_administration$key } from "~/relay/__generated__/Activity_administration.graphql";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { ActivityLine } from "./ActivityLine";
import { groupRepeats } from "./group-repeats";

const maxLines = 10;

/** The last actions of administrators, from the newest 50 entries of the audit log. Repeated actions share one line. */
export function Activity({ administration }: { administration: Activity_administration$key }) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment Activity_administration on Administration {
        auditEntries(first: 50) {
          pageInfo {
            hasNextPage
          }
          edges {
            node {
              id
              action
              actorId
              ...ActivityLine_entries
            }
          }
        }
      }
    `,
    administration,
  ).auditEntries;
  const folds = groupRepeats(edges.map(({ node }) => node));
  return (
    <Section heading="Recent Activity">
      {edges.length === 0 ? (
        <Box as="p" color="fg.muted">
          No activity yet. Administrators' actions are recorded here.
        </Box>
      ) : (
        <Box as="ol" listStyleType="none" borderTopWidth="1px" borderColor="border" mb="3">
          {folds.slice(0, maxLines).map((fold) => (
            <Box as="li" key={fold[0].id} py="2.5" borderBottomWidth="1px" borderColor="border">
              {/* The last group may continue beyond the entries that were read. */}
              <ActivityLine entries={fold} isOpenEnded={fold === folds.at(-1) && pageInfo.hasNextPage} />
            </Box>
          ))}
        </Box>
      )}
      {edges.length > 0 && <TextLink to={adminPaths.audit()}>View the full audit log</TextLink>}
    </Section>
  );
}
