import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { VerifyEmailPageQuery } from "~/relay/__generated__/VerifyEmailPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { NeedsScripts } from "~/ui/form/FormPage";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { Head } from "~/ui/Head";
import data from "./data";
import { ResendEmail } from "./ResendEmail";
import { useVerification } from "./use-verification";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** How long the success message is shown before the redirect (specification 9). */
const goesOnAfterMs = 3000;

const verified = "Email verified";
const failed = "Verification failed";

/** /verify-email?token=: verifies an address by a mailed link. */
export default function VerifyEmailPage() {
  return (
    <>
      <Head title="Verify your email" robots="noindex" />
      <PageSuspense fallback={<Verifying />}>
        <VerifyEmail />
      </PageSuspense>
    </>
  );
}

function Verifying({ children }: { children?: ReactNode }) {
  return (
    <FormOutcome heading="Verifying your email" text="This takes a moment.">
      {children}
    </FormOutcome>
  );
}

function VerifyEmail() {
  const { viewer } = usePageQuery<VerifyEmailPageQuery>(graphql`
    query VerifyEmailPageQuery {
      viewer {
        isEmailVerified
        ...ResendEmail_viewer
      }
    }
  `);
  const { search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const outcome = useVerification(token);
  const isVerified = outcome?.isVerified === true;
  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => hardNavigation.to(paths.home()), goesOnAfterMs);
    return () => clearTimeout(timer);
  }, [isVerified]);
  if (token === "") {
    return (
      <FormOutcome
        heading="Verify your email"
        text={
          viewer?.isEmailVerified
            ? "There is no link to open."
            : "Please open the link in the email that we sent you. Lost it? We can send you another one."
        }
      >
        <ResendEmail viewer={viewer ?? null} />
      </FormOutcome>
    );
  }
  return (
    <>
      {/* The result is announced. The rest of the page is not part of the live region: a form would be read again at each change. */}
      <Box role="status" srOnly>
        {outcome === null ? "" : isVerified ? verified : failed}
      </Box>
      {outcome === null ? (
        <Verifying>
          <NeedsScripts what="Verifying your email" />
        </Verifying>
      ) : outcome.isVerified ? (
        <FormOutcome heading={verified} text="Thank you. We are taking you to the home page.">
          <LinkButton to={paths.home()} reloadDocument>
            Go to the home page
          </LinkButton>
        </FormOutcome>
      ) : (
        <FormOutcome heading={failed} text={outcome.refused}>
          <ResendEmail viewer={viewer ?? null} />
        </FormOutcome>
      )}
    </>
  );
}
