import { Box, chakra } from "@chakra-ui/react";
import { useId } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ProductGroup_directory$key } from "~/relay/__generated__/ProductGroup_directory.graphql";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";
import { type Picking, ProductOption } from "./ProductOption";

const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(16rem, 100%), 1fr))",
    gap: { base: "2", md: "3" },
    listStyleType: "none",
    "& label": {
      display: "flex",
      alignItems: "center",
      gap: "3",
      height: "full",
      minHeight: "14",
      px: "3",
      py: "2",
      lineHeight: "snug",
      bg: "bg.panel",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border",
      borderRadius: "lg",
      cursor: "pointer",
      transitionProperty: "background-color, border-color",
      transitionDuration: "fast",
    },
    "& label:hover": { borderColor: "border.strong" },
    "& label:has(:checked)": { bg: "accent.subtle", borderColor: "accent" },
    // The focus outline surrounds the whole row.
    "& label:has(:focus-visible)": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
    "& label[data-off]": { cursor: "not-allowed", color: "fg.muted", bg: "bg.subtle" },
    "& input": { flexShrink: 0, width: "5", height: "5", accentColor: "var(--a-colors-accent)" },
    "& input:focus-visible": { outline: "none" },
    "& [data-words]": { minWidth: "0", fontWeight: "medium" },
    "& [data-note]": { display: "block", fontSize: "xs", fontWeight: "normal", color: "fg.muted" },
  },
});

/** Props of `ProductGroup`: its heading, its software, and the link to all of it if it does not fit into a group. */
export interface ProductGroupProps {
  heading: string;
  directory: ProductGroup_directory$key;
  allHref?: string;
  picking: Picking;
}

/** Some software under a heading; absent if there is none. */
export function ProductGroup({ heading, directory, allHref, picking }: ProductGroupProps) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment ProductGroup_directory on SoftwareConnection {
        totalCount
        edges {
          node {
            databaseId
            ...ProductOption_software
          }
        }
      }
    `,
    directory,
  );
  const id = useId();
  if (edges.length === 0) return null;
  return (
    <Box as="section" aria-labelledby={id} css={{ "& + section": { mt: "8" } }}>
      <Box as="h2" id={id} textStyle="item" mb="3" dir="auto">
        {heading}
      </Box>
      <List>
        {edges.map(({ node }) => (
          <li key={node.databaseId}>
            <ProductOption software={node} picking={picking} />
          </li>
        ))}
      </List>
      {allHref && totalCount > edges.length && (
        <Box mt="3" textStyle="small">
          <TextLink to={allHref}>
            Show more of {heading} ({formatCount(totalCount - edges.length)})
          </TextLink>
        </Box>
      )}
    </Box>
  );
}
