export type Tint = { main: string; soft: string; warm: string; side: string };

const whole = (n: number) => String(Math.round(n * 10) / 10);
export const box = (x: number, y: number, w: number, h: number, fill: string, r = 8) =>
  `<rect x="${whole(x)}" y="${whole(y)}" width="${whole(w)}" height="${whole(h)}" rx="${r}" fill="${fill}"/>`;
/** A word that is not meant to be read. */
export const bar = (x: number, y: number, w: number, fill: string, h = 9) => box(x, y, w, h, fill, h / 2);
export const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${whole(x)}" cy="${whole(y)}" r="${r}" fill="${fill}"/>`;
export const line = (x1: number, y1: number, x2: number, y2: number, color: string, width = 1) =>
  `<path d="M${whole(x1)} ${whole(y1)}L${whole(x2)} ${whole(y2)}" stroke="${color}" stroke-width="${width}" fill="none"/>`;
export const poly = (points: string, fill: string) => `<polygon points="${points}" fill="${fill}"/>`;
export const word = (x: number, y: number, text: string, size: number, weight = 400, fill = "#39424d") =>
  `<text x="${whole(x)}" y="${whole(y)}" font-size="${size}" font-weight="${weight}" fill="${fill}">${text}</text>`;

/** The frame all mock-ups share: a side bar, a heading, room for the screen. */
export const canvas = (t: Tint, title: string, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800" font-family="system-ui,Segoe UI,Helvetica,Arial,sans-serif">` +
  box(0, 0, 1280, 800, "#f3f5f8", 0) +
  box(0, 0, 228, 800, t.side, 0) +
  box(28, 30, 34, 34, t.warm, 10) +
  bar(76, 42, 96, "#ffffffcc", 11) +
  [0, 1, 2, 3, 4, 5]
    .map(
      (i) =>
        (i === 1 ? box(14, 146, 200, 40, "#ffffff22", 10) : "") +
        box(30, 112 + i * 48, 18, 18, i === 1 ? t.warm : "#ffffff66", 5) +
        bar(62, 117 + i * 48, [84, 108, 66, 96, 74, 90][i]!, "#ffffff99"),
    )
    .join("") +
  dot(44, 752, 18, "#ffffff55") +
  bar(76, 748, 80, "#ffffff77") +
  word(252, 74, title, 28, 650) +
  box(1130, 46, 126, 40, t.main, 20) +
  bar(1162, 62, 62, "#ffffffdd") +
  inside +
  "</svg>\n";
