import { Box, chakra } from "@chakra-ui/react";
import { useId, useRef, useState } from "react";
import type { PickedProduct } from "~/components/review-flow/draft";
import { flowBar } from "~/components/review-flow/FlowBar";
import { maxProducts } from "~/search-params/write-review";
import { Button } from "~/ui/Button";
import { ChevronDown, Close } from "~/ui/icons";
import { Logo } from "~/ui/Logo";
import { writePaths } from "~/write-paths";

const Panel = chakra("section", {
  base: {
    ...flowBar,
    gridArea: "picked",
    alignSelf: "start",
    position: "sticky",
    top: { lg: "6.5rem" },
    bottom: { base: "var(--tray, 0rem)", lg: "auto" },
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr) auto", lg: "minmax(0, 1fr)" },
    // On a phone the picked products open above the bar.
    gridTemplateAreas: { base: '"list list" "head way"', lg: '"head" "list" "way"' },
    alignItems: "center",
    columnGap: "3",
    rowGap: { base: "0", lg: "4" },
    px: { base: "4", md: "8", lg: "5" },
    pt: { base: "3", lg: "5" },
    pb: { base: "calc(0.75rem + env(safe-area-inset-bottom))", lg: "5" },
    bg: "bg.panel",
    borderWidth: { base: "1px 0 0", lg: "1px" },
    borderTopWidth: "1px",
    borderColor: { base: "border.strong", lg: "border" },
    borderRadius: { lg: "lg" },
    "& [data-head]": { gridArea: "head", display: "flex", alignItems: "center", gap: "2" },
    "& [data-list]": { gridArea: "list", overflowY: "auto", overscrollBehavior: "contain" },
    "& [data-list] li": { display: "flex", alignItems: "center", gap: "3", minHeight: "12" },
    "& [data-list] button": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      width: "10",
      height: "10",
      me: "-2",
      color: "fg.muted",
      borderRadius: "md",
      cursor: "pointer",
    },
    "& [data-list] button:hover": { bg: "bg.muted", color: "fg" },
  },
});

/** Props of `PickedPanel`: the picked products, whether it is hydrated, and a callback that removes one. */
export interface PickedPanelProps {
  picked: readonly PickedProduct[];
  isHydrated: boolean;
  onRemove: (product: PickedProduct) => void;
}

/** The picked products, with the button to continue: next to the list, on a phone an expandable bar at the bottom of the screen. */
export function PickedPanel({ picked, isHydrated, onRemove }: PickedPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** A button disappears with its click; the focus moves to the next one, or to the heading after the last one. */
  const remove = (product: PickedProduct, index: number) => {
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? heading.current)?.focus({ preventScroll: true });
    onRemove(product);
  };
  const isShown = isOpen && picked.length > 0;
  return (
    <Panel aria-labelledby={id} data-flow-bar>
      <div data-head>
        <Box as="h2" id={id} ref={heading} tabIndex={-1} textStyle="item">
          You use:
        </Box>
        <Box as="span" role="status" color="fg.muted" fontVariantNumeric="tabular-nums">
          {picked.length}
          <Box as="span" srOnly={{ base: true, lg: false }}>
            {picked.length === 1 ? " product" : " products"}
          </Box>
        </Box>
        {picked.length > 0 && (
          <Button
            variant="quiet"
            size="icon"
            hideFrom="lg"
            data-needs-scripts
            aria-label={isShown ? "Hide selection" : "Show selection"}
            aria-expanded={isShown}
            css={{ "&[aria-expanded=false] > svg": { transform: "rotate(180deg)" } }}
            aria-controls={`${id}list`}
            onClick={() => setOpen(!isShown)}
          >
            <ChevronDown />
          </Button>
        )}
      </div>
      <Box
        data-list
        id={`${id}list`}
        display={{ base: isShown ? "block" : "none", lg: "block" }}
        maxHeight={{ base: "45dvh", lg: "calc(100dvh - 21rem)" }}
      >
        {picked.length === 0 ? (
          <Box as="p" textStyle="small" color="fg.muted">
            Nothing selected yet.
          </Box>
        ) : (
          <ul ref={list} style={{ listStyle: "none" }}>
            {picked.map((product, index) => (
              <li key={product.id}>
                <Logo url={product.logoUrl} name={product.name} size={32} />
                <Box flex="1" minWidth="0" textStyle="small" fontWeight="medium" lineClamp={2}>
                  <bdi>{product.name}</bdi>
                </Box>
                <button
                  type="button"
                  data-needs-scripts
                  aria-label={`Remove ${product.name}`}
                  onClick={() => remove(product, index)}
                >
                  <Close />
                </button>
              </li>
            ))}
          </ul>
        )}
        {picked.length >= maxProducts && (
          <Box as="p" textStyle="small" color="fg.muted" mt="2">
            You have selected as many as you can review at once.
          </Box>
        )}
      </Box>
      <Box gridArea="way">
        <Button
          type="submit"
          formAction={writePaths.picked()}
          name="last_completed_step"
          value="1"
          disabled={isHydrated && picked.length === 0}
          minHeight="11"
          minWidth={{ base: "8rem", lg: "full" }}
        >
          Continue
        </Button>
      </Box>
    </Panel>
  );
}
