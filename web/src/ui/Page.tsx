import { styled } from "~/theme/styled";

/** The width that everything on a page lines up with. */
export const Page = styled("div", {
  base: { width: "full", maxWidth: "page", marginInline: "auto", px: { base: "4", md: "8" } },
});
