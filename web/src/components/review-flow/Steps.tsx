import { Box, chakra } from "@chakra-ui/react";
import { Check } from "~/ui/icons";

const List = chakra("ol", {
  base: {
    display: "flex",
    listStyleType: "none",
    textStyle: "small",
    color: "fg.muted",
    // On a phone the words stand under their mark, in columns of one width; else beside it, with a line to the next.
    "& li": {
      position: "relative",
      display: "flex",
      flexDirection: { base: "column", md: "row" },
      alignItems: "center",
      gap: { base: "1.5", md: "2.5" },
      flex: { base: "1 1 0", md: "1 1 auto" },
      minWidth: "0",
      px: { base: "1", md: "0" },
      fontSize: { base: "xs", md: "sm" },
      lineHeight: "snug",
      textAlign: "center",
      whiteSpace: { md: "nowrap" },
    },
    "& li:last-child": { flexGrow: { md: 0 } },
    // The line: to the step before on a phone, to the next one else.
    "& li::after": {
      content: '""',
      position: { base: "absolute", md: "static" },
      top: "0.8125rem",
      insetInlineStart: "calc(-50% + 1.125rem)",
      insetInlineEnd: "calc(50% + 1.125rem)",
      flex: "1",
      minWidth: { md: "4" },
      me: { md: "2.5" },
      height: "2px",
      bg: "border",
    },
    "& li:first-child::after": { display: { base: "none", md: "block" } },
    "& li:last-child::after": { display: { base: "block", md: "none" } },
    "& li[data-done]::after": { bg: { md: "accent" } },
    "& li[data-done] + li::after": { bg: { base: "accent", md: "border" } },
    "& li[data-done] + li[data-done]::after": { bg: "accent" },
    "& [data-mark]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "center",
      flexShrink: 0,
      width: "7",
      height: "7",
      fontSize: "sm",
      fontWeight: "semibold",
      fontVariantNumeric: "tabular-nums",
      borderWidth: "2px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "full",
    },
    "& li[data-done] [data-mark]": { bg: "accent", borderColor: "accent", color: "accent.contrast" },
    "& li[aria-current]": { color: "fg", fontWeight: "semibold" },
    "& li[aria-current] [data-mark]": { borderColor: "accent", color: "accent.fg" },
    "& li[data-done]": { color: "fg" },
  },
});

/** Props of `Steps`: what they are of, their words, and the current one, from 1. */
export interface StepsProps {
  label: string;
  steps: readonly string[];
  current: number;
}

/** The steps of something; those before the current one are done and show a check mark. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => {
        const place = index + 1;
        const isDone = place < current;
        return (
          <li
            key={step}
            aria-current={place === current ? "step" : undefined}
            data-done={isDone ? "" : undefined}
          >
            <span data-mark aria-hidden>
              {isDone ? <Check strokeWidth="2.4" /> : place}
            </span>
            <span>
              {step}
              {isDone && <Box as="span" srOnly>{` (completed)`}</Box>}
            </span>
          </li>
        );
      })}
    </List>
  );
}
