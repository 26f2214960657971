import { chakra, type FlexProps } from "@chakra-ui/react";
import { use } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { ReviewActions_review$key } from "~/relay/__generated__/ReviewActions_review.graphql";
import { hasPage } from "~/route-match";
import { Badge } from "~/ui/Badge";
import { buttonStyles, LinkButton } from "~/ui/Button";
import { Link } from "~/ui/Link";
import { VisitorContext } from "~/ui/visitor";
import { writePaths } from "~/write-paths";
import { HelpfulCount } from "./HelpfulCount";
import { HelpfulVote } from "./HelpfulVote";
import { ReportButton } from "./ReportButton";

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "2",
    textStyle: "small",
    "& > [data-helpful]": buttonStyles("outline", "sm"),
    "& > [data-report]": { ...buttonStyles("quiet", "sm"), px: "2" },
  },
});

/** Props of `ReviewActions`: the review, and the margin above. */
export interface ReviewActionsProps extends Pick<FlexProps, "mt"> {
  review: ReviewActions_review$key;
}

/** Votes and actions under a review. Visitors are asked to sign in; the viewer's own review can be edited instead. */
export function ReviewActions({ review, mt }: ReviewActionsProps) {
  const data = useFragment(
    graphql`
      fragment ReviewActions_review on Review {
        databaseId
        title
        helpfulCount
        isOwn
        isHelpfulToViewer
        isReportedByViewer
        software {
          databaseId
        }
      }
    `,
    review,
  );
  const { databaseId, title, helpfulCount, isOwn, isReportedByViewer, software } = data;
  const { isSignedIn } = use(VisitorContext);
  const edit = writePaths.form({ products: [software.databaseId], edit: "review" });
  return (
    <Row mt={mt}>
      {isOwn ? (
        <>
          <Badge tone="neutral">Your review</Badge>
          {hasPage(edit) && (
            <LinkButton to={edit} variant="outline" size="sm" aria-label={`Edit your review “${title}”`}>
              Edit
            </LinkButton>
          )}
          <HelpfulCount count={helpfulCount} />
        </>
      ) : isSignedIn ? (
        <>
          <HelpfulVote review={data} title={title} />
          <ReportButton databaseId={databaseId} title={title} isReported={isReportedByViewer} />
        </>
      ) : (
        <SignedOut title={title} count={helpfulCount} />
      )}
    </Row>
  );
}

/** Two links to sign in, as plain as they can be: every review of a list has them. */
function SignedOut({ title, count }: { title: string; count: number }) {
  const { pathname, search } = useLocation();
  const signIn = paths.signIn(pathname + search);
  return (
    <>
      <Link data-helpful to={signIn} aria-label={`Helpful: the review “${title}” (log in)`}>
        Helpful
      </Link>
      <HelpfulCount count={count} />
      <Link data-report to={signIn} aria-label={`Report: the review “${title}” (log in)`}>
        Report
      </Link>
    </>
  );
}
