import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import type { SummaryCards_counts$key } from "~/relay/__generated__/SummaryCards_counts.graphql";
import { formatCount } from "~/ui/count";
import { Link } from "~/ui/Link";

const Card = chakra(Link, {
  base: {
    display: "block",
    p: "4",
    bg: "bg.panel",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border",
    borderRadius: "lg",
    _hover: { borderColor: "border.strong" },
  },
});

const some = (count: number, what: string) => `${formatCount(count)} ${what}${count === 1 ? "" : "s"}`;

/** Links to each section, with the number of its items. */
export function SummaryCards({ counts }: { counts: SummaryCards_counts$key }) {
  const { software, drafts, companies, users, reviews, hiddenReviews, categories } = useFragment(
    graphql`
      fragment SummaryCards_counts on AdministrationCounts {
        software
        drafts
        companies
        users
        reviews
        hiddenReviews
        categories
      }
    `,
    counts,
  );
  const cards = [
    {
      title: "Software",
      text: `Including ${some(drafts, "Draft")}`,
      count: software,
      href: adminPaths.software(),
    },
    {
      title: "Companies",
      text: "Vendors and their profiles",
      count: companies,
      href: adminPaths.companies(),
    },
    { title: "Users", text: "Accounts", count: users, href: adminPaths.users() },
    {
      title: "Reviews",
      text: `${formatCount(hiddenReviews)} hidden`,
      count: reviews,
      href: adminPaths.reviews(),
    },
    {
      title: "Categories",
      text: "Category tree and articles",
      count: categories,
      href: adminPaths.categories(),
    },
    { title: "System Settings", text: "Server configuration", count: null, href: adminPaths.settings() },
  ];
  return (
    <Grid as="ul" listStyleType="none" gap="4" templateColumns="repeat(auto-fill, minmax(15rem, 1fr))">
      {cards.map(({ title, text, count, href }) => (
        <li key={href}>
          <Card to={href} height="full">
            <Box as="h2" textStyle="item">
              {title}
            </Box>
            {count !== null && (
              <Box textStyle="figure" fontSize="2xl" color="accent.fg">
                {formatCount(count)}
              </Box>
            )}
            <Box textStyle="small" color="fg.muted">
              {text}
            </Box>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
