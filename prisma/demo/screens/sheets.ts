import { random } from "../random.ts";
import { bar, box, canvas, dot, line, poly, type Tint, word } from "./canvas.ts";

const join = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join("");

export const sheets: Record<string, (tint: Tint) => string> = {
  table: (t) => grid(t, "All records", 12, 5, true),
  ledger: (t) => grid(t, "General ledger, March", 13, 6, false),
  funnel(t) {
    const rng = random("funnel" + t.main);
    const stages = ["New", "Visited", "Quoted", "Agreed"];
    return canvas(
      t,
      "Deals by stage",
      stages
        .map((stage, c) => {
          const x = 252 + c * 254;
          return (
            poly(
              `${x},120 ${x + 222},120 ${x + 240},150 ${x + 222},180 ${x},180 ${x + 16},150`,
              c === 3 ? t.main : t.soft,
            ) +
            word(x + 34, 156, stage, 16, 600, c === 3 ? "#fff" : undefined) +
            join(
              [5, 4, 3, 2][c]!,
              (i) =>
                box(x, 200 + i * 112, 238, 100, "#fff", 10) +
                bar(x + 18, 222 + i * 112, rng.int(90, 170), "#39424d") +
                word(x + 18, 266 + i * 112, `${rng.int(2, 96)},${rng.int(100, 980)}`, 20, 600) +
                box(x + 18, 280 + i * 112, 190, 6, "#edf0f3", 3) +
                box(x + 18, 280 + i * 112, rng.int(40, 180), 6, i ? t.main : t.warm, 3),
            )
          );
        })
        .join(""),
    );
  },
  form(t) {
    const field = (x: number, y: number, w: number, filled: number) =>
      bar(x, y, 84, "#8a96a3", 8) +
      `<rect x="${x}" y="${y + 18}" width="${w}" height="44" rx="8" fill="#fff" stroke="#d5dbe1" stroke-width="1.5"/>` +
      bar(x + 16, y + 36, filled, "#4b5560");
    const receipt =
      box(900, 150, 300, 470, "#fff", 4) +
      poly(
        "900,620 925,600 950,620 975,600 1000,620 1025,600 1050,620 1075,600 1100,620 1125,600 1150,620 1175,600 1200,620 1200,640 900,640",
        "#f3f5f8",
      ) +
      bar(980, 190, 140, "#39424d", 13) +
      join(
        6,
        (i) =>
          bar(930, 240 + i * 40, [120, 90, 150, 70, 110, 60][i]!, "#c3cad2") +
          bar(1120, 240 + i * 40, 50, "#8a96a3"),
      ) +
      line(930, 492, 1170, 492, "#39424d", 2) +
      word(1092, 530, "84.12", 28, 700);
    return canvas(
      t,
      "New entry",
      box(252, 120, 600, 656, "#fff", 12) +
        field(284, 152, 536, 210) +
        field(284, 244, 256, 120) +
        field(564, 244, 256, 90) +
        field(284, 336, 536, 300) +
        field(284, 428, 256, 60) +
        field(564, 428, 256, 140) +
        bar(284, 522, 84, "#8a96a3", 8) +
        join(3, (i) => box(284 + i * 118, 544, 106, 34, i === 1 ? t.main : t.soft, 17)) +
        box(284, 690, 160, 48, t.main, 24) +
        bar(324, 710, 80, "#ffffffee") +
        box(460, 690, 120, 48, "#eef1f5", 24) +
        receipt,
    );
  },
  flow(t) {
    const node = (x: number, y: number, color: string, w = 190) =>
      box(x, y, w, 72, "#fff", 12) +
      box(x, y, 8, 72, color, 4) +
      dot(x + 36, y + 36, 14, color) +
      bar(x + 62, y + 24, w - 90, "#39424d") +
      bar(x + 62, y + 42, w - 116, "#c3cad2");
    const link = (d: string) => `<path d="${d}" fill="none" stroke="#b7c0c9" stroke-width="3"/>`;
    return canvas(
      t,
      "Welcome journey",
      link(
        "M640 212V260M640 332C640 380 440 360 440 410M640 332C640 380 840 360 840 410M440 482V540M840 482C840 520 720 510 720 540M840 482C840 520 960 510 960 540M720 612V660",
      ) +
        node(545, 140, t.main) +
        poly("640,252 742,296 640,340 538,296", t.warm) +
        bar(596, 292, 88, "#fff") +
        node(345, 410, t.main) +
        node(745, 410, t.main) +
        node(345, 540, "#8a96a3") +
        node(625, 540, t.warm) +
        node(865, 540, t.main) +
        node(625, 660, "#8a96a3") +
        box(470, 366, 48, 24, t.soft, 12) +
        box(764, 366, 48, 24, t.soft, 12) +
        box(1080, 140, 176, 240, "#fff", 12) +
        join(
          4,
          (i) =>
            bar(1100, 172 + i * 54, 60, "#8a96a3") +
            bar(1100, 190 + i * 54, [110, 80, 130, 96][i]!, i === 2 ? t.warm : t.main, 12),
        ),
    );
  },
  shop(t) {
    const vase = (x: number, y: number, s: number, color: string) =>
      `<path transform="translate(${x} ${y}) scale(${s})" fill="${color}" d="M-22-90H22V-62C22-40 62-20 62 30C62 74 34 92 0 92S-62 74-62 30C-62-20-22-40-22-62Z"/><ellipse cx="${x}" cy="${y - 90 * s}" rx="${22 * s}" ry="${6 * s}" fill="#0003"/>`;
    return canvas(
      t,
      "Storefront",
      box(252, 120, 520, 500, t.soft, 16) +
        vase(512, 380, 1.9, t.main) +
        `<path d="M405 410q107 40 214 0" stroke="${t.warm}" stroke-width="14" fill="none"/>` +
        join(
          4,
          (i) =>
            box(252 + i * 134, 640, 118, 118, i === 0 ? t.soft : "#fff", 12) +
            vase(311 + i * 134, 702, 0.42, [t.main, t.warm, "#8a96a3", t.side][i]!),
        ) +
        bar(812, 150, 320, "#39424d", 20) +
        join(5, (i) => dot(820 + i * 24, 204, 8, i < 4 ? t.warm : "#d9dee4")) +
        word(812, 278, "48.00", 42, 700) +
        join(4, (i) => bar(812, 312 + i * 24, [420, 400, 430, 240][i]!, "#c3cad2")) +
        join(5, (i) => dot(832 + i * 56, 446, 20, [t.main, t.warm, t.side, "#8a96a3", "#c9b79c"][i]!)) +
        `<circle cx="832" cy="446" r="25" fill="none" stroke="${t.main}" stroke-width="3"/>` +
        join(
          3,
          (i) =>
            box(812 + i * 92, 492, 80, 40, i === 1 ? t.soft : "#fff", 10) +
            bar(834 + i * 92, 508, 36, "#56616d"),
        ) +
        box(812, 564, 300, 58, t.main, 29) +
        bar(900, 588, 124, "#ffffffee", 11) +
        join(
          3,
          (i) => dot(824, 668 + i * 36, 8, t.soft) + bar(844, 664 + i * 36, [220, 180, 250][i]!, "#8a96a3"),
        ),
    );
  },
};

function grid(t: Tint, title: string, rows: number, columns: number, pills: boolean) {
  const rng = random("grid" + title + t.main);
  const width = 1004 / columns;
  return canvas(
    t,
    title,
    box(252, 120, 1004, 656, "#fff", 12) +
      join(columns, (c) => bar(276 + c * width, 142, 60, "#aab4be")) +
      join(rows, (r) => {
        const y = 168 + r * (600 / rows);
        return (
          line(252, y, 1256, y, "#edf0f3") +
          join(columns, (c) => {
            const x = 276 + c * width;
            if (c === 0) return bar(x, y + 20, rng.int(70, 110), "#39424d");
            if (!pills && c > columns - 3)
              return rng.chance(0.6)
                ? word(x + 40, y + 30, `${rng.int(10, 9800)}.${rng.int(10, 99)}`, 15)
                : "";
            if (pills && c === columns - 1)
              return box(x, y + 13, 84, 22, [t.soft, t.soft, t.warm, "#e6eaee"][rng.int(0, 3)]!, 11);
            return bar(x, y + 20, rng.int(40, Math.floor(width) - 50), "#c3cad2");
          })
        );
      }),
  );
}
