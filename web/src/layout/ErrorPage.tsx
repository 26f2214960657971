import { use } from "react";
import { Navigate, useLocation, useRouteError } from "react-router";
import { BootContext } from "~/document/boot";
import { OperationError } from "~/relay/environment";
import { notFoundText } from "~/relay/not-found";
import { overloadText } from "~/relay/overload";
import { Button } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";

const TryAgain = () => <Button onClick={() => window.location.reload()}>Try again</Button>;

/**
 * What stands in place of a page that could not be shown: SPEC.md's words for a 404, when to come back, or an apology. Every page
 * exports it as its ErrorBoundary, so that the navigation around it stays as it is. `failure` heads the apology.
 */
export function ErrorPage({ failure = "Something went wrong" }: { failure?: string }) {
  const error = useRouteError();
  const requestId = useRequestId(error);
  // A slow page found out after it was entered that its address has moved.
  const target = error instanceof Response ? error.headers.get("location") : null;
  if (target) return <Navigate to={target} replace />;
  const overload = overloadText(error);
  const pageText = overload ?? notFoundText(error);
  return (
    <Page py="20">
      <Head title={pageText?.heading ?? failure} robots="noindex" />
      {pageText ? (
        <EmptyState
          as="h1"
          heading={pageText.heading}
          text={pageText.text}
          {...(overload && { action: <TryAgain /> })}
        />
      ) : (
        <EmptyState
          as="h1"
          heading={failure}
          text="The page could not be loaded. The problem is on our side. Please try again."
          action={<TryAgain />}
          {...(requestId && { note: `Request ID: ${requestId}` })}
        />
      )}
    </Page>
  );
}

/** The id under which the server has logged the failure: that of the failed operation, or of the document that came as this page. */
function useRequestId(error: unknown): string | null {
  const { requestId } = use(BootContext);
  const isFirst = useLocation().key === "default";
  if (error instanceof OperationError) return error.requestId;
  return (isFirst && requestId) || null;
}
