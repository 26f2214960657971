import { chakra, defineRecipe } from "@chakra-ui/react";

const recipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1",
    px: "2",
    py: "0.5",
    fontSize: "xs",
    fontWeight: "semibold",
    lineHeight: "snug",
    letterSpacing: "normal",
    whiteSpace: "nowrap",
    borderRadius: "sm",
  },
  variants: {
    tone: {
      accent: { bg: "accent.subtle", color: "accent.fg" },
      neutral: { bg: "bg.muted", color: "fg.muted" },
    },
  },
  defaultVariants: { tone: "accent" },
});

/** A word about the thing beside it: Featured, Verified. */
export const Badge = chakra("span", recipe);
