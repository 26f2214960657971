import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";

/** A link inside text: told from it by its line, not by colour alone. */
export const TextLink = chakra(Link, {
  base: {
    color: "accent.fg",
    textDecoration: "underline",
    textDecorationThickness: "1px",
    textUnderlineOffset: "0.2em",
    _hover: { textDecorationThickness: "2px" },
  },
});
