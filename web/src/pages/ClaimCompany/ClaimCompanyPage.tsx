import { use } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { useOpenDashboard } from "~/components/use-open-dashboard";
import { paths } from "~/paths";
import type { ClaimCompanyPageMutation } from "~/relay/__generated__/ClaimCompanyPageMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { LinkAction } from "~/ui/form/LinkAction";
import { useEmailLink } from "~/ui/form/use-email-link";
import { Head } from "~/ui/Head";
import { VisitorContext } from "~/ui/visitor";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const title = "Confirm your claim";
const over = "This link was used or is more than 24 hours old.";
const unreachable = "The claim could not be confirmed. Please try again.";

/** /claim-company?token=: makes the claimant the company's owner, by a link that was mailed to its website's domain. */
export default function ClaimCompanyPage() {
  return (
    <>
      <Head title={title} robots="noindex" />
      <Claim />
    </>
  );
}

function Claim() {
  const { pathname, search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const { isSignedIn } = use(VisitorContext);
  const confirm = useMutate<ClaimCompanyPageMutation>(graphql`
    mutation ClaimCompanyPageMutation($input: CompanyTokenInput!) {
      confirmClaim(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            databaseId
            name
          }
        }
        ... on ValidationError {
          __typename
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const arrive = useOpenDashboard();
  const link = useEmailLink<string>(async () => {
    const { answer, failure } = await confirm({ input: { token } });
    if (failure) return { failed: failure.text(unreachable) };
    const result = answer.confirmClaim;
    if (result.__typename === "ValidationError") return { refused: over };
    if (result.__typename !== "CompanySaved")
      return "message" in result ? { refused: result.message } : { failed: unreachable };
    arrive(result.company, "The company is yours");
    return { given: result.company.databaseId };
  });
  if (token === "")
    return (
      <FormOutcome
        heading={title}
        text="Please open the link in the email that we sent to your work address."
      />
    );
  if (!isSignedIn)
    return (
      <FormOutcome
        heading={title}
        text="Please sign in with the account that claimed the company. You will return here afterward."
      >
        <LinkButton to={paths.signIn(pathname + search)}>Sign in</LinkButton>
      </FormOutcome>
    );
  const { outcome } = link;
  if (outcome && "refused" in outcome)
    return (
      <FormOutcome takesFocus heading="Claim not confirmed" text={outcome.refused}>
        <p>If the company is still unclaimed, you can claim it again from its page.</p>
        <LinkButton to={paths.companies()}>Find the company</LinkButton>
      </FormOutcome>
    );
  return (
    <FormOutcome
      heading={title}
      text="By continuing, you confirm that you act for the company. You will be its owner here and manage its page, listings and members."
    >
      <LinkAction link={link} what="Confirming the claim" busy="Confirming…">
        Confirm the claim
      </LinkAction>
    </FormOutcome>
  );
}
