import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { AuditSentence } from "~/components/admin/audit/AuditSentence";
import type { Activity_administration$key } from "~/relay/__generated__/Activity_administration.graphql";
import { RelativeTime } from "~/ui/RelativeTime";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";

/** What administrators did last, from the audit log. */
export function Activity({ administration }: { administration: Activity_administration$key }) {
  const { edges } = useFragment(
    graphql`
      fragment Activity_administration on Administration {
        auditEntries(first: 10) {
          edges {
            node {
              id
              createdAt
              ...AuditSentence_entry
            }
          }
        }
      }
    `,
    administration,
  ).auditEntries;
  return (
    <Section heading="Recent Activity">
      {edges.length === 0 ? (
        <Box as="p" color="fg.muted">
          Nothing yet. What administrators do is written down here.
        </Box>
      ) : (
        <Box as="ol" listStyleType="none" borderTopWidth="1px" borderColor="border" mb="3">
          {edges.map(({ node }) => (
            <Box as="li" key={node.id} py="2.5" borderBottomWidth="1px" borderColor="border">
              <Box textStyle="small" overflowWrap="anywhere">
                <AuditSentence entry={node} />
              </Box>
              <Box textStyle="small" color="fg.subtle">
                <RelativeTime iso={node.createdAt} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {edges.length > 0 && <TextLink to={adminPaths.audit()}>The whole audit log</TextLink>}
    </Section>
  );
}
