import { Box } from "@chakra-ui/react";
import { use } from "react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { LinkAction } from "~/ui/form/LinkAction";
import { Head } from "~/ui/Head";
import { TextLink } from "~/ui/TextLink";
import { VisitorContext } from "~/ui/visitor";
import { useReviewVerification, type Verification } from "./use-review-verification";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const title = "Verify your review";
const verified = "Review verified";
const confirmed = "Address confirmed";
const failed = "Verification failed";

const headingOf = (given: Verification) => ("heldMessage" in given ? confirmed : verified);

/** /verify-review?token=: verifies a review by a link that was mailed to its author's work address. */
export default function VerifyReviewPage() {
  return (
    <>
      <Head title={title} robots="noindex" />
      <VerifyReview />
    </>
  );
}

function VerifyReview() {
  const { search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const link = useReviewVerification(token);
  const { outcome } = link;
  if (token === "") {
    return (
      <FormOutcome
        heading={title}
        text="Please open the link in the email that we sent to your work address."
      >
        <AnotherLink />
      </FormOutcome>
    );
  }
  return (
    <>
      {/* Only the result is announced. */}
      <Box role="status" srOnly>
        {outcome === null ? "" : "given" in outcome ? headingOf(outcome.given) : failed}
      </Box>
      {outcome === null ? (
        <FormOutcome
          heading={title}
          text="By continuing, you confirm that you work where this link was sent, and that you wrote the review. We keep only the domain of the address and a keyed hash that recognizes another review from the same mailbox."
        >
          <LinkAction link={link} what="Verifying your review" busy="Verifying…">
            Verify my review
          </LinkAction>
        </FormOutcome>
      ) : "given" in outcome ? (
        <Confirmed given={outcome.given} />
      ) : (
        <FormOutcome takesFocus heading={failed} text={outcome.refused}>
          <AnotherLink />
        </FormOutcome>
      )}
    </>
  );
}

/** The address is verified: so is the review, or moderators look at it first. */
function Confirmed({ given }: { given: Verification }) {
  if ("heldMessage" in given)
    return (
      <FormOutcome takesFocus heading={confirmed} text={given.heldMessage}>
        <OwnReviews />
      </FormOutcome>
    );
  const { databaseId, title, software } = given.review;
  return (
    <FormOutcome
      takesFocus
      heading={verified}
      text={
        <>
          Thank you. Your review “<bdi>{title}</bdi>” of <bdi>{software.name}</bdi> is now labeled “Verified
          Reviewer”.
        </>
      }
    >
      <LinkButton to={paths.review(databaseId)}>Read your review</LinkButton>
    </FormOutcome>
  );
}

function OwnReviews() {
  const { isSignedIn } = use(VisitorContext);
  const reviews = paths.profile({ tab: "reviews" });
  return (
    <LinkButton to={isSignedIn ? reviews : paths.signIn(reviews)}>
      {isSignedIn ? "Go to your reviews" : "Log in to see your reviews"}
    </LinkButton>
  );
}

function AnotherLink() {
  return (
    <>
      <p>
        A link works once, within 24 hours, and only while the review is unchanged. To get another one, go to
        your reviews and choose “Verify with your work email”.
      </p>
      <OwnReviews />
      <TextLink to={paths.home()}>Return home</TextLink>
    </>
  );
}
