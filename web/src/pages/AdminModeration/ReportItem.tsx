import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { reasonLabel } from "~/components/admin/moderation-labels";
import type { ReportItem_report$key } from "~/relay/__generated__/ReportItem_report.graphql";
import { Prose } from "~/ui/Prose";
import { RelativeTime } from "~/ui/RelativeTime";
import { TextLink } from "~/ui/TextLink";
import { Decision, DecisionButton } from "./Decision";
import { ReviewInQuestion } from "./ReviewInQuestion";

/** Props of `ReportItem`: the report, and the callbacks that decide it. */
export interface ReportItemProps {
  report: ReportItem_report$key;
  onDismiss: () => void;
  onUphold: () => void;
}

/** A report: the reader's complaint, and the review. */
export function ReportItem({ report, onDismiss, onUphold }: ReportItemProps) {
  const { reason, details, status, createdAt, decidedAt, reporter, review } = useFragment(
    graphql`
      fragment ReportItem_report on ReviewReport {
        reason
        details
        status
        createdAt
        decidedAt
        reporter {
          databaseId
          displayName
        }
        review {
          title
          ...ReviewInQuestion_review
        }
      }
    `,
    report,
  );
  return (
    <article aria-label={`Report on “${review.title}”`}>
      <Box as="h2" textStyle="item">
        {reasonLabel(reason)}
      </Box>
      <Flex wrap="wrap" columnGap="1" textStyle="small" color="fg.muted" mt="1">
        <span>
          Reported by{" "}
          {reporter ? (
            <TextLink to={adminPaths.users({ open: reporter.databaseId })}>
              <bdi>{reporter.displayName}</bdi>
            </TextLink>
          ) : (
            "a deleted user"
          )}
          , <RelativeTime iso={createdAt} />
        </span>
      </Flex>
      {details && <Prose text={details} mt="2" maxWidth="prose" overflowWrap="anywhere" />}
      <ReviewInQuestion review={review} />
      <Decision status={status} decidedAt={decidedAt}>
        <DecisionButton label={`Dismiss the report on “${review.title}”`} onClick={onDismiss}>
          Dismiss
        </DecisionButton>
        <DecisionButton label={`Uphold the report on “${review.title}”`} onClick={onUphold}>
          Uphold…
        </DecisionButton>
      </Decision>
    </article>
  );
}
