import { chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { markdownStyles } from "./markdown-styles";

const Text = chakra("div", {
  base: {
    ...markdownStyles,
    textStyle: "prose",
    "& > * + *": { mt: "1.1em" },
    "& h2": { textStyle: "section", mt: "2.2em", scrollMarginTop: "6rem" },
    "& h3": { textStyle: "item", mt: "1.8em", scrollMarginTop: "6rem" },
    "& h2 + *, & h3 + *": { mt: "0.7em" },
    "& blockquote": {
      bg: "bg.subtle",
      borderInlineStartWidth: "3px",
      borderColor: "accent",
      px: "5",
      py: "4",
      fontVariantNumeric: "tabular-nums",
      fontWeight: "medium",
    },
    "& [data-table]": { overflowX: "auto" },
    "& pre[tabindex]": { whiteSpace: "pre", overflowX: "auto" },
    "& table": {
      width: "full",
      borderCollapse: "collapse",
      fontSize: { base: "sm", md: "md" },
      lineHeight: "normal",
      fontVariantNumeric: "tabular-nums",
      overflowWrap: "break-word",
    },
    "& th, & td": {
      py: "2.5",
      pe: "5",
      textAlign: "start",
      verticalAlign: "top",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& th": {
      color: "fg.muted",
      fontWeight: "medium",
      fontSize: "sm",
      _firstLetter: { textTransform: "uppercase" },
    },
    "& th:last-child, & td:last-child": { pe: 0 },
  },
});

/** HTML that the build made from the project's own Markdown. */
export function ContentText({ html, ...rest }: { html: string } & ComponentProps<typeof Text>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from files of the product, with HTML in them escaped
  return <Text dangerouslySetInnerHTML={{ __html: html }} {...rest} />;
}
