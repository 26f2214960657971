import { Box, chakra, Flex } from "@chakra-ui/react";
import { Fragment, useRef } from "react";
import { paths } from "~/paths";
import { maxCompared } from "~/search-params/compare";
import { Button, LinkButton } from "~/ui/Button";
import { focusMain } from "~/ui/focus-main";
import { Close } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { useMotion } from "~/ui/motion/motion";
import { type Compared, clearCompared, removeCompared } from "./compared";

const Bar = chakra("section", {
  base: {
    // Sticky and in the document's flow: at the end of a page it has a place of its own and hides nothing.
    position: "sticky",
    bottom: 0,
    zIndex: "header",
    bg: "bg.panel",
    borderTopWidth: "1px",
    borderColor: "border.strong",
    boxShadow: "raised",
    paddingBottom: "env(safe-area-inset-bottom)",
  },
});

const Items = chakra("ul", {
  base: {
    display: "flex",
    gap: "2",
    flex: "1",
    minWidth: 0,
    listStyleType: "none",
    "& li": {
      position: "relative",
      display: "flex",
      alignItems: "center",
      gap: "2",
      minWidth: 0,
      pe: { md: "1" },
      borderWidth: { md: "1px" },
      borderColor: "border",
      borderRadius: "lg",
    },
    "& [data-name]": {
      display: { base: "none", md: "block" },
      fontSize: "sm",
      fontWeight: "medium",
      whiteSpace: "nowrap",
      overflow: "hidden",
      textOverflow: "ellipsis",
      maxWidth: "9rem",
    },
    // On a phone the whole logo is the button, with the cross in its corner.
    "& button": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      borderRadius: "lg",
      cursor: "pointer",
      color: "fg.muted",
      position: { base: "absolute", md: "static" },
      inset: { base: 0, md: "auto" },
      width: { md: "8" },
      height: { md: "8" },
    },
    "& button:hover": { color: "fg", bg: { md: "bg.muted" } },
    "& button svg": {
      position: { base: "absolute", md: "static" },
      top: "-1",
      insetEnd: "-1",
      p: { base: "1px", md: 0 },
      fontSize: { base: "sm", md: "md" },
      bg: { base: "bg.panel", md: "transparent" },
      borderWidth: { base: "1px", md: 0 },
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "full",
    },
  },
});

/** The compare tray, at the bottom of every page. */
export default function CompareTray({ compared }: { compared: readonly Compared[] }) {
  const motion = useMotion();
  const Presence = motion?.Presence ?? Fragment;
  const Item = motion?.AnimatedTrayItem ?? "li";
  const list = useRef<HTMLUListElement>(null);
  const way = useRef<HTMLAnchorElement>(null);
  /** The removed button loses the focus, which stays in the tray, or goes to the page after the last one. */
  const remove = (id: string) => {
    const others = [...(list.current?.querySelectorAll<HTMLElement>("li:not([inert]) button") ?? [])];
    const next =
      compared.length > 1 ? (others[compared.findIndex((each) => each.id === id) + 1] ?? way.current) : null;
    removeCompared(id);
    if (next) next.focus({ preventScroll: true });
    else focusMain();
  };
  const clear = () => {
    clearCompared();
    focusMain();
  };
  return (
    <Bar {...(motion && { as: motion.AnimatedTray })} aria-label="Comparison" data-compare-tray>
      <Flex align="center" gap="3" maxWidth="page" mx="auto" px={{ base: "4", md: "8" }} py="2.5">
        <Items ref={list} aria-label={`${compared.length} of ${maxCompared} to compare`}>
          <Presence>
            {compared.map(({ id, name, logoUrl }) => (
              <Item key={id}>
                <Logo url={logoUrl} name={name} size={36} />
                <span data-name dir="auto">
                  {name}
                </span>
                <button
                  type="button"
                  aria-label={`Remove ${name} from the comparison`}
                  onClick={() => remove(id)}
                >
                  <Close />
                </button>
              </Item>
            ))}
          </Presence>
        </Items>
        <Button variant="quiet" size="sm" minHeight="10" onClick={clear}>
          Clear
        </Button>
        <LinkButton ref={way} to={paths.compare({ ids: compared.map(({ id }) => id) })} whiteSpace="nowrap">
          Compare
          <Box as="span" fontVariantNumeric="tabular-nums">
            ({compared.length})
          </Box>
        </LinkButton>
      </Flex>
    </Bar>
  );
}
