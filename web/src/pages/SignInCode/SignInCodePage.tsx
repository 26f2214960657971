import { Box } from "@chakra-ui/react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { signInCodeParams } from "~/search-params/sign-in-code";
import { twoStepPaths } from "~/two-step-paths";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { TextLink } from "~/ui/TextLink";
import { SignInCodeForm } from "./SignInCodeForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** /signin/code: the second step of a sign-in, after the password or Google. */
export default function SignInCodePage() {
  const { search } = useLocation();
  const { next, with: instead } = signInCodeParams.read(new URL(search, "http://localhost"));
  const isRecovery = instead === "recovery-code";
  return (
    <FormPage
      heading="Two-step verification"
      lead={
        isRecovery
          ? "Enter one of the recovery codes that you saved when you turned on two-step verification."
          : "Enter the code that your authenticator app shows for this site."
      }
      foot={
        <>
          <Box as="p">
            {isRecovery ? (
              <TextLink to={twoStepPaths.code({ next })}>Use your authenticator app instead</TextLink>
            ) : (
              <>
                No phone at hand?{" "}
                <TextLink to={twoStepPaths.code({ next, with: "recovery-code" })}>
                  Use a recovery code instead
                </TextLink>
              </>
            )}
          </Box>
          <Box as="p" mt="3">
            <TextLink to={paths.signIn(next ?? undefined)}>Back to sign in</TextLink>
          </Box>
        </>
      }
    >
      <Head title="Two-step verification" robots="noindex" />
      <NeedsScripts what="Signing in" />
      <SignInCodeForm next={next ?? paths.home()} isRecovery={isRecovery} />
    </FormPage>
  );
}
