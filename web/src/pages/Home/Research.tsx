import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Research_group$key } from "~/relay/__generated__/Research_group.graphql";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";
import { TextLink } from "~/ui/TextLink";

const GroupGrid = chakra("div", {
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

/** The groups in display order, by their names in the page's query, where the words in names of categories stand. */
export const researchTitles = {
  accounting: "Accounting & Finance",
  artificialIntelligence: "Artificial Intelligence",
  collaboration: "Collaboration & Productivity",
  customerService: "Customer Service",
  governance: "Governance Risk & Compliance",
  hr: "HR",
  marketing: "Marketing",
  salesAcceleration: "Sales Acceleration",
  sales: "Sales",
} as const;

type Groups = Readonly<Record<keyof typeof researchTitles, Research_group$key>>;

/** Categories grouped by field of work, with the number of listings in each. */
export function Research({ categories }: { categories: Groups }) {
  const groups = Object.entries(researchTitles)
    .map(([name, title]) => ({ title, categories: categories[name as keyof typeof researchTitles] }))
    .filter(({ categories }) => categories.length > 0);
  if (groups.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="research" pt="14">
      <Box as="h2" id="research" textStyle="section" mb="6">
        Research by Field
      </Box>
      <GroupGrid>
        {groups.map((group) => (
          <Group key={group.title} {...group} />
        ))}
      </GroupGrid>
      <Box mt="6" fontSize="sm">
        <TextLink to={paths.categories()}>All categories</TextLink>
      </Box>
    </Box>
  );
}

function Group({ title, categories }: { title: string; categories: Research_group$key }) {
  const data = useFragment(
    graphql`
      fragment Research_group on Category @relay(plural: true) {
        slug
        name
        softwareCount
      }
    `,
    categories,
  );
  return (
    <div>
      <Box as="h3" textStyle="item" fontSize="md">
        {title}
      </Box>
      <ul>
        {data.map(({ slug, name, softwareCount }) => (
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
  );
}
