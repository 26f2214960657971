import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListRows_viewer$key } from "~/relay/__generated__/ListRows_viewer.graphql";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { ChevronRight } from "~/ui/icons";
import { Link } from "~/ui/Link";

const Rows = chakra("ul", {
  base: {
    listStyleType: "none",
    borderTopWidth: "1px",
    borderColor: "border",
    "& li": { borderBottomWidth: "1px", borderColor: "border" },
    "& a": { display: "flex", alignItems: "center", gap: "3", minHeight: "16", py: "3", px: "2", mx: "-2" },
    "& a:hover": { bg: "bg.subtle" },
    "& [data-name]": { display: "block", fontWeight: "semibold", overflowWrap: "anywhere" },
    "& [data-count]": { display: "block", fontSize: "sm", color: "fg.muted" },
    "& a > svg": { color: "fg.subtle" },
  },
});

/** Each list with the number of its items. */
export function ListRows({ viewer }: { viewer: ListRows_viewer$key }) {
  const { lists } = useFragment(
    graphql`
      fragment ListRows_viewer on User {
        lists {
          id
          databaseId
          name
          itemCount
          isShared
          isDefault
        }
      }
    `,
    viewer,
  );
  if (lists.length === 0) {
    return (
      <EmptyState
        heading="Nothing saved yet"
        text="Choose “Save to My Lists” on any product to add it to your Shortlist, or create a list of your own first."
        action={<LinkButton to={paths.softwareDirectory()}>Browse software</LinkButton>}
      />
    );
  }
  return (
    <Rows aria-label="My Lists">
      {lists.map(({ id, databaseId, name, itemCount, isShared, isDefault }) => (
        <li key={id}>
          <Link to={paths.list(databaseId)}>
            <Box as="span" flex="1" minWidth="0">
              <span data-name>
                <bdi>{name}</bdi>
              </span>
              <span data-count>{formatProductCount(itemCount)}</span>
            </Box>
            {isDefault && <Badge tone="neutral">Default</Badge>}
            {isShared && <Badge>Shared</Badge>}
            <ChevronRight />
          </Link>
        </li>
      ))}
    </Rows>
  );
}

const formatProductCount = (count: number) => (count === 1 ? "1 product" : `${formatCount(count)} products`);
