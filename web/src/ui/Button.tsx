import { chakra, defineRecipe, type SystemStyleObject } from "@chakra-ui/react";
import { Link } from "./Link";

const styles = {
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    gap: "2",
    fontWeight: "medium",
    fontSize: "sm",
    lineHeight: "snug",
    borderRadius: "md",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "transparent",
    cursor: "pointer",
    textAlign: "center",
    transitionProperty: "background-color, border-color, color",
    transitionDuration: "fast",
    _disabled: { opacity: 0.55, cursor: "not-allowed" },
  },
  variants: {
    variant: {
      solid: { bg: "accent", color: "accent.contrast", _hover: { bg: "accent.hover" } },
      outline: { borderColor: "border.strong", color: "fg", _hover: { bg: "bg.muted" } },
      danger: {
        bg: "danger",
        color: "danger.contrast",
        _hover: { bg: "danger", filter: "brightness(1.1)" },
      },
      quiet: { color: "fg.muted", _hover: { bg: "bg.muted", color: "fg" } },
    },
    size: {
      sm: { minHeight: "8", px: "3", py: "1" },
      md: { minHeight: "10", px: "4", py: "1.5" },
      icon: { width: "10", height: "10", fontSize: "lg" },
    },
  },
} as const;

const recipe = defineRecipe({ ...styles, defaultVariants: { variant: "solid", size: "md" } });

/** The styles of a button, for one that is styled from what it stands in. */
export function buttonStyles(
  variant: keyof typeof styles.variants.variant,
  size: keyof typeof styles.variants.size,
): SystemStyleObject {
  return { ...styles.base, ...styles.variants.variant[variant], ...styles.variants.size[size] };
}

/** A button. `solid` is for the one thing a view is there for, `danger` for what cannot be undone. */
export const Button = chakra("button", recipe, { defaultProps: { type: "button" } });

/** A link that looks like a button. */
export const LinkButton = chakra(Link, recipe);

/** A link within the page, or out of the product, that looks like a button. */
export const AnchorButton = chakra("a", recipe);
