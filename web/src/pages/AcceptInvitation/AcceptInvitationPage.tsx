import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { AcceptInvitationPageQuery } from "~/relay/__generated__/AcceptInvitationPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { FormPage } from "~/ui/form/FormPage";
import { rememberValues } from "~/ui/form/form-memory";
import { Head } from "~/ui/Head";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import { AcceptInvitation } from "./AcceptInvitation";
import data from "./data";
import { OtherAccount } from "./OtherAccount";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

const title = "Your invitation";

/** /accept-invitation?token=: adds the invited person to the company that mailed the link. */
export default function AcceptInvitationPage() {
  return (
    <>
      <Head title={title} robots="noindex" />
      <PageSuspense fallback={<Loading />}>
        <Invitation />
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

function Invitation() {
  const { viewer, invitation } = usePageQuery<AcceptInvitationPageQuery>(graphql`
    query AcceptInvitationPageQuery($token: String!) {
      viewer {
        email
      }
      invitation(token: $token) {
        email
        ...AcceptInvitation_invitation
      }
    }
  `);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  if (!invitation) {
    return (
      <FormOutcome
        heading={token === "" ? title : "This invitation is no longer valid"}
        text={
          token === ""
            ? "Please open the link in the email that invited you."
            : "The link was used or withdrawn, or is more than 7 days old. Ask an owner of the company to invite you again."
        }
      >
        <LinkButton to={viewer ? paths.dashboard() : paths.home()}>
          {viewer ? "Go to your dashboard" : "Return home"}
        </LinkButton>
      </FormOutcome>
    );
  }
  const isMeant = viewer?.email?.toLowerCase() === invitation.email.toLowerCase();
  return (
    <AcceptInvitation invitation={invitation} token={token} mayAccept={isMeant}>
      {viewer ? (
        <OtherAccount email={viewer.email} here={here} />
      ) : (
        <>
          <p>Sign in with that address, or create an account with it. You will return here afterward.</p>
          {/* The sign-in and sign-up forms start with the invited address. */}
          <LinkButton
            to={paths.signUp(here)}
            onClick={() => rememberValues("account", { email: invitation.email })}
          >
            Create an account
          </LinkButton>
          <p>
            Already have an account? <TextLink to={paths.signIn(here)}>Sign in</TextLink>
          </p>
        </>
      )}
    </AcceptInvitation>
  );
}
