import {
  dayMs,
  suggestedProducts,
  suggestedReviewProblemSentences,
  suggestionRefusalSentences,
} from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { OwnSuggestion_suggestion$key } from "~/relay/__generated__/OwnSuggestion_suggestion.graphql";
import { wordOf } from "~/relay/enum-words";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { MaybeLink } from "~/ui/MaybeLink";
import { Prose } from "~/ui/Prose";
import { writePaths } from "~/write-paths";
import { DeleteSuggestion } from "./DeleteSuggestion";
import { WaitingReview } from "./WaitingReview";

const statuses: Readonly<Record<string, string>> = {
  WAITING: "Waiting for our decision",
  ACCEPTED: "Accepted",
  REFUSED: "Not listed",
};

/** Props of `OwnSuggestion`; `onDeleted` is called when it, or the review with it, has been deleted. */
export interface OwnSuggestionProps {
  suggestion: OwnSuggestion_suggestion$key;
  onDeleted: () => Promise<void>;
}

/** A product that the user suggested: what we decided and why, and the review that waits with it. */
export function OwnSuggestion({ suggestion, onDeleted }: OwnSuggestionProps) {
  const data = useFragment(
    graphql`
      fragment OwnSuggestion_suggestion on SuggestedProduct {
        databaseId
        name
        websiteUrl
        description
        status
        reason
        message
        reviewProblem
        createdAt
        decidedAt
        software {
          databaseId
          name
          ownReview {
            databaseId
          }
        }
        review {
          __typename
        }
        ...WaitingReview_suggestion
        ...DeleteSuggestion_suggestion
      }
    `,
    suggestion,
  );
  const { databaseId, name, websiteUrl, description, status, reason, message, reviewProblem, software } =
    data;
  const { createdAt, decidedAt, review } = data;
  const isWaiting = status === "WAITING";
  const headingId = `suggestion-${databaseId}`;
  return (
    <Box as="article" aria-labelledby={headingId} py="6" borderTopWidth="1px" borderColor="border">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Box as="h3" id={headingId} textStyle="item" overflowWrap="anywhere" dir="auto">
          {software ? <MaybeLink to={paths.software(software.databaseId)}>{software.name}</MaybeLink> : name}
        </Box>
        <Badge tone={status === "ACCEPTED" ? "accent" : "neutral"}>{statuses[status] ?? status}</Badge>
      </Flex>
      <Box textStyle="small" color="fg.muted" mt="1" overflowWrap="anywhere">
        <bdi>{websiteUrl}</bdi> · suggested on <CalendarDate iso={createdAt} />
      </Box>
      {description && (
        <Box mt="2" maxWidth="prose" overflowWrap="anywhere">
          <Prose text={description} />
        </Box>
      )}
      {reason && (
        <Box mt="3" maxWidth="prose">
          <p>{suggestionRefusalSentences[wordOf(reason) as keyof typeof suggestionRefusalSentences]}</p>
          {message && (
            <Box mt="1" color="fg.muted" overflowWrap="anywhere">
              <Prose text={message} />
            </Box>
          )}
        </Box>
      )}
      {status === "ACCEPTED" && !software && (
        <Box as="p" mt="3" maxWidth="prose">
          The listing is not public at the moment.
          {review && !reviewProblem && " Your review is published as soon as it is."}
        </Box>
      )}
      {reviewProblem && (
        <Box as="p" mt="3" maxWidth="prose">
          Your review was not published.{" "}
          {
            suggestedReviewProblemSentences[
              wordOf(reviewProblem) as keyof typeof suggestedReviewProblemSentences
            ]
          }
        </Box>
      )}
      {review && <WaitingReview suggestion={data} onDeleted={onDeleted} />}
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" mt="4" textStyle="small">
        {isWaiting && (
          <LinkButton
            to={writePaths.form({ suggestion: databaseId })}
            variant="outline"
            size="sm"
            aria-label={`${review ? "Edit your review" : "Write a review"} of ${name}`}
          >
            {review ? "Edit your review" : "Write a review"}
          </LinkButton>
        )}
        {software?.ownReview && (
          <LinkButton to={paths.profile({ tab: "reviews" })} variant="outline" size="sm">
            See your review
          </LinkButton>
        )}
        {software && !software.ownReview && !reviewProblem && (
          <LinkButton
            to={writePaths.form({ products: [software.databaseId] })}
            variant="outline"
            size="sm"
            aria-label={`Review it: ${software.name}`}
          >
            Review it
          </LinkButton>
        )}
        <DeleteSuggestion suggestion={data} onDeleted={onDeleted} />
      </Flex>
      {decidedAt && (
        <Box as="p" textStyle="small" color="fg.subtle" mt="3">
          Decided on <CalendarDate iso={decidedAt} />. We delete this entry{review && " and the review in it"}{" "}
          on{" "}
          <CalendarDate
            iso={new Date(Date.parse(decidedAt) + suggestedProducts.days * dayMs).toISOString()}
          />
          .
        </Box>
      )}
    </Box>
  );
}
