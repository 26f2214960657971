import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { LeadItem_lead$key } from "~/relay/__generated__/LeadItem_lead.graphql";
import { useSite } from "~/site";
import { Badge } from "~/ui/Badge";
import { AnchorButton } from "~/ui/Button";
import { Prose } from "~/ui/Prose";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { DeleteLead } from "./DeleteLead";
import { LeadNotes } from "./LeadNotes";
import { LeadStatusChoice } from "./LeadStatusChoice";
import { leadKindLabels } from "./lead-labels";

/** Props of `LeadItem`: the lead, the audience of its notes, and callbacks. */
export interface LeadItemProps {
  lead: LeadItem_lead$key;
  /** "Visible only to the owners of your company." */
  notesHint: string;
  onDeleted: () => Promise<void>;
  onMarked: () => Promise<void>;
  /** As `useMutationError` takes it. */
  onLost?: () => void;
}

/**
 * One lead: the buyer, the request, a reply link, status and notes. Spread its fragment with `@arguments(withCompany: true)`
 * on pages that do not show the recipient.
 */
export function LeadItem({ lead, notesHint, onDeleted, onMarked, onLost }: LeadItemProps) {
  const site = useSite();
  const data = useFragment(
    graphql`
      fragment LeadItem_lead on Lead
      @argumentDefinitions(withCompany: { type: "Boolean!", defaultValue: false }) {
        kind
        name
        email
        companyName
        message
        createdAt
        software {
          databaseId
          name
        }
        company @include(if: $withCompany) {
          databaseId
          name
        }
        ...LeadStatusChoice_lead
        ...LeadNotes_lead
        ...DeleteLead_lead
      }
    `,
    lead,
  );
  const { kind, name, email, companyName, message, createdAt, software, company } = data;
  const subject = `Your request on ${site.name}${software ? `: ${software.name}` : ""}`;
  return (
    <Box as="li" py="6" borderTopWidth="1px" borderColor="border">
      <article aria-label={`Lead from ${name}`}>
        <Flex wrap="wrap" gap="4" justify="space-between" align="flex-start">
          <Box minWidth="0" flex="1 1 16rem" overflowWrap="anywhere">
            <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
              <Box as="h3" textStyle="item" dir="auto">
                {name}
              </Box>
              <Badge tone="neutral">{leadKindLabels[kind as keyof typeof leadKindLabels] ?? kind}</Badge>
            </Flex>
            <Box textStyle="small" color="fg.muted" mt="1">
              {companyName !== null && companyName !== undefined && (
                <>
                  <bdi>{companyName}</bdi>,{" "}
                </>
              )}
              <bdi>{email}</bdi>
            </Box>
            <Box textStyle="small" color="fg.muted" mt="1">
              {company && (
                <>
                  To{" "}
                  <TextLink to={paths.company(company.databaseId)}>
                    <bdi>{company.name}</bdi>
                  </TextLink>
                  ,{" "}
                </>
              )}
              {software && (
                <>
                  {company ? "about" : "About"}{" "}
                  <TextLink to={paths.software(software.databaseId)}>
                    <bdi>{software.name}</bdi>
                  </TextLink>
                  ,{" "}
                </>
              )}
              <RelativeTime iso={createdAt} />
            </Box>
          </Box>
          <LeadStatusChoice lead={data} onMarked={onMarked} {...(onLost && { onLost })} />
        </Flex>
        {message && <Prose text={message} mt="4" maxWidth="prose" overflowWrap="anywhere" />}
        <LeadNotes lead={data} hint={notesHint}>
          <AnchorButton
            href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
            variant="outline"
            size="sm"
            aria-label={`Reply by email: ${name}`}
          >
            Reply by email
          </AnchorButton>
          <DeleteLead lead={data} onDeleted={onDeleted} {...(onLost && { onLost })} />
        </LeadNotes>
      </article>
    </Box>
  );
}
