import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation } from "react-router";
import { useFlow } from "~/components/review-flow/draft";
import type { ProductList_software$key } from "~/relay/__generated__/ProductList_software.graphql";
import { reviewFormParams } from "~/search-params/write-review";
import { Check } from "~/ui/icons";
import { Link } from "~/ui/Link";
import { Logo } from "~/ui/Logo";
import { writePaths } from "~/write-paths";

const List = chakra("ol", {
  base: {
    listStyleType: "none",
    // On a phone they are in a row, so that the form is close.
    display: { base: "flex", xl: "block" },
    gap: "2",
    overflowX: "auto",
    mx: { base: "-4", xl: "-3" },
    px: { base: "4", xl: "0" },
    py: "0.5",
    "& li": { flexShrink: "0", maxWidth: { base: "18rem", xl: "none" } },
    "& a": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      minHeight: "12",
      px: "3",
      borderRadius: "md",
      borderWidth: { base: "1px", xl: "0" },
      borderColor: "border",
      textStyle: "small",
    },
    "& a:hover": { bg: "bg.muted" },
    "& a[aria-current]": { bg: "accent.subtle", fontWeight: "medium" },
    "& a > span": { flex: "1", minWidth: "0", overflowWrap: "anywhere", lineClamp: { base: "1", xl: "2" } },
    "& small": { fontSize: "xs", color: "fg.muted", display: "inline-flex", alignItems: "center", gap: "1" },
  },
});

/** Props of `ProductList`: the picked products, and the id of the current one. */
export interface ProductListProps {
  software: ProductList_software$key;
  current: string;
}

/** The picked products, each with the progress of its review and a link to it. */
export function ProductList({ software, current }: ProductListProps) {
  const products = useFragment(
    graphql`
      fragment ProductList_software on Software @relay(plural: true) {
        databaseId
        name
        logoUrl
        isOwn
        ownReview {
          databaseId
        }
      }
    `,
    software,
  );
  const { drafts } = useFlow();
  const { search } = useLocation();
  const address = reviewFormParams.read(new URL(search, "http://localhost"));
  return (
    <Box as="nav" aria-label="Products to review">
      <Box as="h2" textStyle="label" color="fg.subtle" mb="2">
        You are reviewing
      </Box>
      <List>
        {products.map(({ databaseId, name, logoUrl, isOwn, ownReview }) => (
          <li key={databaseId}>
            <Link
              to={writePaths.form({ ...address, product_id: databaseId })}
              aria-current={databaseId === current ? "page" : undefined}
              preventScrollReset
            >
              <Logo url={logoUrl} name={name} size={28} />
              <span dir="auto">{name}</span>
              {ownReview ? (
                <small>
                  <Check />
                  Reviewed
                </small>
              ) : isOwn ? (
                <small>Yours</small>
              ) : (
                drafts[databaseId] && <small>Draft</small>
              )}
            </Link>
          </li>
        ))}
      </List>
    </Box>
  );
}
