import { Box } from "@chakra-ui/react";
import { use } from "react";
import { useLocation } from "react-router";
import { tokenSearch } from "~/address/account-search";
import { paths } from "~/paths";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { LinkAction } from "~/ui/form/LinkAction";
import { Head } from "~/ui/Head";
import { TextLink } from "~/ui/TextLink";
import { VisitorContext } from "~/ui/visitor";
import { useReviewVerification } from "./use-review-verification";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const title = "Verify your review";
const verified = "Review verified";
const failed = "Verification failed";

/** /verify-review?token=: verifies a review by a link that was mailed to its author's work address. */
export default function VerifyReviewPage() {
  return (
    <>
      <Head title={title} robots="noindex" />
      {/* The address holds the token. */}
      <meta name="referrer" content="no-referrer" />
      <VerifyReview />
    </>
  );
}

function VerifyReview() {
  const { search } = useLocation();
  const { token } = tokenSearch.read(new URL(search, "http://localhost"));
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
      {/* What comes about is read out, and nothing else. */}
      <Box role="status" srOnly>
        {outcome === null ? "" : "given" in outcome ? verified : failed}
      </Box>
      {outcome === null ? (
        <FormOutcome
          heading={title}
          text="By going on you confirm that you work where this link was mailed to, and that you wrote the review. Only the address's domain is kept with it."
        >
          <LinkAction link={link} what="Verifying your review" busy="Verifying…">
            Verify my review
          </LinkAction>
        </FormOutcome>
      ) : "given" in outcome ? (
        <FormOutcome
          takesFocus
          heading={verified}
          text={
            <>
              Thank you. Your review “<bdi>{outcome.given.title}</bdi>” of{" "}
              <bdi>{outcome.given.software.name}</bdi> now says “Verified Reviewer”.
            </>
          }
        >
          <LinkButton to={paths.review(outcome.given.databaseId)}>Read your review</LinkButton>
        </FormOutcome>
      ) : (
        <FormOutcome takesFocus heading={failed} text={outcome.refused}>
          <AnotherLink />
        </FormOutcome>
      )}
    </>
  );
}

function AnotherLink() {
  const { isSignedIn } = use(VisitorContext);
  const reviews = paths.profile({ tab: "reviews" });
  return (
    <>
      <p>
        A link works once, within 24 hours, and only while the review is as it was. You can have another one
        mailed from your own reviews: choose “Verify with your work email” there.
      </p>
      <LinkButton to={isSignedIn ? reviews : paths.signIn(reviews)}>
        {isSignedIn ? "Go to your reviews" : "Log in to your reviews"}
      </LinkButton>
      <TextLink to={paths.home()}>Return home</TextLink>
    </>
  );
}
