import type { AccentName, SiteBranding } from "../contract.ts";
import { contrast, mix, palette } from "../inputs/index.ts";

/** WCAG 2 asks for this contrast of text. */
const minimum = 4.5;
const steps = 200;

const modes = ["light", "dark"] as const;
type Mode = (typeof modes)[number];
/** Towards what an accent gets more contrast in each mode. */
const away: Readonly<Record<Mode, string>> = { light: "#000000", dark: "#ffffff" };

/**
 * The colors of an accent in both modes. Without one for the dark mode it is the nearest to that of the light mode which can be
 * read. Adds a fault for each that cannot be read.
 */
export function accentColors(
  given: { accent: string; accentDark?: string | undefined },
  fault: (key: string, problem: string) => void,
): NonNullable<SiteBranding["accent"]> {
  check("accent", given.accent, "light", fault);
  if (given.accentDark) check("accentDark", given.accentDark, "dark", fault);
  const light = shades(given.accent, "light");
  const dark = shades(given.accentDark ?? nearestReadable(given.accent, "dark"), "dark");
  const names = Object.keys(light) as AccentName[];
  return Object.fromEntries(names.map((name) => [name, [light[name], dark[name]]])) as Record<
    AccentName,
    [string, string]
  >;
}

function check(key: string, color: string, mode: Mode, fault: (key: string, problem: string) => void): void {
  const worst = backgrounds(color, mode).reduce((a, b) => (contrast(color, a) <= contrast(color, b) ? a : b));
  const measured = contrast(color, worst);
  if (measured >= minimum) return;
  // Rounded down: 4.499 is not 4.5.
  const ratio = (Math.floor(measured * 100) / 100).toFixed(2);
  fault(
    key,
    `${color} has a contrast of ${ratio} with the ${mode} background ${worst}, and text needs ${minimum}; the nearest color that passes is ${nearestReadable(color, mode)}`,
  );
}

/** The color itself if it can be read in a mode, or the first that can on the way to black or white. */
function nearestReadable(color: string, mode: Mode): string {
  for (let step = 0; step < steps; step++) {
    const candidate = mix(color, away[mode], step / steps);
    if (backgrounds(candidate, mode).every((background) => contrast(candidate, background) >= minimum))
      return candidate;
  }
  return away[mode];
}

/**
 * What text of the accent stands on. Text on the accent itself has the color of one of them or of one with more contrast, so it can be
 * read too.
 */
function backgrounds(color: string, mode: Mode): string[] {
  const at = modes.indexOf(mode);
  const surfaces = (["bg", "bg.subtle", "bg.panel"] as const).map((name) => palette[name][at] ?? "");
  return [...surfaces, shades(color, mode)["accent.subtle"]];
}

function shades(accent: string, mode: Mode): Record<AccentName, string> {
  const at = modes.indexOf(mode);
  return {
    accent,
    "accent.hover": mix(accent, away[mode], 0.25),
    "accent.fg": accent,
    "accent.subtle": mix(palette["bg.panel"][at] ?? "", accent, mode === "light" ? 0.1 : 0.14),
    "accent.contrast": mode === "light" ? "#ffffff" : (palette["fg.inverted"][at] ?? ""),
    focus: accent,
  };
}
