import { chakra } from "@chakra-ui/react";

/** A quiet surface of the size of what is on its way. */
export const Skeleton = chakra("div", {
  base: {
    bg: "bg.muted/70",
    borderRadius: "sm",
    maxWidth: "full",
    animation: "pulse 1.6s ease-in-out infinite",
  },
});
