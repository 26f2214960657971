import { random } from "../random.ts";
import { bar, box, canvas, dot, line, type Tint } from "./canvas.ts";

const join = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join("");

export const talks: Record<string, (tint: Tint) => string> = {
  tiles(t) {
    const rng = random("tiles" + t.main);
    const skins = ["#8d5b3f", "#e7b891", "#c98d66", "#5c3a2a", "#f1cda9", "#a86f4c"];
    const grounds = ["#33475b", "#5b4a66", "#3d5a50", "#6a5440", "#46506b", "#5f4048"];
    const face = (i: number) => {
      const x = 44 + (i % 3) * 402;
      const y = 60 + Math.floor(i / 3) * 212;
      const skin = rng.pick(skins);
      return (
        `<svg x="${x}" y="${y}" width="388" height="198" viewBox="0 0 388 198">` +
        box(0, 0, 388, 198, grounds[(i * 5 + rng.int(0, 5)) % 6]!, 14) +
        `<ellipse cx="194" cy="204" rx="92" ry="66" fill="${[t.main, t.warm, "#d9dde2", t.soft][i % 4]!}"/>` +
        dot(194, 92, 45, skin) +
        `<path d="M148 88a46 46 0 0 1 92 0q-46-${rng.int(14, 40)}-92 0Z" fill="${rng.pick(["#2b211c", "#6b4a2e", "#b98b4e", "#8a8f94", "#1c1b22"])}"/>` +
        box(14, 164, rng.int(70, 120), 20, "#0008", 6) +
        "</svg>" +
        (i === 4
          ? `<rect x="${x}" y="${y}" width="388" height="198" rx="14" fill="none" stroke="${t.warm}" stroke-width="5"/>`
          : "")
      );
    };
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 800" width="1280" height="800"><rect width="1280" height="800" fill="#171c22"/>${join(9, face)}` +
      join(
        5,
        (i) =>
          dot(480 + i * 80, 744, 27, i === 4 ? "#d1483f" : "#2d353e") + dot(480 + i * 80, 744, 8, "#e6eaee"),
      ) +
      "</svg>\n"
    );
  },
  chat(t) {
    const rng = random("chat" + t.main);
    let y = 150;
    const bubble = (i: number) => {
      const mine = i % 2 === 1;
      const lines = [1, 3, 1, 4, 2][i]!;
      const h = 30 + lines * 24;
      const x = mine ? 560 : 320;
      const out =
        dot(mine ? 1210 : 288, y + 20, 16, mine ? t.main : "#8a96a3") +
        box(x, y, mine ? 620 : 470, h, mine ? t.soft : "#fff", 16) +
        join(lines, (k) =>
          bar(
            x + 22,
            y + 22 + k * 24,
            k === lines - 1 ? rng.int(120, 260) : mine ? rng.int(480, 570) : rng.int(330, 420),
            "#56616d",
          ),
        ) +
        (i === 3
          ? box(x, y + h + 8, 210, 30, "#fff", 15) +
            bar(x + 40, y + h + 19, 140, t.main) +
            dot(x + 22, y + h + 23, 7, t.warm)
          : "");
      y += h + (i === 3 ? 62 : 24);
      return out;
    };
    return canvas(
      t,
      "Where is my parcel?",
      join(5, bubble) +
        box(252, 708, 1004, 60, "#fff", 30) +
        bar(290, 734, 260, "#c3cad2") +
        dot(1222, 738, 20, t.main),
    );
  },
  inbox(t) {
    const rng = random("inbox" + t.main);
    return canvas(
      t,
      "Open conversations",
      box(252, 120, 380, 656, "#fff", 12) +
        join(
          8,
          (i) =>
            (i === 2
              ? box(252, 124 + i * 81, 380, 80, t.soft, 0)
              : line(252, 204 + i * 81, 632, 204 + i * 81, "#edf0f3")) +
            dot(286, 164 + i * 81, 16, [t.main, t.warm, "#8a96a3", "#b9a07a"][i % 4]!) +
            bar(314, 150 + i * 81, rng.int(90, 170), "#39424d") +
            bar(314, 172 + i * 81, rng.int(180, 280), "#c3cad2"),
        ) +
        box(648, 120, 608, 656, "#fff", 12) +
        bar(676, 152, 300, "#39424d", 12) +
        box(1150, 144, 80, 28, t.warm, 14) +
        join(
          3,
          (m) =>
            dot(692, 224 + m * 150, 16, m === 1 ? t.main : "#8a96a3") +
            join(4, (k) =>
              bar(724, 214 + m * 150 + k * 24, k === 3 ? rng.int(120, 260) : rng.int(400, 490), "#7c8894"),
            ),
        ) +
        box(676, 664, 552, 88, "#f6f8fa", 12) +
        box(1112, 706, 100, 34, t.main, 17),
    );
  },
};
