import { chakra } from "@chakra-ui/react";
import { currentColorMode, setColorMode } from "~/theme/color-mode";
import { Button } from "~/ui/Button";
import { Moon, Sun } from "~/ui/icons";

const Shown = chakra("span", {
  base: { display: "contents" },
  variants: {
    in: {
      light: { _dark: { display: "none" } },
      dark: { display: "none", _dark: { display: "contents" } },
    },
  },
});

/** Switches between light and dark. Which icon shows is up to CSS: the HTML is the same for both. */
export function ColorModeToggle() {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label="Switch between light and dark"
      data-needs-scripts
      onClick={() => setColorMode(currentColorMode() === "dark" ? "light" : "dark")}
    >
      <Shown in="light">
        <Moon />
      </Shown>
      <Shown in="dark">
        <Sun />
      </Shown>
    </Button>
  );
}
