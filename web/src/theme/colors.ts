/** A colour by its meaning: [light, dark]. */
type Pair = readonly [light: string, dark: string];

/**
 * The palette: warm paper and ink, verdigris (the green of old copper) as the one accent, and gold kept for
 * ratings alone. `contrast.test.ts` checks every pair that text or a control stands in.
 */
export const colors = {
  bg: ["#fbf9f4", "#161510"],
  "bg.subtle": ["#f4f0e7", "#1d1b16"],
  "bg.muted": ["#ebe5d8", "#2a2720"],
  "bg.panel": ["#fffefb", "#1f1d18"],
  "bg.inverted": ["#23201a", "#efe9dc"],
  fg: ["#1d1b16", "#f1ede3"],
  "fg.muted": ["#575145", "#bdb5a5"],
  "fg.subtle": ["#6b6456", "#a39b8b"],
  "fg.inverted": ["#fbf9f4", "#1d1b16"],
  border: ["#e3dccd", "#37332b"],
  "border.strong": ["#8c8473", "#7f7767"],
  accent: ["#0e5c54", "#62c4b4"],
  "accent.hover": ["#0a4740", "#8ad6c9"],
  "accent.fg": ["#0b5a52", "#79d0c2"],
  "accent.subtle": ["#e0eeea", "#18322e"],
  "accent.contrast": ["#ffffff", "#0b1f1c"],
  rating: ["#b1720a", "#e6b24a"],
  "rating.fg": ["#835400", "#ecc06a"],
  "rating.track": ["#e4dccb", "#3b362c"],
  danger: ["#a32a1c", "#f2988a"],
  "danger.subtle": ["#fbe8e4", "#3d1b16"],
  "danger.contrast": ["#ffffff", "#2a0b07"],
  focus: ["#0e5c54", "#79d0c2"],
} as const satisfies Record<string, Pair>;

/** The names of the colours. */
export type ColorName = keyof typeof colors;

type Token = { value: { _light: string; _dark: string } };
type TokenTree = { [name: string]: Token | { [name: string]: Token } };

/** The same as semantic tokens of the system: "bg" and "bg.subtle" become one nested entry. */
export const semanticColors: TokenTree = (() => {
  const tree: Record<string, Record<string, Token>> = {};
  for (const [name, [light, dark]] of Object.entries(colors)) {
    const [group = name, shade = "DEFAULT"] = name.split(".");
    tree[group] = { ...tree[group], [shade]: { value: { _light: light, _dark: dark } } };
  }
  return tree;
})();
