import { circle, initial, type Mark, palettes, path, rect, stroke, turned } from "./ink.ts";
import { random } from "./random.ts";

const marks: Mark[] = [
  function monogram(a, b, rng, name) {
    const dot = rng.chance(0.5)
      ? circle(51, 51, 4.5, b)
      : `<rect x="16" y="53" width="32" height="4" rx="2" fill="${b}"/>`;
    return (
      `<g transform="translate(19 13) scale(.82)">${stroke(initial(name), a, 8, rng.pick(["round", "butt"]))}</g>` +
      dot
    );
  },
  function bigMonogram(a, b, rng, name) {
    const way = rng.pick([6, -6, 5]);
    return `<g transform="translate(${16 + way / 2} ${16 + 2})">${stroke(initial(name), b, 9)}</g><g transform="translate(${16 - way / 3} 15)">${stroke(initial(name), a, 7)}</g>`;
  },
  function bars(a, b, rng) {
    const heights = rng.pick([
      [14, 24, 36],
      [36, 20, 28],
      [18, 36, 26],
      [10, 22, 34],
    ]);
    return (
      heights.map((h, i) => rect(13 + i * 14, 50 - h, 10, h, 5, i === rng.int(0, 2) ? b : a)).join("") +
      (heights[0]! < 16 ? circle(18, 22, 5, b) : "")
    );
  },
  function overlap(a, b, rng) {
    const gap = rng.pick([9, 11]);
    const lens = Math.sqrt(15 * 15 - gap * gap);
    return (
      circle(32 - gap, 32, 15, a) +
      circle(32 + gap, 32, 15, b) +
      path(
        `M32 ${(32 - lens).toFixed(1)}A15 15 0 0 1 32 ${(32 + lens).toFixed(1)}A15 15 0 0 1 32 ${(32 - lens).toFixed(1)}Z`,
        "#fff",
        ' opacity=".72"',
      )
    );
  },
  function quarters(a, b, rng) {
    const turn = [
      "M0 0H16A16 16 0 0 1 0 16Z",
      "M16 0V16A16 16 0 0 1 0 0Z",
      "M16 16H0A16 16 0 0 1 16 0Z",
      "M0 16V0A16 16 0 0 1 16 16Z",
      "M0 0H16V16H0Z",
    ];
    return [
      [15, 15],
      [33, 15],
      [15, 33],
      [33, 33],
    ]
      .map(([x, y], i) => path(rng.pick(turn), i % 3 === 0 ? a : b, ` transform="translate(${x} ${y})"`))
      .join("");
  },
  function rings(a, b, rng) {
    const open = rng.int(0, 3) * 90;
    return turned(open, stroke("M32 12A20 20 0 1 1 12 32", a, 7) + stroke("M32 23A9 9 0 1 1 23 32", b, 6));
  },
  function leaf(a, b, rng) {
    return turned(
      rng.pick([0, 45, -45, 20]),
      path("M32 9C48 20 48 44 32 55C16 44 16 20 32 9Z", a) +
        stroke("M32 20V55", b, 3.5) +
        (rng.chance(0.5) ? stroke("M32 36 41 28M32 44 24 37", b, 3) : ""),
    );
  },
  function cube(a, b) {
    return (
      path("M32 10 51 21 32 32 13 21Z", b) +
      path("M13 24.5 30.5 34.6V55L13 45Z", a) +
      path("M51 24.5 33.5 34.6V55L51 45Z", a, ' opacity=".62"')
    );
  },
  function waves(a, b, rng) {
    const one = (y: number, color: string) => stroke(`M11 ${y}q5.25-9 10.5 0t10.5 0 10.5 0 10.5 0`, color, 5);
    return one(21, a) + one(33, rng.chance(0.5) ? b : a) + one(45, b);
  },
  function sunrise(a, b, rng) {
    return (
      path("M15 38A17 17 0 0 1 49 38Z", b) +
      rect(11, 41.5, 42, 4.5, 2.2, a) +
      rect(17, 49, 30, 4.5, 2.2, a) +
      (rng.chance(0.5) ? stroke("M32 16V11M18 21 14.5 17M46 21 49.5 17", b, 3.5) : "")
    );
  },
  function petals(a, b, rng) {
    const n = rng.pick([4, 5, 6, 8]);
    const one = (i: number) =>
      `<ellipse cx="32" cy="${n > 5 ? 18.5 : 19}" rx="${[0, 0, 0, 0, 8, 7, 6, 0, 4.4][n]}" ry="10" fill="${n % 2 === 0 && i % 2 ? b : a}" transform="rotate(${(360 / n) * i} 32 32)"/>`;
    return Array.from({ length: n }, (_, i) => one(i)).join("") + circle(32, 32, 5, b);
  },
  function chevrons(a, b, rng) {
    return turned(
      rng.pick([0, 90, 180, 270]),
      stroke("M16 27 32 13 48 27", a, 7) +
        stroke("M16 40 32 26 48 40", b, 7) +
        stroke("M16 53 32 39 48 53", a, 7),
    );
  },
  function links(a, b) {
    return (
      `<rect x="12" y="20" width="25" height="25" rx="8" fill="none" stroke="${a}" stroke-width="6"/><rect x="27" y="20" width="25" height="25" rx="8" fill="none" stroke="${b}" stroke-width="6"/>` +
      stroke("M37 20.5V31", a, 6, "butt")
    );
  },
  function orbit(a, b, rng) {
    const spin = rng.int(0, 7) * 45;
    return (
      `<circle cx="32" cy="32" r="17" fill="none" stroke="${a}" stroke-width="6"/>` +
      circle(32, 32, 6, a) +
      turned(spin, circle(32, 15, 7.5, b))
    );
  },
  function mountains(a, b, rng) {
    return (
      path("M9 50 27 19 45 50Z", a) + path("M30 50 42 29 55 50Z", b) + circle(rng.pick([46, 14]), 18, 5.5, b)
    );
  },
  function dots(a, b, rng) {
    const on = Array.from({ length: 6 }, () => rng.chance(0.66));
    return Array.from({ length: 9 }, (_, i) => {
      const column = i % 3;
      const mirrored = Math.floor(i / 3) * 2 + (column === 1 ? 1 : 0);
      return circle(
        18 + column * 14,
        18 + Math.floor(i / 3) * 14,
        on[mirrored] ? 6 : 3,
        on[mirrored] ? a : b,
      );
    }).join("");
  },
  function arch(a, b, rng) {
    return (
      path("M13 53V31A19 19 0 0 1 51 31V53H42V31A10 10 0 0 0 22 31V53Z", a) +
      (rng.chance(0.5) ? path("M26.5 53V33A5.5 5.5 0 0 1 37.5 33V53Z", b) : circle(32, 46, 6.5, b))
    );
  },
  function shifted(a, b, rng) {
    return turned(
      rng.pick([0, 90, 45]),
      path("M30 13A18 18 0 0 0 30 49Z", a) + path("M34 17A18 18 0 0 1 34 53Z", b),
    );
  },
  function spokes(a, b, rng) {
    const n = rng.pick([3, 4]);
    return (
      Array.from({ length: n }, (_, i) =>
        turned((180 / n) * i, rect(28.5, 11, 7, 42, 3.5, i % 2 ? b : a)),
      ).join("") + (n === 4 ? circle(32, 32, 6, b) : "")
    );
  },
  function stairs(a, b, rng) {
    return turned(
      rng.pick([0, 90]),
      path("M12 52V40H24V28H36V16H52V28H46V40H34V52Z", a) + rect(40, 43, 11, 9, 2, b),
    );
  },
  function drop(a, b, rng) {
    return turned(
      rng.pick([0, 180, 45]),
      path("M32 9C41 21 48 28 48 37.5A16 16 0 0 1 16 37.5C16 28 23 21 32 9Z", a) + circle(32, 38, 6.5, b),
    );
  },
  function weave(a, b) {
    return (
      [16, 28, 40].map((y, i) => rect(12, y, 40, 8, 4, i % 2 ? b : a)).join("") +
      rect(20, 12, 8, 40, 4, b) +
      rect(36, 12, 8, 40, 4, a) +
      rect(20, 16, 8, 8, 0, a) +
      rect(36, 28, 8, 8, 0, b)
    );
  },
  function flag(a, b, rng) {
    return (
      stroke("M18 11V54", a, 5.5) +
      path(rng.pick(["M22 13H50L43 23 50 33H22Z", "M22 13C32 8 40 20 51 14V32C40 38 32 27 22 32Z"]), b)
    );
  },
  function moon(a, b, rng) {
    return turned(
      rng.pick([0, -30, 160]),
      path("M41 13A20 20 0 1 0 51 41A16.5 16.5 0 0 1 41 13Z", a) + circle(46, 24, 4.5, b),
    );
  },
];

/** A mark on its own, or on a tile of its own color; the same slug always gives the same drawing. */
export function logo(slug: string, name: string): string {
  const rng = random(`logo:${slug}`);
  const [deep, bright, light] = rng.pick(palettes);
  const draw = rng.weighted(marks.map((mark, i) => [mark, i < 2 ? 2.2 : 1] as const));
  const ground = rng.weighted([
    ["deep", 30],
    ["bright", 18],
    ["round", 14],
    ["light", 10],
    ["none", 28],
  ] as const);
  const tile: Record<string, string> = {
    deep: rect(2, 2, 60, 60, 15, deep),
    bright: rect(2, 2, 60, 60, rng.pick([6, 15, 20]), bright),
    round: circle(32, 32, 30, deep),
    light: rect(2, 2, 60, 60, 15, light),
    none: "",
  };
  const [a, b] = (
    {
      deep: [light, bright],
      round: [light, bright],
      bright: ["#fff", deep],
      light: [deep, bright],
      none: [bright, bright],
    } as Record<string, [string, string]>
  )[ground]!;
  const second = ground === "none" ? rng.pick(palettes)[1] : b;
  const mark = draw(
    a,
    second === a && ground === "none" ? "#8a9299" : second,
    rng,
    /^[a-z]/i.test(name) ? name : slug,
  );
  const inner =
    ground === "round"
      ? `<g transform="translate(5 5) scale(.844)">${mark}</g>`
      : ground === "none"
        ? `<g transform="translate(-7 -7) scale(1.22)">${mark}</g>`
        : mark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${tile[ground]}${inner}</svg>\n`;
}
