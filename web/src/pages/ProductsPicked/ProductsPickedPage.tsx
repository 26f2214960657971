import { Box } from "@chakra-ui/react";
import { useEffect } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { saveRole } from "~/components/review-flow/draft";
import { FlowHeading, FlowPage } from "~/components/review-flow/FlowPage";
import { isFirstVisit, unpickProducts, usePickProducts } from "~/components/review-flow/picked-products";
import type { ProductsPickedPageQuery } from "~/relay/__generated__/ProductsPickedPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { pickedParams } from "~/search-params/write-review";
import { Skeleton } from "~/ui/Skeleton";
import { TextLink } from "~/ui/TextLink";
import { useHydrated } from "~/ui/use-hydrated";
import { writePaths } from "~/write-paths";
import data from "./data";
import { FindMore } from "./FindMore";
import { ProductRow, ProductRows } from "./ProductRow";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /write-a-review/used-products/new-review/success: links to the review of each picked product. */
export default function ProductsPickedPage() {
  return (
    <FlowPage title="Review what you use" step={2}>
      <Box maxWidth="46rem" mx="auto">
        <FlowHeading step={2} heading="Write a short review on one of the products you use!" />
        <PageSuspense fallback={<Skeleton height="20rem" mt="8" aria-label="Loading your products" />}>
          <ProductsPicked />
        </PageSuspense>
      </Box>
    </FlowPage>
  );
}

function ProductsPicked() {
  const { softwareByIds, directory } = usePageQuery<ProductsPickedPageQuery>(graphql`
    query ProductsPickedPageQuery($products: [ID!]!, $search: String!, $isSearched: Boolean!) {
      softwareByIds(databaseIds: $products) {
        databaseId
        name
        slug
        logoUrl
        isOwn
        ownReview {
          databaseId
        }
        ...ProductRow_software
      }
      directory(first: 5, search: $search, sort: REVIEWS, nameMatchesFirst: true) @include(if: $isSearched) {
        ...FoundMore_matches
      }
    }
  `);
  const { search } = useLocation();
  const { role, products, q } = pickedParams.read(new URL(search, "http://localhost"));
  const isHydrated = useHydrated();
  const pick = usePickProducts();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (role) saveRole(role);
    // Reviewed products are not picked again by an old URL: they are done, or were picked on purpose.
    const open = softwareByIds.filter(({ isOwn, ownReview }) => !isOwn && !ownReview);
    if (isFirstVisit())
      pick(
        open.map(({ databaseId, name, slug, logoUrl }) => ({
          id: databaseId,
          name,
          slug,
          logoUrl: logoUrl ?? null,
        })),
      );
    unpickProducts(products.filter((id) => !softwareByIds.some(({ databaseId }) => databaseId === id)));
  }, [softwareByIds]);
  // Without a role the loader has redirected to the page that asks for it.
  if (!role) return null;
  return (
    <>
      {softwareByIds.length === 0 ? (
        <Box as="p" color="fg.muted" mt="8">
          The products you selected are no longer listed here.
        </Box>
      ) : (
        <ProductRows mt={{ base: "6", md: "8" }} aria-label="Selected products">
          {softwareByIds.map((software) => (
            <ProductRow key={software.databaseId} software={software} role={role} />
          ))}
        </ProductRows>
      )}
      <Box mt="4" mb={{ base: "10", md: "12" }} textStyle="small">
        <TextLink to={writePaths.products({ role, products: isHydrated ? [] : products })}>
          Change selection
        </TextLink>
      </Box>
      <FindMore role={role} products={products} q={q} found={directory} />
    </>
  );
}
