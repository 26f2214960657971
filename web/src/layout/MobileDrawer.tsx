import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { MobileDrawer_categories$key } from "~/relay/__generated__/MobileDrawer_categories.graphql";
import { Menu } from "~/ui/icons";
import { Link } from "~/ui/Link";
import { loadMotion } from "~/ui/motion/motion";
import type { Visitor } from "~/ui/visitor";
import { accountLinks, headerLinks, shownLinks } from "./navigation";
import { SignOutLink } from "./SignOutLink";
import { useDrawer } from "./use-drawer";

/** The specification's limit of the drawer, for each type. */
const maxCategories = 5;

const Toggle = chakra("summary", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    width: "target",
    height: "target",
    fontSize: "xl",
    borderRadius: "md",
    _hover: { bg: "bg.muted" },
  },
});

const Panel = chakra("nav", {
  base: {
    position: "absolute",
    insetX: 0,
    top: "100%",
    maxHeight: { base: "calc(100dvh - 4rem)", md: "calc(100dvh - 5rem)" },
    overflowY: "auto",
    overscrollBehavior: "contain",
    px: "4",
    pb: "8",
    bg: "bg.panel",
    borderBottomWidth: "1px",
    borderColor: "border",
    boxShadow: "raised",
    "& ul": { listStyleType: "none" },
    "& a": {
      display: "flex",
      alignItems: "center",
      minHeight: "target",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& [data-all]": { color: "accent.fg", fontWeight: "medium" },
  },
});

/** What the drawer shows; the same as the header, with fewer categories. */
export interface MobileDrawerProps {
  software: MobileDrawer_categories$key;
  services: MobileDrawer_categories$key;
  visitor: Visitor;
}

/** The header's contents on a small screen. */
export function MobileDrawer({ software, services, visitor }: MobileDrawerProps) {
  const drawer = useDrawer();
  const [AnimatedDetails, setUnfolding] = useState<(props: { children: ReactNode }) => ReactNode>();
  /** Draws the contents anew: not while they are used. */
  const takeUpMotion = async () => {
    const motion = await loadMotion();
    if (!drawer.ref.current?.open) setUnfolding(() => motion?.AnimatedDetails);
  };
  const links = shownLinks([...headerLinks, ...accountLinks], visitor);
  const contents = (
    <>
      <DrawerCategories type="software" label="Software" categories={software} />
      <DrawerCategories type="service" label="Services" categories={services} />
      <Box as="ul" mt="6">
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
        {visitor.isSignedIn && (
          <li>
            <SignOutLink />
          </li>
        )}
      </Box>
    </>
  );
  return (
    <Box hideFrom="xl">
      <details ref={drawer.ref} data-drawer onKeyDown={drawer.onKeyDown}>
        <Toggle aria-label="Menu" onPointerEnter={takeUpMotion} onFocus={takeUpMotion}>
          <Menu />
        </Toggle>
        <Panel
          aria-label="Menu"
          onClick={(event) => event.target instanceof HTMLAnchorElement && drawer.close()}
        >
          {AnimatedDetails ? <AnimatedDetails>{contents}</AnimatedDetails> : contents}
        </Panel>
      </details>
    </Box>
  );
}

interface DrawerCategoriesProps {
  type: "software" | "service";
  label: string;
  categories: MobileDrawer_categories$key;
}

function DrawerCategories({ type, label, categories }: DrawerCategoriesProps) {
  const data = useFragment(
    graphql`
      fragment MobileDrawer_categories on Category @relay(plural: true) {
        slug
        name
      }
    `,
    categories,
  );
  return (
    <>
      <Box as="h2" textStyle="label" color="fg.subtle" mt="6" mb="1">
        {label}
      </Box>
      <ul>
        {data.slice(0, maxCategories).map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.category(slug)} dir="auto">
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link data-all to={paths.categoriesOfType(type)}>
            All {label}
          </Link>
        </li>
      </ul>
    </>
  );
}
