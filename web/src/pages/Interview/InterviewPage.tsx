import { Box, chakra } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FlowHeading, FlowPage } from "~/components/review-flow/FlowPage";
import type { InterviewPageQuery } from "~/relay/__generated__/InterviewPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { hasPage } from "~/route-match";
import { interviewParams } from "~/search-params/write-review";
import { Badge } from "~/ui/Badge";
import { ArrowRight, Icon } from "~/ui/icons";
import { Link } from "~/ui/Link";
import { Logo } from "~/ui/Logo";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /products/{productName}/interviews/new: asks how the review should be written. */
export default function InterviewPage() {
  return (
    <FlowPage title="How would you like to leave your review?" step={2}>
      <Box maxWidth="46rem" mx="auto">
        <FlowHeading step={2} heading="How would you like to leave your review?" />
        <PageSuspense fallback={<Skeleton height="20rem" mt="6" aria-label="Loading the product" />}>
          <Interview />
        </PageSuspense>
      </Box>
    </FlowPage>
  );
}

const Ways = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { sm: "1fr 1fr" },
    gap: { base: "3", md: "4" },
    mt: "8",
    "& > *": {
      display: "flex",
      flexDirection: "column",
      alignItems: "flex-start",
      gap: "2",
      p: "5",
      textAlign: "start",
      bg: "bg.panel",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "lg",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
    },
    "& > a:hover": { borderColor: "accent", bg: "accent.subtle" },
    "& > button": { bg: "transparent", borderStyle: "dashed", color: "fg.muted", cursor: "not-allowed" },
    "& > * > svg:first-child": { fontSize: "2xl", color: "accent.fg" },
    "& > button > svg:first-child": { color: "fg.subtle" },
    "& [data-name]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      gap: "2",
      textStyle: "item",
      mt: "1",
    },
    "& [data-about]": { textStyle: "small", color: "fg.muted" },
  },
});

function Interview() {
  const { software } = usePageQuery<InterviewPageQuery>(graphql`
    query InterviewPageQuery($databaseId: ID!) {
      software(databaseId: $databaseId) {
        databaseId
        name
        slug
        logoUrl
        isActive
        isOwn
        ownReview {
          databaseId
        }
      }
    }
  `);
  const { search } = useLocation();
  const { role } = interviewParams.read(new URL(search, "http://localhost"));
  if (!software) return null;
  const { databaseId, name, logoUrl, isOwn, ownReview } = software;
  const toForm = writePaths.form({ role, products: [databaseId], edit: ownReview ? "review" : null });
  return (
    <>
      <Box display="flex" alignItems="center" gap="4" mt="6">
        <Logo url={logoUrl} name={name} size={56} />
        <Box as="p" minWidth="0" lineHeight="snug" overflowWrap="anywhere">
          You're reviewing:{" "}
          <Box as="strong" fontWeight="semibold">
            <bdi>{name}</bdi>
          </Box>
        </Box>
      </Box>
      {isOwn ? (
        <Box as="p" mt="8" p="4" bg="bg.muted" borderRadius="md">
          You cannot review your own company's product.{" "}
          <TextLink to={writePaths.role()}>Review another product</TextLink>
        </Box>
      ) : (
        <>
          {ownReview && (
            <Box as="p" mt="6" color="fg.muted">
              You have already reviewed this product. You can edit your review.
            </Box>
          )}
          <Ways>
            {hasPage(toForm) && (
              <Link to={toForm}>
                <Icon path="M4 16v-3L13 4l3 3-9 9zM11 6l3 3" />
                <span data-name>
                  I'll type it myself <ArrowRight />
                </span>
                <span data-about>Stars, a title and a few sentences. It takes about three minutes.</span>
              </Link>
            )}
            <button type="button" disabled>
              <Icon path="M10 12.5a2.5 2.5 0 0 0 2.5-2.5V5a2.5 2.5 0 0 0-5 0v5a2.5 2.5 0 0 0 2.5 2.5ZM4.5 10a5.5 5.5 0 0 0 11 0M10 15.5V18" />
              <span data-name>
                Voice Interview <Badge tone="neutral">Coming Soon</Badge>
              </span>
              <span data-about>Answer a few questions aloud.</span>
            </button>
          </Ways>
        </>
      )}
    </>
  );
}
