import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { AuditSentence } from "~/components/admin/audit/AuditSentence";
import { CursorPages } from "~/components/admin/CursorPages";
import type { AuditList_entries$key } from "~/relay/__generated__/AuditList_entries.graphql";
import type { AdminAuditValues } from "~/search-params/admin-audit";
import { EmptyState } from "~/ui/EmptyState";
import { formatMoment } from "~/ui/relative-time";
import { TextLink } from "~/ui/TextLink";
import { FactsTable } from "./FactsTable";

/** Props of `AuditList`: a page of the log, and the page's search params. */
export interface AuditListProps {
  entries: AuditList_entries$key;
  values: AdminAuditValues;
}

/** Entries of the log, newest first, each with its changes. */
export function AuditList({ entries, values }: AuditListProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment AuditList_entries on AuditEntryConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            createdAt
            actorId
            subjectId
            before
            after
            ...AuditSentence_entry
          }
        }
      }
    `,
    entries,
  );
  if (edges.length === 0) {
    const isWhole = adminPaths.audit({ ...values, after: "", before: "" }) === adminPaths.audit();
    return isWhole ? (
      <EmptyState heading="No entries yet" text="Administrators' actions are recorded here permanently." />
    ) : (
      <EmptyState
        heading="No matching entries"
        text="Try different words, other days or fewer filters."
        action={<TextLink to={adminPaths.audit()}>Show the full log</TextLink>}
      />
    );
  }
  const narrowed = { ...values, after: "", before: "" };
  return (
    <>
      <Box as="ol" aria-label="Entries" listStyleType="none" borderTopWidth="1px" borderColor="border">
        {edges.map(({ node }) => (
          <Box as="li" key={node.id} py="3" borderBottomWidth="1px" borderColor="border">
            <Box overflowWrap="anywhere">
              <AuditSentence entry={node} />
            </Box>
            {/* As tall as a touch target: the sentence above may also end with a link. */}
            <Flex textStyle="small" lineHeight="1.5rem" color="fg.subtle" columnGap="4" wrap="wrap">
              <time dateTime={node.createdAt}>{formatMoment(new Date(node.createdAt))}</time>
              {node.subjectId && !values.subject && (
                <TextLink to={adminPaths.audit({ ...narrowed, subject: node.subjectId })}>
                  All for this item
                </TextLink>
              )}
              {node.actorId && !values.actor && (
                <TextLink to={adminPaths.audit({ ...narrowed, actor: node.actorId })}>
                  All by this person
                </TextLink>
              )}
            </Flex>
            <FactsTable before={node.before} after={node.after} />
          </Box>
        ))}
      </Box>
      <CursorPages
        total={totalCount}
        what={["entry", "entries"]}
        pageInfo={pageInfo}
        hrefOf={(place) => adminPaths.audit({ ...values, ...place })}
      />
    </>
  );
}
