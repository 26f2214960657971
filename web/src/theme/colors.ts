import { type ColorName, palette } from "@assay/api/inputs";

/** Every color by its meaning: [light, dark]. The same palette is in mails and pictures. */
export const colors = palette;

export type { ColorName };

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
