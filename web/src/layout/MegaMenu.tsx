import { Box, chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { MegaMenu_categories$key } from "~/relay/__generated__/MegaMenu_categories.graphql";
import { ChevronDown } from "~/ui/icons";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import { useMenu } from "./use-menu";

/** The specification's limits of a menu. */
const maxCategories = 10;
const maxChildren = 12;

const Summary = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    px: "3",
    py: "2",
    fontSize: "sm",
    fontWeight: "medium",
    color: "fg.muted",
    _hover: { color: "fg" },
    "& svg": { transitionProperty: "transform", transitionDuration: "fast" },
    "[open] > &": { color: "fg", "& svg": { transform: "rotate(180deg)" } },
  },
});

const Panel = chakra("div", {
  base: {
    position: "absolute",
    insetX: 0,
    top: "100%",
    maxHeight: "calc(100dvh - 6rem)",
    overflowY: "auto",
    bg: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border",
    boxShadow: "raised",
    // The many links are styled from here: one rule instead of two hundred styled elements.
    "& [data-columns]": { columnWidth: "13rem", columnGap: "8" },
    "& [data-columns] > div": { breakInside: "avoid", mb: "6" },
    "& ul": { listStyleType: "none" },
    "& li a": { display: "block", py: "1", fontSize: "sm", color: "fg.muted", lineHeight: "snug" },
    "& li a:hover": { color: "accent.fg", textDecoration: "underline" },
    "& h3 a": { fontSize: "sm", fontWeight: "semibold", color: "fg" },
    "& h3 a:hover, & [data-all]:hover": { textDecoration: "underline" },
    "& [data-all]": { color: "accent.fg", fontSize: "sm", fontWeight: "medium" },
  },
});

/** What a menu shows: one type's top-level categories. */
export interface MegaMenuProps {
  type: "software" | "service";
  label: string;
  categories: MegaMenu_categories$key;
}

/** The menu of one type of category. Its links are in the HTML, so it opens without scripts and without a request. */
export function MegaMenu({ type, label, categories }: MegaMenuProps) {
  const data = useFragment(
    graphql`
      fragment MegaMenu_categories on Category @relay(plural: true) {
        slug
        name
        # One more than is shown tells whether there are more.
        children(first: 13) {
          slug
          name
        }
      }
    `,
    categories,
  );
  const menu = useMenu();
  if (data.length === 0) return null;
  return (
    <details ref={menu.ref} name="main-menu" onKeyDown={menu.onKeyDown} {...menu.hover}>
      <Summary>
        {label}
        <ChevronDown />
      </Summary>
      <Panel onClick={(event) => event.target instanceof HTMLAnchorElement && menu.close()}>
        <Page py="8">
          <Flex justify="space-between" align="baseline" mb="6">
            <Box as="h2" textStyle="item">
              {label} by category
            </Box>
            <Link data-all to={paths.categories({ type })}>
              All {label}
            </Link>
          </Flex>
          <div data-columns>
            {data.slice(0, maxCategories).map(({ slug, name, children }) => (
              <div key={slug}>
                <h3>
                  <Link to={paths.category(slug)} dir="auto">
                    {name}
                  </Link>
                </h3>
                <ul>
                  {children.slice(0, maxChildren).map((child) => (
                    <li key={child.slug}>
                      <Link to={paths.category(child.slug)} dir="auto">
                        {child.name}
                      </Link>
                    </li>
                  ))}
                </ul>
                {children.length > maxChildren && (
                  <Link data-all to={paths.category(slug)} aria-label={`View all in ${name}`}>
                    View All
                  </Link>
                )}
              </div>
            ))}
          </div>
        </Page>
      </Panel>
    </details>
  );
}
