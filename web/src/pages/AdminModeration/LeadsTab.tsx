import { Box } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import { useSessionLost } from "~/components/admin/use-admin-error";
import { useReload } from "~/components/admin/use-reload";
import { LeadItem } from "~/components/lead-inbox/LeadItem";
import { leadStatusLabels } from "~/components/lead-inbox/lead-labels";
import type { LeadsTab_leads$key } from "~/relay/__generated__/LeadsTab_leads.graphql";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { EmptyQueue } from "./EmptyQueue";
import { StatusChoice } from "./StatusChoice";

/** Props of `LeadsTab`: a page of leads, and the page's search params. */
export interface LeadsTabProps {
  leads: LeadsTab_leads$key;
  values: AdminModerationValues;
}

const choices = [
  [null, "All"],
  ["new", leadStatusLabels.NEW],
  ["contacted", leadStatusLabels.CONTACTED],
  ["closed", leadStatusLabels.CLOSED],
  ["spam", leadStatusLabels.SPAM],
] as const;

/** Leads for companies without an owner, newest first. */
export function LeadsTab({ leads, values }: LeadsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment LeadsTab_leads on LeadConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            ...LeadItem_lead @arguments(withCompany: true)
          }
        }
      }
    `,
    leads,
  );
  const list = useRef<HTMLUListElement>(null);
  const reload = useReload();
  const sessionLost = useSessionLost();
  const look = async () => {
    await reload();
    // The focused element may have disappeared with its lead.
    if (document.activeElement === document.body) list.current?.focus();
  };
  return (
    <>
      <StatusChoice label="Leads by status" choices={choices} values={values} />
      {edges.length === 0 ? (
        <EmptyQueue
          what="leads"
          text="Requests to unclaimed companies appear here. Once a company is claimed, its owners see them."
          values={values}
        />
      ) : (
        <>
          <Box
            as="ul"
            ref={list}
            listStyleType="none"
            tabIndex={-1}
            aria-label="Leads"
            _focusVisible={{ outline: "none" }}
          >
            {edges.map(({ node }) => (
              <LeadItem
                key={node.id}
                lead={node}
                notesHint="Visible to administrators, and to later owners of the company."
                onDeleted={look}
                onMarked={look}
                onLost={() => sessionLost()}
              />
            ))}
          </Box>
          <CursorPages
            total={totalCount}
            what={["lead", "leads"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
    </>
  );
}
