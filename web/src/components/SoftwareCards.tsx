import { chakra } from "@chakra-ui/react";

/** Holds the cards, each in an `<li>`: as many columns as fit, or rows under one another. */
export const SoftwareCards = chakra("ul", {
  base: { listStyleType: "none" },
  variants: {
    form: {
      grid: {
        display: "grid",
        gap: { base: "3", md: "4" },
        gridTemplateColumns: "repeat(auto-fill, minmax(min(16.5rem, 100%), 1fr))",
      },
      list: { borderTopWidth: "1px", borderColor: "border" },
    },
  },
});
