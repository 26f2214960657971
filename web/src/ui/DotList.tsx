import { chakra } from "@chakra-ui/react";

/** The styles of a `DotList`, for a list that is styled from what it stands in. */
export const dotListStyles = {
  listStyleType: "none",
  textStyle: "small",
  color: "fg.muted",
  // Running text, so that a long fact breaks where a sentence would; no line begins with a dot.
  "& > li": { display: "inline" },
  "& > li:not(:last-of-type)::after": { content: "'\u00a0· ' / ''", color: "fg.subtle" },
} as const;

/** Short facts in one running line, parted by dots that are not read out. Its items are `<li>`. */
export const DotList = chakra("ul", { base: dotListStyles });
