import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { Research_query$key } from "~/relay/__generated__/Research_query.graphql";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";
import { TextLink } from "~/ui/TextLink";

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

/** The groups in display order, by their names in the query. */
const titles = {
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

/** Categories grouped by field of work, with the number of listings in each. */
export function Research({ query }: { query: Research_query$key }) {
  const data = useFragment(
    graphql`
      fragment Research_query on Query {
        accounting: categories(words: $accounting, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        artificialIntelligence: categories(words: $artificialIntelligence, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        collaboration: categories(words: $collaboration, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        customerService: categories(words: $customerService, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        governance: categories(words: $governance, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        hr: categories(words: $hr, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        marketing: categories(words: $marketing, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        salesAcceleration: categories(words: $salesAcceleration, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
        sales: categories(words: $sales, sort: SOFTWARE_COUNT, first: 4) {
          slug
          name
          softwareCount
        }
      }
    `,
    query,
  );
  const groups = Object.entries(titles)
    .map(([name, title]) => ({ title, categories: data[name as keyof typeof titles] }))
    .filter(({ categories }) => categories.length > 0);
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
