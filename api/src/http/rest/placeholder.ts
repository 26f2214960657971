import { createHash } from "node:crypto";

interface Tile {
  width: number;
  height: number;
  /** A name, shown as initials. */
  text: string | null;
}

/**
 * A picture for what has none: a calm tile with the initials of a name, in a hue that belongs to that name. Only letters,
 * digits and computed numbers reach the markup, so that no text can break out of it.
 */
export function placeholderImage({ width, height, text }: Tile): string {
  const letters = initials(text ?? "");
  const hue = text === null ? 215 : hueOf(text);
  const saturation = text === null ? 10 : 28;
  const side = Math.min(width, height);
  const ink = `hsl(${hue} ${saturation + 8}% 30%)`;
  const mark = letters === "" ? blankMark(width, height, side, ink) : lettersMark(letters, side, ink);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="100%" height="100%" fill="hsl(${hue} ${saturation}% 89%)"/>${mark}</svg>`
  );
}

/** The first characters of the first two words; empty if there is no word. */
export function initials(text: string): string {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();
}

function hueOf(text: string): number {
  return createHash("sha256").update(text).digest().readUInt16BE() % 360;
}

function lettersMark(letters: string, side: number, ink: string): string {
  const size = rounded(side * (letters.length > 1 ? 0.4 : 0.48));
  return (
    `<text x="50%" y="50%" dy="0.36em" text-anchor="middle" fill="${ink}" font-size="${size}" font-weight="600" ` +
    `font-family="ui-sans-serif, system-ui, sans-serif">${letters}</text>`
  );
}

/** Without a name: a frame with a dot. */
function blankMark(width: number, height: number, side: number, ink: string): string {
  const [x, y, unit] = [width / 2, height / 2, side / 10];
  return (
    `<g fill="none" stroke="${ink}" stroke-opacity="0.45" stroke-width="${rounded(unit / 2.5)}">` +
    `<rect x="${rounded(x - 2 * unit)}" y="${rounded(y - 2 * unit)}" width="${rounded(4 * unit)}" ` +
    `height="${rounded(4 * unit)}" rx="${rounded(unit / 1.5)}"/><circle cx="${x}" cy="${y}" r="${rounded(unit / 1.4)}"/></g>`
  );
}

const rounded = (length: number) => Math.round(length * 100) / 100;
