import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type {
  CategoryColumns_categories$data,
  CategoryColumns_categories$key,
} from "~/relay/__generated__/CategoryColumns_categories.graphql";
import { Link } from "~/ui/Link";
import { Section } from "~/ui/Section";
import { type Branch, treeOf } from "./tree";

const Columns = chakra("ul", {
  base: {
    listStyleType: "none",
    columnWidth: "17rem",
    columnGap: "10",
    "& > li": { breakInside: "avoid", pb: "6" },
    "& > li > a": { fontWeight: "semibold", color: "fg" },
    "& ul": { listStyleType: "none" },
    "& ul ul": { ps: "4", borderInlineStartWidth: "1px", borderColor: "border" },
    "& a": { display: "inline-block", py: "0.5", minHeight: "6", color: "fg.muted", fontSize: "sm" },
    "& a:hover": { color: "accent.fg", textDecoration: "underline" },
  },
});

type Category = CategoryColumns_categories$data[number];

const types = [
  { type: "SOFTWARE", heading: "Software categories" },
  { type: "SERVICE", heading: "Service categories" },
];

/** All categories, to any depth. */
export function CategoryColumns({ categories }: { categories: CategoryColumns_categories$key }) {
  const list = useFragment(
    graphql`
      fragment CategoryColumns_categories on Category @relay(plural: true) {
        slug
        name
        categoryType
        parent {
          slug
        }
      }
    `,
    categories,
  );
  return types.map(({ type, heading }) => {
    const tree = treeOf(list.filter(({ categoryType }) => categoryType === type));
    if (tree.length === 0) return null;
    return (
      <Box key={type} mt="12">
        <Section heading={heading}>
          <Columns>
            <Branches branches={tree} />
          </Columns>
        </Section>
      </Box>
    );
  });
}

function Branches({ branches }: { branches: readonly Branch<Category>[] }) {
  return branches.map(({ category: { slug, name }, children }) => (
    <li key={slug}>
      <Link to={paths.category(slug)} dir="auto">
        {name}
      </Link>
      {children.length > 0 && (
        <ul>
          <Branches branches={children} />
        </ul>
      )}
    </li>
  ));
}
