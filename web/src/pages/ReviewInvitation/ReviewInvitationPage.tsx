import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { keepInvitation } from "~/components/review-flow/invitation";
import { InvitedNote } from "~/components/reviews/InvitedNote";
import { paths } from "~/paths";
import type {
  ReviewInvitationPageQuery,
  ReviewInvitationState,
} from "~/relay/__generated__/ReviewInvitationPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { Skeleton } from "~/ui/Skeleton";
import { writePaths } from "~/write-paths";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /review-invitation?token=: where the link leads with which a vendor invites a customer to write a review. */
export default function ReviewInvitationPage() {
  return (
    <>
      <Head title="You are invited to write a review" robots="noindex" />
      <PageSuspense fallback={<Loading />}>
        <ReviewInvitation />
      </PageSuspense>
    </>
  );
}

function Loading() {
  return (
    <FormPage heading="One moment">
      <Skeleton height="8rem" aria-label="Loading your invitation" />
    </FormPage>
  );
}

/** What became of an invitation that is not open, as a heading. */
const endings: Readonly<Record<Exclude<ReviewInvitationState, "OPEN">, string>> = {
  EXPIRED: "This invitation has expired",
  REVOKED: "The vendor has revoked this invitation",
};

function ReviewInvitation() {
  const { reviewInvitation } = usePageQuery<ReviewInvitationPageQuery>(graphql`
    query ReviewInvitationPageQuery($token: String!) {
      reviewInvitation(token: $token) {
        state
        software {
          databaseId
          name
        }
      }
    }
  `);
  const { search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const { state, software } = reviewInvitation ?? {};
  const softwareId = software?.databaseId;
  // From here on no other address needs the token.
  useEffect(() => {
    if (softwareId !== undefined) keepInvitation(softwareId, token);
  }, [softwareId, token]);
  const form = software ? writePaths.form({ products: [software.databaseId] }) : paths.writeReview();
  if (software && state === "OPEN")
    return (
      <FormPage heading={`Review ${software.name}`}>
        <InvitedNote />
        <NeedsScripts what="Writing a review" />
        <LinkButton to={form}>Write your review</LinkButton>
      </FormPage>
    );
  return (
    <FormOutcome
      heading={(software && state && state !== "OPEN" && endings[state]) || "This invitation is not valid"}
      text={`You can still write a review. It will ${software ? "" : "not "}be labeled as invited by the vendor.`}
    >
      <LinkButton to={form}>Write a review</LinkButton>
    </FormOutcome>
  );
}
