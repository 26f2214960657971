import { Box } from "@chakra-ui/react";
import { hasPage } from "~/route-match";
import { styled } from "~/theme/styled";
import { Highlight } from "./Highlight";
import { Link } from "./Link";

const TitleLink = styled(Link, {
  base: {
    // A line of 24 px: the smallest target that a finger is sure of.
    display: "inline-block",
    // Or a long word would make it wider than the card.
    maxWidth: "full",
    lineHeight: "1.5rem",
    // The whole card is the target; other links of the card lie above it.
    _after: { content: '""', position: "absolute", inset: 0, borderRadius: "lg" },
    _hover: { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "0.2em" },
    _focusVisible: {
      outline: "none",
      _after: { outline: "2px solid", outlineColor: "focus", outlineOffset: "2px" },
    },
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
  return (
    <Box as={as} textStyle="item" fontSize="md">
      {hasPage(to) ? <TitleLink to={to}>{name}</TitleLink> : name}
    </Box>
  );
}
