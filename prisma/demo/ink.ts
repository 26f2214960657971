import type { Random } from "./random.ts";

/** Deep, bright and light tones that go together; the bright ones hold on white and on near-black alike. */
export const palettes = [
  ["#12355b", "#2f80c9", "#f2c14e"],
  ["#1f4d3a", "#2f9e6e", "#f4e8c1"],
  ["#5b1a33", "#d1495b", "#f7d9c4"],
  ["#31245c", "#7b61d1", "#f3a6c0"],
  ["#0b4f57", "#1fa2a8", "#ffd9a0"],
  ["#6b2d0f", "#e0722d", "#ffe3bd"],
  ["#3a3d40", "#8a9299", "#f26b5e"],
  ["#24356e", "#5a7be0", "#a9e2d0"],
  ["#4a1f57", "#b259c4", "#ffd166"],
  ["#134b2c", "#6aa84f", "#fff1b8"],
  ["#7a1c1c", "#e2574c", "#ffd7d0"],
  ["#0e3b66", "#3d9be0", "#d7f0ff"],
  ["#2b2a4c", "#e85d75", "#ffe0e6"],
  ["#17403f", "#e0a526", "#f8efd4"],
  ["#3b2a1a", "#b9803c", "#f6e7d2"],
  ["#1d2f6f", "#f08a4b", "#fbe6d8"],
  ["#0f4c4a", "#4fb286", "#e8f7d8"],
  ["#52224f", "#f25f8b", "#ffd9ec"],
  ["#25424f", "#5fa8c4", "#f5d491"],
  ["#42331c", "#9a8c3a", "#f4f0c8"],
] as const;

/** Capitals drawn as strokes on a 32 by 32 field, so that no font is needed. */
const letters: Record<string, string> = {
  A: "M2 32 16 0 30 32M8 21H24",
  B: "M5 0V32H17A8.5 8.5 0 0 0 17 15H5H16A7.5 7.5 0 0 0 16 0Z",
  C: "M29 6A16 16 0 1 0 29 26",
  D: "M4 0V32H12A16 16 0 0 0 12 0Z",
  E: "M28 0H5V32H28M5 16H24",
  F: "M28 0H5V32M5 16H23",
  G: "M28 5A16 16 0 1 0 31 18H19",
  H: "M4 0V32M28 0V32M4 16H28",
  I: "M16 0V32M7 0H25M7 32H25",
  J: "M24 0V21A10 10 0 0 1 4 23",
  K: "M5 0V32M28 0 6 17 28 32",
  L: "M6 0V32H28",
  M: "M3 32V0L16 19 29 0V32",
  N: "M4 32V0L28 32V0",
  O: "M16 0A16 16 0 1 0 16 32A16 16 0 1 0 16 0Z",
  P: "M5 32V0H18A9 9 0 0 1 18 18H5",
  Q: "M16 0A16 16 0 1 0 16 32A16 16 0 1 0 16 0ZM19 21 31 33",
  R: "M5 32V0H18A8.5 8.5 0 0 1 18 17H5M17 17 29 32",
  S: "M27 5C20-2 5-1 5 8S27 15 27 24S11 34 4 27",
  T: "M2 0H30M16 0V32",
  U: "M4 0V19A12 12 0 0 0 28 19V0",
  V: "M2 0 16 32 30 0",
  W: "M0 0 8 32 16 8 24 32 32 0",
  X: "M3 0 29 32M29 0 3 32",
  Y: "M2 0 16 16 30 0M16 16V32",
  Z: "M4 0H28L4 32H29",
};

export type Mark = (a: string, b: string, rng: Random, name: string) => string;
export const circle = (x: number, y: number, r: number, fill: string, more = "") =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, more = "") =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"${more}/>`;
export const path = (d: string, fill: string, more = "") => `<path d="${d}" fill="${fill}"${more}/>`;
export const stroke = (d: string, color: string, width: number, cap = "round") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="${cap === "round" ? "round" : "miter"}"/>`;
export const turned = (degrees: number, inner: string) =>
  `<g transform="rotate(${degrees} 32 32)">${inner}</g>`;
export const initial = (name: string) =>
  letters[name.toUpperCase().replace(/^THE /, "").charAt(0)] ?? letters["O"]!;
