import { useLayoutEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { PickedProduct } from "~/components/review-flow/draft";
import type { ProductOption_software$key } from "~/relay/__generated__/ProductOption_software.graphql";
import { Logo } from "~/ui/Logo";

/** Shared by the rows of a list: the picked ids, and a callback for changes. */
export interface Picking {
  readonly pickedIds: ReadonlySet<string>;
  readonly onChange: (product: PickedProduct, isPicked: boolean) => void;
}

/** A product with a checkbox; the whole row is its label. Products of the user's own company cannot be picked. */
export function ProductOption({
  software,
  picking,
}: {
  software: ProductOption_software$key;
  picking: Picking;
}) {
  const { databaseId, name, slug, logoUrl, isOwn, ownReview } = useFragment(
    graphql`
      fragment ProductOption_software on Software {
        databaseId
        name
        slug
        logoUrl
        isOwn
        ownReview {
          databaseId
        }
      }
    `,
    software,
  );
  const box = useRef<HTMLInputElement>(null);
  const change = (isPicked: boolean) =>
    picking.onChange({ id: databaseId, name, slug, logoUrl: logoUrl ?? null }, isPicked);
  // It may have been checked before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (box.current?.checked && !picking.pickedIds.has(databaseId)) change(true);
  }, []);
  const note = isOwn ? "Your own company’s product" : ownReview ? "Already reviewed" : null;
  return (
    <label data-off={isOwn ? "" : undefined}>
      <input
        ref={box}
        type="checkbox"
        name="products"
        value={databaseId}
        checked={picking.pickedIds.has(databaseId)}
        disabled={isOwn}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <Logo url={logoUrl} name={name} size={32} />
      <span data-words>
        <bdi>{name}</bdi>
        {note && <span data-note>{note}</span>}
      </span>
    </label>
  );
}
