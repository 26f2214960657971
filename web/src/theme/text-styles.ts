import { defineTextStyles } from "@chakra-ui/react";

const heading = {
  fontFamily: "heading",
  fontWeight: "semibold",
  lineHeight: "tight",
  letterSpacing: "tight",
};

/** The type scale by what a text is for. */
export const textStyles = defineTextStyles({
  display: { value: { ...heading, fontSize: { base: "3xl", md: "4xl" } } },
  title: { value: { ...heading, fontSize: { base: "2xl", md: "3xl" } } },
  section: { value: { ...heading, fontSize: { base: "xl", md: "2xl" }, lineHeight: "snug" } },
  item: { value: { ...heading, fontSize: "lg", lineHeight: "snug", letterSpacing: "snug" } },
  body: { value: { fontSize: "md", lineHeight: "normal" } },
  prose: { value: { fontSize: "lg", lineHeight: "prose" } },
  small: { value: { fontSize: "sm", lineHeight: "normal" } },
  label: {
    value: {
      fontSize: "xs",
      fontWeight: "semibold",
      letterSpacing: "wide",
      textTransform: "uppercase",
      lineHeight: "snug",
    },
  },
  figure: { value: { ...heading, fontVariantNumeric: "tabular-nums" } },
});
