import { random } from "../random.ts";
import { bar, box, canvas, dot, line, type Tint, word } from "./canvas.ts";

const join = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join("");
const times = <T>(n: number, make: (i: number) => T) => Array.from({ length: n }, (_, i) => make(i));
const days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export const plans: Record<string, (tint: Tint) => string> = {
  kanban(t) {
    const rng = random("kanban" + t.main);
    const columns = ["To do", "This week", "In review", "Done"];
    const card = (x: number, y: number, i: number) =>
      box(x, y, 226, 92, "#fff", 10) +
      bar(x + 16, y + 18, rng.int(110, 180), "#39424d") +
      bar(x + 16, y + 38, rng.int(70, 150), "#c3cad2") +
      box(x + 16, y + 62, 54, 16, i % 3 ? t.soft : t.warm, 8) +
      dot(x + 200, y + 70, 11, [t.main, t.warm, "#8a96a3"][rng.int(0, 2)]!);
    return canvas(
      t,
      "Spring catalogue",
      join(4, (c) => {
        const x = 260 + c * 252;
        const cards = [4, 3, 2, 5][c]!;
        return (
          box(x, 128, 242, 640, "#eef1f5", 12) +
          word(x + 16, 158, columns[c]!, 15, 600) +
          word(x + 206, 158, String(cards), 14) +
          join(cards, (i) => card(x + 8, 176 + i * 104, i + c))
        );
      }),
    );
  },
  timeline(t) {
    const rng = random("timeline" + t.main);
    const rows = [
      "Survey",
      "Drawings",
      "Permit",
      "Groundwork",
      "Frame",
      "Roof",
      "Windows",
      "Fit-out",
      "Handover",
    ];
    const months = ["May", "June", "July", "August", "September"];
    return canvas(
      t,
      "School extension",
      box(252, 120, 1004, 656, "#fff", 12) +
        join(
          5,
          (m) =>
            word(450 + m * 158, 152, months[m]!, 14) +
            line(440 + m * 158, 164, 440 + m * 158, 760, "#edf0f3"),
        ) +
        rows
          .map((row, i) => {
            const x = 446 + i * 78 + rng.int(-10, 10);
            const w = rng.int(90, 190);
            const y = 184 + i * 63;
            return (
              word(276, y + 22, row, 15) +
              box(x, y, Math.min(w, 1236 - x), 32, i === 4 ? t.warm : i < 3 ? t.main : t.soft, 8) +
              (i < 8 ? line(x + w * 0.6, y + 32, x + w * 0.6, y + 62, "#b7c0c9") : "")
            );
          })
          .join("") +
        line(690, 164, 690, 760, t.warm, 2),
    );
  },
  dashboard(t) {
    const rng = random("dashboard" + t.main);
    const tile = (i: number) =>
      box(252 + i * 254, 120, 240, 112, "#fff", 12) +
      bar(272 + i * 254, 146, 92, "#b3bcc6") +
      word(272 + i * 254, 204, ["1,284", "96.2%", "38", "4.6"][i]!, 34, 600) +
      bar(400 + i * 254, 192, 54, i === 2 ? t.warm : t.soft);
    const heights = times(12, () => rng.int(60, 230));
    return canvas(
      t,
      "This quarter",
      join(4, tile) +
        box(252, 250, 640, 330, "#fff", 12) +
        bar(276, 280, 140, "#39424d") +
        heights
          .map((h, i) => box(280 + i * 50, 550 - h, 30, h, i === 9 ? t.warm : i % 2 ? t.main : t.soft, 6))
          .join("") +
        box(908, 250, 348, 330, "#fff", 12) +
        bar(932, 280, 110, "#39424d") +
        `<circle cx="1082" cy="426" r="92" fill="none" stroke="${t.soft}" stroke-width="40"/><path d="M1082 334A92 92 0 1 1 994 453" fill="none" stroke="${t.main}" stroke-width="40"/><path d="M994 453A92 92 0 0 1 1008 371" fill="none" stroke="${t.warm}" stroke-width="40"/>` +
        box(252, 598, 1004, 178, "#fff", 12) +
        join(
          3,
          (i) =>
            dot(286, 642 + i * 48, 12, [t.main, t.warm, "#8a96a3"][i]!) +
            bar(314, 638 + i * 48, rng.int(160, 320), "#39424d") +
            bar(760, 638 + i * 48, rng.int(80, 200), "#c3cad2") +
            box(1150, 630 + i * 48, 80, 24, t.soft, 12),
        ),
    );
  },
  calendar(t) {
    const rng = random("calendar" + t.main);
    return canvas(
      t,
      "October",
      box(252, 120, 1004, 656, "#fff", 12) +
        join(7, (d) => word(272 + d * 143, 150, days[d]!, 14)) +
        join(35, (i) => {
          const x = 252 + (i % 7) * 143.4;
          const y = 164 + Math.floor(i / 7) * 122;
          const number = i - 2;
          if (number < 1 || number > 31) return box(x + 2, y + 2, 139, 118, "#f6f8fa", 6);
          return (
            line(x, y, x + 143, y, "#edf0f3") +
            word(x + 14, y + 26, String(number), 14, number === 14 ? 700 : 400) +
            join(
              rng.weighted([
                [0, 4],
                [1, 4],
                [2, 2],
              ]),
              (k) => box(x + 8, y + 40 + k * 32, 126, 26, [t.main, t.soft, t.warm][rng.int(0, 2)]!, 6),
            )
          );
        }),
    );
  },
};
