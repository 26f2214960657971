import { suggestionRefusalSentences } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import type { SuggestionItem_suggestion$key } from "~/relay/__generated__/SuggestionItem_suggestion.graphql";
import { wordOf } from "~/relay/enum-words";
import { Badge } from "~/ui/Badge";
import { Facts } from "~/ui/Facts";
import { Prose } from "~/ui/Prose";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { Decision, DecisionButton } from "./Decision";

/** A listing that a suggested product may be. */
export interface LikelyListing {
  readonly id: string;
  readonly name: string;
}

/** Props of `SuggestionItem`: the suggestion, and the callbacks that decide on it. */
export interface SuggestionItemProps {
  suggestion: SuggestionItem_suggestion$key;
  onList: () => void;
  onSame: (listing: LikelyListing) => void;
  onRefuse: () => void;
}

/** A suggested product, with the listings that it may be. */
export function SuggestionItem({ suggestion, onList, onSame, onRefuse }: SuggestionItemProps) {
  const data = useFragment(
    graphql`
      fragment SuggestionItem_suggestion on SuggestedProduct {
        name
        websiteUrl
        description
        status
        reason
        message
        hasReview
        alikeCount
        createdAt
        decidedAt
        category {
          name
        }
        user {
          databaseId
          displayName
        }
        software {
          databaseId
          name
          isActive
        }
        likelyListings {
          databaseId
          name
          isActive
          websiteUrl
          company {
            name
          }
        }
      }
    `,
    suggestion,
  );
  const { name, websiteUrl, description, status, reason, message, createdAt, decidedAt, user, software } =
    data;
  const isWaiting = status === "WAITING";
  return (
    <article aria-label={`Suggestion of ${name}`}>
      <Box as="h2" textStyle="item" overflowWrap="anywhere">
        <bdi>{name}</bdi>
      </Box>
      <Box textStyle="small" color="fg.muted" mt="1" mb="3">
        Suggested by{" "}
        {user && (
          <TextLink to={adminPaths.users({ open: user.databaseId })}>
            <bdi>{user.displayName}</bdi>
          </TextLink>
        )}
        , <RelativeTime iso={createdAt} />
      </Box>
      {description && (
        <Box mb="3" maxWidth="prose" overflowWrap="anywhere">
          <Prose text={description} />
        </Box>
      )}
      <Facts
        facts={[
          {
            label: "Website",
            value: (
              <Box overflowWrap="anywhere">
                <TextLink to={websiteUrl} target="_blank" rel="noopener noreferrer nofollow">
                  {websiteUrl}
                </TextLink>
              </Box>
            ),
          },
          { label: "Category", value: data.category?.name },
          { label: "Review", value: data.hasReview ? "Waits for the decision" : "None" },
          {
            label: "Also waiting",
            value:
              data.alikeCount > 0
                ? `${data.alikeCount} more ${data.alikeCount === 1 ? "suggestion" : "suggestions"} with this name or website`
                : null,
          },
          {
            label: "Listing",
            value: software && (
              <>
                <TextLink to={paths.software(software.databaseId)} dir="auto">
                  {software.name}
                </TextLink>
                {!software.isActive && " (Draft: its author is told once it is Live)"}
              </>
            ),
          },
          {
            label: "Reason",
            value:
              reason && suggestionRefusalSentences[wordOf(reason) as keyof typeof suggestionRefusalSentences],
          },
          { label: "Message", value: message },
        ]}
      />
      {isWaiting && data.likelyListings.length > 0 && (
        <Box mt="4">
          <Box as="h3" textStyle="small" fontWeight="medium">
            Is it listed already?
          </Box>
          <Box as="ul" listStyleType="none" aria-label={`Listings that ${name} may be`}>
            {data.likelyListings.map((listing) => (
              <Flex
                as="li"
                key={listing.databaseId}
                wrap="wrap"
                align="center"
                columnGap="3"
                rowGap="1"
                py="2"
              >
                <Box flex="1" minWidth="12rem" overflowWrap="anywhere">
                  <TextLink to={paths.software(listing.databaseId)} dir="auto">
                    {listing.name}
                  </TextLink>{" "}
                  {!listing.isActive && <Badge tone="neutral">Draft</Badge>}
                  <Box textStyle="small" color="fg.muted">
                    {[listing.company?.name, listing.websiteUrl].filter(Boolean).join(" · ")}
                  </Box>
                </Box>
                <Box data-needs-scripts>
                  <DecisionButton
                    label={`It is this one: ${listing.name}`}
                    onClick={() => onSame({ id: listing.databaseId, name: listing.name })}
                  >
                    It is this one…
                  </DecisionButton>
                </Box>
              </Flex>
            ))}
          </Box>
        </Box>
      )}
      <Decision status={status} decidedAt={decidedAt}>
        <DecisionButton label={`List ${name}`} onClick={onList}>
          List…
        </DecisionButton>
        <DecisionButton label={`Refuse ${name}`} onClick={onRefuse}>
          Refuse…
        </DecisionButton>
      </Decision>
    </article>
  );
}
