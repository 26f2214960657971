import { Box, Flex } from "@chakra-ui/react";
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
import data from "./data";
import { EditReview } from "./EditReview";
import { FormLayout } from "./FormLayout";
import { ProductList } from "./ProductList";
import { ReviewSuggested } from "./ReviewSuggested";
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
    query ReviewFormPageQuery(
      $ids: [ID!]!
      $isEditing: Boolean!
      $suggestion: ID!
      $hasSuggestion: Boolean!
    ) {
      viewer {
        id
        suggestedProduct(databaseId: $suggestion) @include(if: $hasSuggestion) {
          databaseId
          ...ReviewSuggested_suggestion
        }
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
  const { role, edit, product_id, suggestion } = reviewFormParams.read(new URL(search, "http://localhost"));
  const isEditing = edit !== null;
  const isOpen = ({ ownReview, isOwn }: (typeof softwareByIds)[number]) => !ownReview && !isOwn;
  const named = softwareByIds.findIndex(({ databaseId }) => databaseId === product_id);
  const place = useSteady(Math.max(named >= 0 ? named : softwareByIds.findIndex(isOpen), 0), search);
  const others = [...softwareByIds.slice(place + 1), ...softwareByIds.slice(0, place)];
  if ((isEditing || suggestion !== null) && !viewer) {
    return (
      <PrivateShell
        title={isEditing ? "Edit your review" : "Leave a review"}
        toast={{
          title: "Access Denied",
          description: `Please sign in to ${isEditing ? "edit" : "write"} your review.`,
          variant: "destructive",
        }}
        delayMs={goesOnAfterMs}
        to={paths.signIn(pathname + search)}
      />
    );
  }
  if (viewer?.suggestedProduct)
    return (
      <ReviewSuggested
        key={viewer.suggestedProduct.databaseId}
        suggestion={viewer.suggestedProduct}
        role={role}
      />
    );
  const product = softwareByIds[place];
  if (!product) return null;
  const { databaseId, name, logoUrl } = product;
  const count = softwareByIds.length;
  const title = isEditing ? "Edit your review" : `Review ${name}`;
  return (
    <FlowPage title={title} step={2}>
      <FormLayout
        {...(count > 1 &&
          !isEditing && { list: <ProductList software={softwareByIds} current={databaseId} /> })}
      >
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
      </FormLayout>
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
