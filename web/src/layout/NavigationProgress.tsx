import { Box } from "@chakra-ui/react";
import { useNavigation } from "react-router";

/** A hairline at the top while the next page is on its way; a quick page never shows it. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const isBusy = state !== "idle";
  return (
    <Box
      aria-hidden
      position="fixed"
      top="0"
      insetX="0"
      height="0.5"
      zIndex="toast"
      bg="accent"
      transformOrigin="left"
      opacity={isBusy ? 1 : 0}
      transform={isBusy ? "scaleX(0.8)" : "scaleX(0)"}
      transition={isBusy ? "transform 4s cubic-bezier(0.1, 0.9, 0.2, 1) 120ms, opacity 0s 120ms" : "none"}
      pointerEvents="none"
    />
  );
}
