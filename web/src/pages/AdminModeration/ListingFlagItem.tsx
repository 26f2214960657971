import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { listingFlagKindLabel } from "~/components/admin/moderation-labels";
import { NoticeActions } from "~/components/admin/NoticeActions";
import type { ListingFlagItem_flag$key } from "~/relay/__generated__/ListingFlagItem_flag.graphql";
import { Badge } from "~/ui/Badge";
import { RatingLine } from "~/ui/RatingSummary";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { Decision, DecisionButton, DecisionButtons } from "./Decision";
import { changedParts, describeListingEvidence } from "./listing-evidence";

/** Props of `ListingFlagItem`: the flag, the callbacks that decide it, and the one that removes the listing's former name. */
export interface ListingFlagItemProps {
  flag: ListingFlagItem_flag$key;
  onDismiss: () => void;
  onUphold: () => void;
  onRemoveFormerName: () => void;
}

/** A flag of a listing: the finding, the changes, and the listings that it replaces. */
export function ListingFlagItem({ flag, onDismiss, onUphold, onRemoveFormerName }: ListingFlagItemProps) {
  const { kind, evidence, status, createdAt, decidedAt, software, relatedSoftware } = useFragment(
    graphql`
      fragment ListingFlagItem_flag on ListingFlag {
        kind
        evidence
        status
        createdAt
        decidedAt
        software {
          databaseId
          name
          formerName
          ...NoticeActions_software
          isActive
          avgRating
          reviewCount
          company {
            name
          }
        }
        relatedSoftware {
          databaseId
          name
          isActive
          avgRating
          reviewCount
          company {
            name
          }
        }
      }
    `,
    flag,
  );
  const { name, formerName } = software;
  const removal = formerName && (
    <DecisionButton label={`Remove the former name of ${name}`} onClick={onRemoveFormerName}>
      Remove former name…
    </DecisionButton>
  );
  return (
    <article aria-label={`Flag on ${name}`}>
      <Flex wrap="wrap" columnGap="3" align="baseline">
        <Box as="h2" textStyle="item">
          {listingFlagKindLabel(kind)}
        </Box>
        <Box textStyle="small" color="fg.muted">
          flagged <RelativeTime iso={createdAt} />
        </Box>
      </Flex>
      <Box mt="1" maxWidth="prose">
        {describeListingEvidence(kind, evidence)}
      </Box>
      <Box mt="3">
        <ListingInQuestion listing={software} />
      </Box>
      {changedParts(evidence).map(({ label, was, is }) => (
        <Box key={label} mt="2" overflowWrap="anywhere">
          <Box as="span" fontWeight="medium">
            {label}:
          </Box>{" "}
          <bdi>{was}</bdi> became <bdi>{is}</bdi>
        </Box>
      ))}
      {relatedSoftware.length > 0 && (
        <Box mt="3">
          <Box textStyle="small" fontWeight="medium">
            Replaces
          </Box>
          <Box as="ul" listStyleType="none">
            {relatedSoftware.map((listing) => (
              <Box as="li" key={listing.databaseId} mt="1">
                <ListingInQuestion listing={listing} />
              </Box>
            ))}
          </Box>
        </Box>
      )}
      <Decision status={status} decidedAt={decidedAt}>
        <DecisionButton label={`Dismiss the flag on ${name}`} onClick={onDismiss}>
          Dismiss
        </DecisionButton>
        <DecisionButton label={`Uphold the flag on ${name}`} onClick={onUphold}>
          Uphold
        </DecisionButton>
        {removal}
      </Decision>
      {status !== "OPEN" && removal && <DecisionButtons>{removal}</DecisionButtons>}
      <Box mt="3">
        <NoticeActions software={software} />
      </Box>
    </article>
  );
}

interface Listing {
  readonly databaseId: string;
  readonly name: string;
  readonly isActive: boolean;
  readonly avgRating: number | null | undefined;
  readonly reviewCount: number;
  readonly company: { readonly name: string } | null | undefined;
}

/** A listing in a line, with a link to its administration page. */
function ListingInQuestion({ listing }: { listing: Listing }) {
  const { databaseId, name, isActive, avgRating, reviewCount, company } = listing;
  return (
    <Flex wrap="wrap" columnGap="3" rowGap="1" align="center" overflowWrap="anywhere">
      <TextLink to={adminPaths.software({ open: databaseId })}>
        <bdi>{name}</bdi>
      </TextLink>
      {!isActive && <Badge tone="neutral">Draft</Badge>}
      <Box as="span" textStyle="small" color="fg.muted">
        {company ? (
          <>
            By <bdi>{company.name}</bdi>
          </>
        ) : (
          "No vendor"
        )}
      </Box>
      <RatingLine rating={avgRating} reviewCount={reviewCount} />
    </Flex>
  );
}
