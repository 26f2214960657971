import { chakra } from "@chakra-ui/react";

/** Short facts in one running line, parted by dots that are not read out. Its items are `<li>`. */
export const DotList = chakra("ul", {
  base: {
    listStyleType: "none",
    textStyle: "small",
    color: "fg.muted",
    // Running text, so that a long fact breaks where a sentence would.
    "& > li": { display: "inline" },
    "& > li:not(:last-of-type)::after": { content: "' · ' / ''", color: "fg.subtle" },
  },
});
