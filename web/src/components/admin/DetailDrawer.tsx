import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router";
import { Button } from "~/ui/Button";
import { Close } from "~/ui/icons";
import { useMotion } from "~/ui/motion/motion";
import { useInertBackground } from "./use-inert-background";

const Panel = chakra("div", {
  base: {
    position: "fixed",
    zIndex: "drawer",
    insetBlock: "0",
    insetEnd: "0",
    width: "min(36rem, 100vw)",
    overflowY: "auto",
    overscrollBehavior: "contain",
    p: { base: "5", md: "6" },
    // Room for toasts, which cover the end.
    pb: "24",
    bg: "bg.panel",
    borderInlineStartWidth: "1px",
    borderColor: "border.strong",
    boxShadow: "raised",
    _focusVisible: { outline: "none" },
  },
});

/** The row that a drawer belongs to has its link under this id. */
export const rowLinkId = (id: string) => `row-${id}`;

/** Props of `DetailDrawer`: its heading, the ID of its row, and the URL that closes it. */
export interface DetailDrawerProps {
  heading: string;
  /** The database id of the row. */
  id: string;
  closeHref: string;
  children: ReactNode;
}

/**
 * The details of a row next to its list, which stays usable on wide screens. Whether it is open is part of the URL; Escape and
 * a button close it, and the focus returns to the row.
 */
export function DetailDrawer({ heading, id, closeHref, children }: DetailDrawerProps) {
  const navigate = useNavigate();
  const motion = useMotion();
  const panel = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const isCovering = useInertBackground(panel);
  const close = () => void navigate(closeHref, { preventScrollReset: true });
  // Another row's details are another thing to read.
  useEffect(() => {
    panel.current?.focus();
    const opened = panel.current;
    return () => {
      const { activeElement } = document;
      const isHere = activeElement === document.body || opened?.contains(activeElement);
      if (isHere) queueMicrotask(() => document.getElementById(rowLinkId(id))?.focus());
    };
  }, [id]);
  return (
    <Panel
      {...(motion && { as: motion.AnimatedPanel })}
      ref={panel}
      role="dialog"
      aria-modal={isCovering || undefined}
      aria-labelledby={headingId}
      tabIndex={-1}
      onKeyDown={(event) => {
        // A dialog over it closes by itself.
        if (event.key === "Escape" && !(event.target as Element).closest("dialog")) close();
      }}
    >
      <Box pe="10" mb="4">
        <Box as="h2" id={headingId} textStyle="section" overflowWrap="anywhere" dir="auto">
          {heading}
        </Box>
      </Box>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Close"
        position="absolute"
        top="3"
        insetEnd="3"
        onClick={close}
      >
        <Close />
      </Button>
      {children}
    </Panel>
  );
}
