import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Research_categories$key } from "~/relay/__generated__/Research_categories.graphql";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";
import { TextLink } from "~/ui/TextLink";
import { researchGroups } from "./research";

const Groups = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(20rem, 100%), 1fr))",
    columnGap: "10",
    rowGap: "8",
    "& ul": { listStyleType: "none", mt: "2" },
    "& li a": {
      display: "flex",
      justifyContent: "space-between",
      gap: "4",
      py: "2",
      fontSize: "sm",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& li a:hover": { color: "accent.fg", borderColor: "accent" },
    "& li a span": { color: "fg.subtle", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  },
});

/** Categories grouped by field of work, with the number of listings in each. */
export function Research({ categories }: { categories: Research_categories$key }) {
  const data = useFragment(
    graphql`
      fragment Research_categories on Category @relay(plural: true) {
        slug
        name
        softwareCount
      }
    `,
    categories,
  );
  const groups = researchGroups(data);
  if (groups.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="research" pt="14">
      <Box as="h2" id="research" textStyle="section" mb="6">
        Research by Field
      </Box>
      <Groups>
        {groups.map((group) => (
          <div key={group.title}>
            <Box as="h3" textStyle="item" fontSize="md">
              {group.title}
            </Box>
            <ul>
              {group.categories.map(({ slug, name, softwareCount }) => (
                <li key={slug}>
                  <Link to={paths.category(slug)}>
                    <bdi>{name}</bdi>
                    <span>
                      {formatCount(softwareCount)} {softwareCount === 1 ? "listing" : "listings"}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Groups>
      <Box mt="6" fontSize="sm">
        <TextLink to={paths.categories()}>All categories</TextLink>
      </Box>
    </Box>
  );
}
