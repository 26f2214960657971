import { fileURLToPath } from "node:url";
import bidiJs, { type Bidi } from "bidi-js";
import { type Font, openSync } from "fontkit";

export type Weight = "regular" | "strong";

/** Text that was set: how wide it is, and its outlines with the start of the baseline at a point. */
export interface SetLine {
  width: number;
  outline(x: number, y: number): string;
}

/** Lines of a text in a size; `isRightToLeft` is how the text as a whole runs. */
export interface SetText {
  lines: SetLine[];
  isRightToLeft: boolean;
  /** True where the end had to be left out. */
  isCut: boolean;
}

const inPackage = (path: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${path}`));

/**
 * The faces that a letter is looked for in, one after another: Inter has Latin, Greek and Cyrillic, then Arabic, then
 * emoji as line drawings. What none of them has (other scripts) is left out rather than drawn as a box.
 */
const files: Readonly<Record<Weight, readonly string[]>> = {
  regular: [
    "inter/400Regular/Inter_400Regular.ttf",
    "noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf",
    "noto-emoji/500Medium/NotoEmoji_500Medium.ttf",
  ],
  strong: [
    "inter/600SemiBold/Inter_600SemiBold.ttf",
    "noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf",
    "noto-emoji/500Medium/NotoEmoji_500Medium.ttf",
  ],
};

// Its types say "default", but the package is CommonJS: Node gives the function itself.
const bidi = (bidiJs as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });
/** Direction marks and emoji variation selectors: direction is computed, and emoji have one look. */
const unneeded = /\p{Cc}|\u200e|\u200f|[\u202a-\u202e\u2066-\u2069]|\ufe0e|\ufe0f/gu;
const joiners = new Set([0x200c, 0x200d]);
const ellipsis = "…";

let faces: Record<Weight, Font[]> | undefined;

function facesOf(weight: Weight): Font[] {
  faces ??= { regular: files.regular.map(open), strong: files.strong.map(open) };
  return faces[weight];
}

function open(file: string): Font {
  const font = openSync(inPackage(file));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts, not one.`);
  return font;
}

/** False if more than half of a text is in scripts without a font, so that the rest would be misleading. */
export function isLegible(text: string, weight: Weight): boolean {
  const letters = [...graphemes.segment(text.replace(/\s/g, ""))].length;
  return letters > 0 && clusters(text.replace(/\s/g, ""), weight).length * 2 >= letters;
}

/** The text without what no face can draw. */
function drawable(text: string, weight: Weight): string {
  const kept = clusters(text, weight).map(({ text: cluster }) => cluster);
  return kept.join("").replace(/\s+/g, " ").trim();
}

interface Cluster {
  text: string;
  face: Font;
}

function clusters(text: string, weight: Weight): Cluster[] {
  const candidates = facesOf(weight);
  return [...graphemes.segment(text.replace(/\s/g, " ").replace(unneeded, ""))].flatMap(({ segment }) => {
    const points = [...segment].map((character) => character.codePointAt(0) ?? 0);
    const face = candidates.find((one) =>
      points.every((point) => joiners.has(point) || one.hasGlyphForCodePoint(point)),
    );
    return face ? [{ text: segment, face }] : [];
  });
}

const baseDirection = (text: string) =>
  (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? "rtl" : "ltr";

/** Sets one line: in each script's own shapes and direction. */
export function setLine(
  text: string,
  {
    size,
    weight,
    direction = baseDirection(text),
  }: { size: number; weight: Weight; direction?: "ltr" | "rtl" },
): SetLine {
  const parts = clusters(text, weight);
  const whole = parts.map((part) => part.text).join("");
  const embedding = bidi.getEmbeddingLevels(whole, direction);
  const mirrored = bidi.getMirroredCharactersMap(whole, embedding.levels);
  const runs: Run[] = [];
  let index = 0;
  for (const { text: cluster, face } of parts) {
    const level = embedding.levels[index] ?? 0;
    const shown = mirrored.get(index) ?? cluster;
    const last = runs.at(-1);
    if (last && last.face === face && last.level === level) last.text += shown;
    else runs.push({ text: shown, face, level });
    index += cluster.length;
  }
  const placed: { glyph: Drawn; x: number; y: number; scale: number }[] = [];
  let pen = 0;
  for (const run of inVisualOrder(runs)) {
    const scale = size / run.face.unitsPerEm;
    const { glyphs, positions } = run.face.layout(
      run.text,
      undefined,
      undefined,
      undefined,
      run.level % 2 === 1 ? "rtl" : "ltr",
    );
    for (const [place, glyph] of glyphs.entries()) {
      const position = positions[place];
      if (!position || glyph.id === 0) continue;
      placed.push({
        glyph: glyph as unknown as Drawn,
        x: pen + position.xOffset * scale,
        y: position.yOffset * scale,
        scale,
      });
      pen += position.xAdvance * scale;
    }
  }
  return {
    width: pen,
    outline: (x, y) =>
      placed
        .map((one) => one.glyph.path.transform(one.scale, 0, 0, -one.scale, x + one.x, y - one.y).toSVG())
        .join(""),
  };
}

/** Letters of one face and one level of direction. */
interface Run {
  text: string;
  face: Font;
  level: number;
}

/** A glyph's outline, which the types of fontkit leave without its transformations. */
interface Drawn {
  path: { transform(...matrix: [number, number, number, number, number, number]): { toSVG(): string } };
}

/** Rule L2 of the Unicode bidirectional algorithm: reverses runs from the deepest level up to the lowest odd one. */
function inVisualOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const deepest = Math.max(0, ...ordered.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    let start = 0;
    while (start < ordered.length) {
      let end = start;
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end++;
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(end, start + 1);
    }
  }
  return ordered;
}

/** Breaks a text into lines of at most `width`, at words where it can, and cuts what `most` lines do not hold. */
export function setText(
  text: string,
  { size, weight, width, maxLines }: { size: number; weight: Weight; width: number; maxLines: number },
): SetText {
  const shown = drawable(text, weight);
  const direction = baseDirection(shown);
  const set = (line: string) => setLine(line, { size, weight, direction });
  const fits = (line: string) => set(line).width <= width;
  const lines: string[] = [];
  let rest = shown;
  while (rest !== "" && lines.length < maxLines) {
    const line = fits(rest) ? rest : firstLine(rest, fits);
    lines.push(line);
    rest = rest.slice(line.length).trimStart();
  }
  const isCut = rest !== "";
  const last = lines.at(-1);
  if (isCut && last !== undefined) lines[lines.length - 1] = shortened(last, fits);
  return { lines: lines.map(set), isRightToLeft: direction === "rtl", isCut };
}

/** As many words of a text as fit; where not even one does, as many letters. */
function firstLine(text: string, fits: (line: string) => boolean): string {
  const byWords = longest(text.split(" "), " ", fits);
  return byWords !== "" ? byWords : longest(lettersOf(text), "", fits) || (lettersOf(text)[0] ?? text);
}

function shortened(line: string, fits: (line: string) => boolean): string {
  return `${longest(lettersOf(line), "", (kept) => fits(kept.trimEnd() + ellipsis)).trimEnd()}${ellipsis}`;
}

const lettersOf = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment);

function longest(pieces: readonly string[], between: string, fits: (line: string) => boolean): string {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(pieces.slice(0, middle).join(between))) low = middle;
    else high = middle - 1;
  }
  return pieces.slice(0, low).join(between);
}
