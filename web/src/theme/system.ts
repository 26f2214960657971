import { createSystem, defaultBaseConfig, defineConfig } from "@chakra-ui/react";
import { semanticColors } from "./colors";
import { globalCss } from "./global-css";
import { textStyles } from "./text-styles";
import { tokens } from "./tokens";

const isServer = import.meta.env.SSR;

/** The design system with the global styles, for a document that brings all its styles; on the server only. */
export const systemWithGlobals = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: isServer,
    cssVarsPrefix: "a",
    ...(isServer && { globalCss }),
    theme: {
      breakpoints: { sm: "30rem", md: "48rem", lg: "62rem", xl: "80rem" },
      keyframes: {
        pulse: { "50%": { opacity: "0.5" } },
        slide: { from: { transform: "translateY(0.5rem)", opacity: "0" } },
      },
      tokens,
      semanticTokens: { colors: semanticColors },
      textStyles,
    },
  }),
);

/**
 * The design system: Chakra's engine with our own scales and nothing of its default theme, which would be half
 * of the first load. Recipes stand beside the components that use them, in `ui/`. The global styles are in the style sheet, and neither
 * made nor inserted anew.
 */
export const system: typeof systemWithGlobals = Object.create(systemWithGlobals, {
  // Not a copy: that would make the global styles, which Chakra makes when they are read first.
  _global: { value: [] },
  layers: { value: { ...systemWithGlobals.layers, atRule: "" } },
});
