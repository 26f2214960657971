import { contrast } from "@assay/api/inputs";
import { describe, expect, test } from "vitest";
import { type ColorName, colors } from "./colors";

const surfaces: ColorName[] = ["bg", "bg.subtle", "bg.panel"];
const onSurface = (name: ColorName) => surfaces.map((surface) => [name, surface] as const);

const textPairs: ReadonlyArray<readonly [ColorName, ColorName]> = [
  ...onSurface("fg"),
  ...onSurface("fg.muted"),
  ...onSurface("fg.subtle"),
  ...onSurface("accent.fg"),
  ...onSurface("rating.fg"),
  ...onSurface("danger"),
  ["fg", "bg.muted"],
  ["fg.muted", "bg.muted"],
  ["fg.inverted", "bg.inverted"],
  ["accent.contrast", "accent"],
  ["accent.contrast", "accent.hover"],
  ["accent.fg", "accent.subtle"],
  ["danger.contrast", "danger"],
  ["danger", "danger.subtle"],
];
const controlPairs = [...onSurface("rating"), ...onSurface("border.strong"), ...onSurface("focus")];

describe.each([
  ["light", 0],
  ["dark", 1],
] as const)("%s", (_mode, index) => {
  test.each(textPairs)("text %s on %s reaches AA", (front, back) => {
    expect(contrast(colors[front][index], colors[back][index])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(controlPairs)("%s is distinguishable from %s", (front, back) => {
    expect(contrast(colors[front][index], colors[back][index])).toBeGreaterThanOrEqual(3);
  });
});
