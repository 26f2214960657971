import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { SuggestProductPageQuery } from "~/relay/__generated__/SuggestProductPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { suggestParams } from "~/search-params/write-review";
import { LinkButton } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { Head } from "~/ui/Head";
import data from "./data";
import { SuggestForm } from "./SuggestForm";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

const title = "Suggest a product";

/** /suggest-a-product: a form for a product that is missing, after a search or while writing a review. */
export default function SuggestProductPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the form" />}>
      <Head title={title} robots="noindex" />
      <SuggestProduct />
    </PageSuspense>
  );
}

function SuggestProduct() {
  const { viewer, categories } = usePageQuery<SuggestProductPageQuery>(graphql`
    query SuggestProductPageQuery {
      viewer {
        isEmailVerified
      }
      categories {
        databaseId
        name
      }
    }
  `);
  const { pathname, search } = useLocation();
  const { name, role } = suggestParams.read(new URL(search, "http://localhost"));
  const here = pathname + search;
  if (!viewer)
    return (
      <FormOutcome
        heading={title}
        text="Please sign in, so that we can tell you what we decide. You come back to this page."
      >
        <LinkButton to={paths.signIn(here)}>Sign in</LinkButton>
        <LinkButton to={paths.signUp(here)} variant="outline">
          Join
        </LinkButton>
      </FormOutcome>
    );
  if (!viewer.isEmailVerified)
    return (
      <FormOutcome
        heading={title}
        text="Please verify your email address first, so that we can tell you what we decide."
      >
        <LinkButton to={paths.verifyEmail()}>Verify your email address</LinkButton>
      </FormOutcome>
    );
  return (
    <FormPage
      isWide
      heading={title}
      lead="Is software or a service missing here? Tell us which. We look at each suggestion, and tell you by email what we decide."
    >
      <NeedsScripts what="Suggesting a product" />
      <SuggestForm name={name} role={role} categories={categories} />
    </FormPage>
  );
}
