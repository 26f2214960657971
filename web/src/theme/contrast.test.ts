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
  test.each(controlPairs)("%s can be told from %s", (front, back) => {
    expect(contrast(colors[front][index], colors[back][index])).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
