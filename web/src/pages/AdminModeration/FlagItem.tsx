import { Box, Flex } from "@chakra-ui/react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { flagKindLabel } from "~/components/admin/moderation-labels";
import type { FlagItem_flag$key } from "~/relay/__generated__/FlagItem_flag.graphql";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { Decision, DecisionButton } from "./Decision";
import { describeEvidence } from "./evidence";
import { type DecidedFlags, precisionText } from "./FlagKinds";
import { ReviewInQuestion } from "./ReviewInQuestion";

/** Props of `FlagItem`: the flag, what became of others of its kind, the level of its heading, and the callbacks that decide it. */
export interface FlagItemProps {
  flag: FlagItem_flag$key;
  decided: DecidedFlags | undefined;
  as: "h2" | "h3";
  onDismiss: () => void;
  onUphold: () => void;
}

/** A flag: the finding, the review, and the related reviews. */
export function FlagItem({ flag, decided, as, onDismiss, onUphold }: FlagItemProps) {
  const { kind, evidence, status, createdAt, decidedAt, review, relatedReviews, relatedSoftware } =
    useFragment(
      graphql`
      fragment FlagItem_flag on ReviewFlag {
        kind
        evidence
        status
        createdAt
        decidedAt
        review {
          title
          ...ReviewInQuestion_review
        }
        relatedReviews {
          databaseId
          title
          software {
            name
          }
          author {
            displayName
          }
        }
        relatedSoftware {
          databaseId
          name
        }
      }
    `,
      flag,
    );
  return (
    <article aria-label={`Flag on “${review.title}”`}>
      <Flex wrap="wrap" columnGap="3" align="baseline">
        <Box as={as} textStyle="item">
          {flagKindLabel(kind)}
        </Box>
        <Box textStyle="small" color="fg.muted">
          flagged <RelativeTime iso={createdAt} />
          {decided && <> · this kind: {precisionText(decided).toLowerCase()}</>}
        </Box>
      </Flex>
      <Box mt="1" maxWidth="prose">
        {describeEvidence(kind, evidence)}
      </Box>
      <ReviewInQuestion review={review} />
      {relatedReviews.length > 0 && (
        <Box mt="3" textStyle="small">
          <Box fontWeight="medium">Related reviews</Box>
          <Box as="ul" ps="5" css={{ listStyleType: "disc" }} overflowWrap="anywhere">
            {relatedReviews.map(({ databaseId, title, software, author }) => (
              <li key={databaseId}>
                <TextLink to={adminPaths.reviews({ open: databaseId })}>
                  <bdi>{title}</bdi>
                </TextLink>{" "}
                by <bdi>{author?.displayName ?? "Anonymous"}</bdi> on <bdi>{software.name}</bdi>
              </li>
            ))}
          </Box>
        </Box>
      )}
      {relatedSoftware.length > 0 && (
        <Box mt="3" textStyle="small" overflowWrap="anywhere">
          <Box fontWeight="medium">Products in common</Box>
          {relatedSoftware.map(({ databaseId, name }, at) => (
            <Fragment key={databaseId}>
              {at > 0 && ", "}
              <TextLink to={adminPaths.software({ open: databaseId })}>
                <bdi>{name}</bdi>
              </TextLink>
            </Fragment>
          ))}
        </Box>
      )}
      <Decision status={status} decidedAt={decidedAt}>
        <DecisionButton label={`Dismiss the flag on “${review.title}”`} onClick={onDismiss}>
          Dismiss
        </DecisionButton>
        <DecisionButton label={`Uphold the flag on “${review.title}”`} onClick={onUphold}>
          Uphold…
        </DecisionButton>
      </Decision>
    </article>
  );
}
