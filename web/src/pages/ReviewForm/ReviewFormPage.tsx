import { Box, Flex, Grid } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FlowPage } from "~/components/review-flow/FlowPage";
import { paths } from "~/paths";
import type { ReviewFormPageQuery } from "~/relay/__generated__/ReviewFormPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { reviewFormParams } from "~/search-params/write-review";
import { DotList } from "~/ui/DotList";
import { NeedsScripts } from "~/ui/form/FormPage";
import { Logo } from "~/ui/Logo";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import data from "./data";
import { EditReview } from "./EditReview";
import { ProductList } from "./ProductList";
import { WriteReview } from "./WriteReview";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** How long the message is shown before the redirect, as on the other private pages. */
const goesOnAfterMs = 1000;

/** /write-a-review/review-form: a form for the review of one product after another, or for editing the user's own. */
export default function ReviewFormPage() {
  return (
    <PageSuspense fallback={<ReviewFormSkeleton />}>
      <ReviewForm />
    </PageSuspense>
  );
}

function ReviewFormSkeleton() {
  return (
    <FlowPage title="Leave a review" step={2}>
      <Box maxWidth="46rem" mx="auto">
        <Skeleton height="2.5rem" width="18rem" aria-label="Loading the form" />
        <Skeleton height="28rem" mt="6" />
      </Box>
    </FlowPage>
  );
}

function ReviewForm() {
  const { viewer, softwareByIds } = usePageQuery<ReviewFormPageQuery>(graphql`
    query ReviewFormPageQuery($ids: [ID!]!, $isEditing: Boolean!) {
      viewer {
        id
      }
      softwareByIds(databaseIds: $ids) {
        databaseId
        name
        logoUrl
        isOwn
        ownReview {
          databaseId
        }
        ...WriteReview_software
        ...EditReview_software @include(if: $isEditing) @alias(as: "edited")
        ...ProductList_software
      }
    }
  `);
  const { pathname, search } = useLocation();
  const { role, edit, product_id } = reviewFormParams.read(new URL(search, "http://localhost"));
  const isEditing = edit !== null;
  const isOpen = ({ ownReview, isOwn }: (typeof softwareByIds)[number]) => !ownReview && !isOwn;
  const named = softwareByIds.findIndex(({ databaseId }) => databaseId === product_id);
  const place = useSteady(Math.max(named >= 0 ? named : softwareByIds.findIndex(isOpen), 0), search);
  const others = [...softwareByIds.slice(place + 1), ...softwareByIds.slice(0, place)];
  if (isEditing && !viewer) {
    return (
      <PrivateShell
        title="Edit your review"
        toast={{
          title: "Access Denied",
          description: "Please sign in to edit your review.",
          variant: "destructive",
        }}
        delayMs={goesOnAfterMs}
        to={paths.signIn(pathname + search)}
      />
    );
  }
  const product = softwareByIds[place];
  if (!product) return null;
  const { databaseId, name, logoUrl } = product;
  const count = softwareByIds.length;
  const title = isEditing ? "Edit your review" : `Review ${name}`;
  return (
    <FlowPage title={title} step={2}>
      <Grid
        // The form is below the steps; on a wide screen the rest is in the margin.
        templateColumns={{
          base: "minmax(0, 46rem)",
          xl: "minmax(0, 1fr) minmax(0, 46rem) minmax(0, 1fr)",
        }}
        templateRows={{ xl: "auto 1fr" }}
        justifyContent="center"
        columnGap="8"
        rowGap="8"
        alignItems="start"
      >
        {count > 1 && !isEditing && (
          <Box minWidth="0" gridColumn={{ xl: 3 }}>
            <ProductList software={softwareByIds} current={databaseId} />
          </Box>
        )}
        <Box minWidth="0" gridRow={{ xl: "1 / span 2" }} gridColumn={{ xl: 2 }}>
          <Flex align="center" gap="4" mb="8">
            <Logo url={logoUrl} name={name} size={56} />
            <Box minWidth="0">
              <Box as="h1" textStyle="title" dir="auto" overflowWrap="anywhere">
                {isEditing ? `Edit your review of ${name}` : title}
              </Box>
              {!isEditing && (
                <DotList aria-label="This review" mt="1">
                  {role && <li>Writing as: {role}</li>}
                  <li>
                    Reviewing {count} {count === 1 ? "product" : "products"}
                  </li>
                  {count > 1 && (
                    <li>
                      {place + 1} of {count}
                    </li>
                  )}
                </DotList>
              )}
            </Box>
          </Flex>
          <NeedsScripts what="Writing a review" />
          {isEditing && product.edited ? (
            <EditReview key={databaseId} software={product.edited} />
          ) : (
            <WriteReview
              key={databaseId}
              software={product}
              role={role}
              isSignedIn={viewer != null}
              skipTo={others.find(isOpen)?.databaseId ?? null}
            />
          )}
        </Box>
        <Box as="aside" aria-labelledby="advice" textStyle="small" color="fg.muted" gridColumn={{ xl: 3 }}>
          <Box as="h2" id="advice" textStyle="label" color="fg.subtle" mb="2">
            What helps readers
          </Box>
          <Box as="ul" ps="4" css={{ listStyleType: "disc", "& li": { mb: "1" } }}>
            <li>What you use it for, and how often.</li>
            <li>One thing that works and one that does not, each with an example.</li>
            <li>What you wish you had known before.</li>
          </Box>
          <Box mt="2">
            <TextLink to={paths.content("review-guidelines")}>Review guidelines</TextLink>
          </Box>
        </Box>
      </Grid>
    </FlowPage>
  );
}

/** The first value at a URL: after sending a review the form must not show another product before the navigation. */
function useSteady<T>(value: T, address: string): T {
  const [first, setFirst] = useState({ value, address });
  if (first.address === address) return first.value;
  setFirst({ value, address });
  return value;
}
