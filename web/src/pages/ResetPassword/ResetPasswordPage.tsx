import { useState } from "react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { tokenParams } from "~/search-params/account";
import { LinkButton } from "~/ui/Button";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { TextLink } from "~/ui/TextLink";
import { ResetPasswordForm } from "./ResetPasswordForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** /reset-password?token=: sets a new password by a mailed link. */
export default function ResetPasswordPage() {
  const { search } = useLocation();
  const { token } = tokenParams.read(new URL(search, "http://localhost"));
  const [isDone, setDone] = useState(false);
  const finish = () => {
    setDone(true);
    // A used token should not stay in the URL and the history.
    window.history.replaceState(window.history.state, "", window.location.pathname);
  };
  return (
    <>
      <Head title="Choose a new password" robots="noindex" />
      {isDone ? (
        <FormOutcome
          takesFocus
          heading="Password changed"
          text="Your new password is set. Other devices have been signed out, and API tokens revoked."
        >
          <LinkButton to={paths.signIn()}>Sign in</LinkButton>
        </FormOutcome>
      ) : token === "" ? (
        <FormOutcome
          heading="Invalid reset link"
          text="This link is incomplete. Please open the whole link from the email, or request a new one."
        >
          <LinkButton to={paths.forgotPassword()}>Request a new link</LinkButton>
        </FormOutcome>
      ) : (
        <FormPage
          heading="Choose a new password"
          foot={
            <>
              Has the link expired? <TextLink to={paths.forgotPassword()}>Request a new one</TextLink>
            </>
          }
        >
          <NeedsScripts what="Choosing a new password" />
          <ResetPasswordForm token={token} onDone={finish} />
        </FormPage>
      )}
    </>
  );
}
