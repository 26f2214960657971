import { chakra } from "@chakra-ui/react";

/** The visible line of a `<details>`, which looks like a link. */
export const Summary = chakra("summary", {
  base: {
    display: "inline-flex",
    cursor: "pointer",
    textStyle: "small",
    color: "accent.fg",
    textDecoration: "underline",
    py: "2",
    mb: "1",
  },
});
