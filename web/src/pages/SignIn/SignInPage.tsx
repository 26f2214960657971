import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { signInParams } from "~/search-params/account";
import { useSite } from "~/site";
import { LinkButton } from "~/ui/Button";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import data from "./data";
import { OrDivider } from "./OrDivider";
import { ProviderSignIn } from "./ProviderSignIn";
import { pendingReview } from "./pending-review";
import { SavedReviewNotice } from "./SavedReviewNotice";
import { SignInForm } from "./SignInForm";
import { SignUpForm } from "./SignUpForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /signin and /signup: one page in two modes. */
export default function SignInPage() {
  return (
    <PageSuspense fallback={<SignInSkeleton />}>
      <SignIn />
    </PageSuspense>
  );
}

function SignInSkeleton() {
  return (
    <FormPage heading="One moment">
      <Skeleton height="14rem" aria-label="Loading the form" />
    </FormPage>
  );
}

function SignIn() {
  const site = useSite();
  const { signInProviders } = usePageQuery<SignInPageQuery>(graphql`
    query SignInPageQuery {
      viewer {
        id
      }
      signInProviders
    }
  `);
  const { pathname, search } = useLocation();
  const { next, error } = signInParams.read(new URL(search, "http://localhost"));
  const isJoining = pathname === paths.signUp();
  const other = isJoining
    ? { question: "Already have an account?", label: "Sign in", href: paths.signIn(next ?? undefined) }
    : {
        question: `New to ${site.name}?`,
        label: "Create an account",
        href: paths.signUp(next ?? undefined),
      };
  const goOn = { next: next ?? paths.home() };
  const review = pendingReview(next);
  // Most people who sign in during their first review have no account yet.
  const offersAccount = !isJoining && review?.isNew === true;
  return (
    <FormPage
      heading={isJoining ? "Create your account" : "Sign in"}
      isWide={isJoining}
      lead={
        <>
          {review && <SavedReviewNotice review={review} />}
          {!offersAccount && (
            <>
              {other.question} <TextLink to={other.href}>{other.label}</TextLink>
            </>
          )}
        </>
      }
    >
      <Head title={isJoining ? "Create your account" : "Sign in"} robots="noindex" />
      {offersAccount && (
        <>
          <LinkButton width="full" to={other.href}>
            {other.label}
          </LinkButton>
          <OrDivider>or sign in</OrDivider>
        </>
      )}
      {error === "google" && (
        <Box
          as="p"
          mb="6"
          px="4"
          py="3"
          bg="danger.subtle"
          color="danger"
          borderRadius="md"
          textStyle="small"
        >
          Signing in with Google did not work. Please try again, or use your email and password.
        </Box>
      )}
      {signInProviders.includes("GOOGLE") && <ProviderSignIn next={next} />}
      <NeedsScripts what={isJoining ? "Creating an account" : "Signing in"} />
      {isJoining ? <SignUpForm {...goOn} /> : <SignInForm {...goOn} />}
    </FormPage>
  );
}
