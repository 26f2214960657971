import { chakra, defineStyle } from "@chakra-ui/react";

/**
 * How what holds the way on looks; it carries `data-flow-bar`. On a phone it stays at the foot of the screen, above the tray of
 * what is compared; it is in the document's flow, so that at the end of the page it hides nothing.
 */
export const flowBar = defineStyle({
  position: { base: "sticky", lg: "static" },
  bottom: "var(--tray, 0rem)",
  zIndex: { base: "sticky", lg: "auto" },
  mx: { base: "-4", md: "-8", lg: "0" },
  px: { base: "4", md: "8", lg: "0" },
  pt: { base: "3", lg: "0" },
  pb: { base: "calc(0.75rem + env(safe-area-inset-bottom))", lg: "0" },
  bg: { base: "bg.panel", lg: "transparent" },
  borderTopWidth: { base: "1px", lg: "0" },
  borderStyle: "solid",
  borderColor: "border.strong",
});

/** Holds the way on. */
export const FlowBar = chakra("div", { base: flowBar }, { defaultProps: { "data-flow-bar": true } });
