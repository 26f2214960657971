import type { SiteBranding } from "@assay/api/contract";

/** CSS that puts an accent of the operator's in the place of the default one, in both modes; it wins over the theme's layers. */
export function accentCss(accent: NonNullable<SiteBranding["accent"]>): string {
  const rules = (mode: 0 | 1) =>
    Object.entries(accent)
      .map(([name, pair]) => `--a-colors-${name.replace(".", "-")}:${pair[mode]}`)
      .join(";");
  return `:root,.light{${rules(0)}}.dark{${rules(1)}}`;
}
