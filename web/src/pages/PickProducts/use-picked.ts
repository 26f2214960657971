import { useLayoutEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { type PickedProduct, useFlow } from "~/components/review-flow/draft";
import { isFirstVisit, unpickProducts, usePickProducts } from "~/components/review-flow/picked-products";
import type { usePicked_software$key } from "~/relay/__generated__/usePicked_software.graphql";
import { useHydrated } from "~/ui/use-hydrated";

/**
 * The picked products. They are stored in the browser, across pages; those in the URL are added on
 * arrival. Until hydration, and without scripts, they are those in the URL.
 */
export function usePicked(softwareRef: usePicked_software$key) {
  const software = useFragment(
    graphql`
      fragment usePicked_software on Software @relay(plural: true) {
        databaseId
        name
        slug
        logoUrl
        isOwn
      }
    `,
    softwareRef,
  );
  const { picked } = useFlow();
  const isHydrated = useHydrated();
  const pick = usePickProducts();
  const fromAddress: PickedProduct[] = software
    .filter(({ isOwn }) => !isOwn)
    .map(({ databaseId, name, slug, logoUrl }) => ({ id: databaseId, name, slug, logoUrl: logoUrl ?? null }));
  const ids = fromAddress.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each list of ids
  useLayoutEffect(() => {
    if (ids && isFirstVisit()) pick(fromAddress);
  }, [ids]);
  const change = (product: PickedProduct, isPicked: boolean) => {
    if (isPicked) pick([product]);
    else unpickProducts([product.id]);
  };
  return { picked: isHydrated ? picked : fromAddress, change, isHydrated };
}
