import { chakra } from "@chakra-ui/react";
import { hasPage } from "~/route-match";
import { Highlight } from "./Highlight";
import { Link } from "./Link";

const Title = chakra("h2", {
  base: {
    textStyle: "item",
    fontSize: "md",
    "& > a": {
      // A line of 24 px: the smallest target that a finger is sure of.
      display: "inline-block",
      // Or a long word would make it wider than the card.
      maxWidth: "full",
      lineHeight: "1.5rem",
    },
    // The whole card is the target; other links of the card lie above it.
    "& > a::after": { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
    "& > a:hover": { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "0.2em" },
    "& > a:focus-visible": { outline: "none" },
    "& > a:focus-visible::after": { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
  },
});

/** Props of `CardTitle`: its level, and where the card leads. */
export interface CardTitleProps {
  as: "h2" | "h3";
  to: string;
  children: string;
  /** A text that was searched for; it is marked in the name. */
  mark?: string;
}

/** The name of a card's thing. Its link covers the card; where its page does not exist yet, it is plain text. */
export function CardTitle({ as, to, children, mark }: CardTitleProps) {
  const name = <bdi>{mark ? <Highlight text={children} query={mark} /> : children}</bdi>;
  return <Title as={as}>{hasPage(to) ? <Link to={to}>{name}</Link> : name}</Title>;
}
