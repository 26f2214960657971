import type { ReviewerRole } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ProductRow_software$key } from "~/relay/__generated__/ProductRow_software.graphql";
import { LinkButton } from "~/ui/Button";
import { Logo } from "~/ui/Logo";
import { writePaths } from "~/write-paths";

/** Holds products, each with what can be done with it. */
export const ProductRows = chakra("ul", {
  base: {
    listStyleType: "none",
    borderTopWidth: "1px",
    borderColor: "border",
    "& li": {
      display: "flex",
      alignItems: "center",
      gap: "4",
      minHeight: "16",
      py: "3",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
  },
});

/** A product with a link to its review; none for products of the user's own company. */
export function ProductRow({ software, role }: { software: ProductRow_software$key; role: ReviewerRole }) {
  const { databaseId, name, slug, logoUrl, isOwn, ownReview } = useFragment(
    graphql`
      fragment ProductRow_software on Software {
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
  const note = isOwn
    ? "You cannot review your own company’s product."
    : ownReview
      ? "Already reviewed"
      : null;
  return (
    <li>
      <Logo url={logoUrl} name={name} size={44} />
      <Box flex="1" minWidth="0" lineHeight="snug">
        <Box fontWeight="medium">
          <bdi>{name}</bdi>
        </Box>
        {note && (
          <Box textStyle="small" color="fg.muted">
            {note}
          </Box>
        )}
      </Box>
      {!isOwn && (
        <LinkButton
          to={writePaths.interview({ name, slug }, { role, product_id: databaseId })}
          aria-label={`${ownReview ? "Edit" : "Review"} ${name}`}
          variant={ownReview ? "outline" : "solid"}
          flexShrink={0}
          minWidth="5.5rem"
        >
          {ownReview ? "Edit" : "Review"}
        </LinkButton>
      )}
    </li>
  );
}
