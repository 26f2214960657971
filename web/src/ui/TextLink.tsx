import { chakra } from "@chakra-ui/react";
import { Link } from "./Link";

const base = {
  textDecoration: "underline",
  textDecorationThickness: "1px",
  textUnderlineOffset: "0.2em",
  _hover: { textDecorationThickness: "2px" },
} as const;

/** A link inside text: told from it by its line, not by colour alone. */
export const TextLink = chakra(Link, {
  base: { ...base, color: "accent.fg" },
});

/** A name that is a link, in the colour of the text around it. */
export const NameLink = chakra(Link, {
  base: { ...base, color: "inherit", textDecorationColor: "border.strong" },
});
