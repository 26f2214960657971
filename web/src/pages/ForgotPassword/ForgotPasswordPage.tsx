import { useState } from "react";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { TextLink } from "~/ui/TextLink";
import { ForgotPasswordForm } from "./ForgotPasswordForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** /forgot-password: sends a password reset link to an address. */
export default function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const toSignIn = <TextLink to={paths.signIn()}>Back to sign in</TextLink>;
  return (
    <>
      <Head title="Forgot your password?" robots="noindex" />
      {sentTo === null ? (
        <FormPage
          heading="Forgot your password?"
          lead="Enter your email address, and we will send you a link to choose a new password."
          foot={toSignIn}
        >
          <NeedsScripts what="Requesting a link" />
          <ForgotPasswordForm onSent={setSentTo} />
        </FormPage>
      ) : (
        <FormOutcome
          takesFocus
          heading="Check your email"
          text={
            <>
              If there is an account for <bdi>{sentTo}</bdi>, we have sent it a reset link. No email? Check
              your spam folder, or try again.
            </>
          }
        >
          <Button variant="outline" onClick={() => setSentTo(null)}>
            Try again
          </Button>
          {toSignIn}
        </FormOutcome>
      )}
    </>
  );
}
