import { chakra } from "@chakra-ui/react";

/** The width that everything on a page lines up with. */
export const Page = chakra("div", {
  base: { width: "full", maxWidth: "page", marginInline: "auto", px: { base: "4", md: "8" } },
});
