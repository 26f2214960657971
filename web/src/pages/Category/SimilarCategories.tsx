import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { SimilarCategories_category$key } from "~/relay/__generated__/SimilarCategories_category.graphql";
import { Link } from "~/ui/Link";

const Grid = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(18rem, 100%), 1fr))",
    columnGap: "8",
    listStyleType: "none",
    "& a": { display: "block", py: "3", borderTopWidth: "1px", borderColor: "border", fontWeight: "medium" },
    "& a:hover": { color: "accent.fg", borderColor: "accent" },
  },
});

/** The related categories; absent if there are none. */
export function SimilarCategories({ category }: { category: SimilarCategories_category$key }) {
  const { related } = useFragment(
    graphql`
      fragment SimilarCategories_category on Category {
        related {
          id
          slug
          name
        }
      }
    `,
    category,
  );
  if (related.length === 0) return null;
  return (
    <Box as="section" mt="14" aria-labelledby="similar-categories">
      <Box as="h2" id="similar-categories" textStyle="section" mb="5">
        Similar Categories
      </Box>
      <Grid>
        {related.map(({ id, slug, name }) => (
          <li key={id}>
            <Link to={paths.category(slug)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
      </Grid>
    </Box>
  );
}
