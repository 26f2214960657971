import { random } from "../random.ts";
import { bar, box, canvas, dot, line, poly, type Tint, word } from "./canvas.ts";

const join = (n: number, make: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => make(i)).join("");

export const labs: Record<string, (tint: Tint) => string> = {
  chart(t) {
    const rng = random("chart" + t.main);
    const series = (base: number, rise: number) =>
      Array.from(
        { length: 25 },
        (_, i) => `${290 + i * 38.5},${Math.round(base - i * rise + rng.int(-22, 22))}`,
      );
    const up = series(560, 13);
    return canvas(
      t,
      "Twelve months",
      box(252, 120, 1004, 500, "#fff", 12) +
        join(
          6,
          (i) =>
            line(290, 180 + i * 80, 1224, 180 + i * 80, "#edf0f3") +
            word(262, 185 + i * 80, String(50 - i * 10), 12),
        ) +
        poly(`290,580 ${up.join(" ")} 1214,580`, t.soft) +
        `<polyline points="${up.join(" ")}" fill="none" stroke="${t.main}" stroke-width="4"/><polyline points="${series(540, 5).join(" ")}" fill="none" stroke="${t.warm}" stroke-width="3" stroke-dasharray="8 6"/>` +
        join(
          4,
          (i) =>
            box(252 + i * 254, 640, 240, 136, "#fff", 12) +
            bar(272 + i * 254, 666, 100, "#b3bcc6") +
            word(272 + i * 254, 718, ["412", "7.3%", "1.9 d", "98"][i]!, 32, 600) +
            box(272 + i * 254, 740, 200, 8, "#edf0f3", 4) +
            box(272 + i * 254, 740, [150, 80, 120, 196][i]!, 8, i === 1 ? t.warm : t.main, 4),
        ),
    );
  },
  notebook(t) {
    const rng = random("notebook" + t.main);
    const code = (y: number, lines: number) =>
      box(300, y, 600, 28 + lines * 24, "#f6f8fa", 8) +
      word(262, y + 30, "[ ]", 14) +
      join(
        lines,
        (i) =>
          bar(322 + (i % 3) * 22, y + 20 + i * 24, rng.int(50, 90), t.main) +
          bar(420 + (i % 3) * 22, y + 20 + i * 24, rng.int(90, 300), "#8a96a3"),
      );
    const curve = (color: string, from: number, to: number) =>
      `<polyline fill="none" stroke="${color}" stroke-width="4" points="${Array.from({ length: 20 }, (_, i) => `${330 + i * 28},${Math.round(to + (from - to) / (1 + i * 0.45) + rng.int(-5, 5))}`).join(" ")}"/>`;
    return canvas(
      t,
      "Experiment 31",
      box(240, 110, 680, 666, "#fff", 12) +
        code(130, 4) +
        code(272, 3) +
        line(322, 690, 880, 690, "#c3cad2", 2) +
        line(322, 400, 322, 690, "#c3cad2", 2) +
        curve(t.main, 410, 650) +
        curve(t.warm, 420, 610) +
        box(940, 110, 316, 320, "#fff", 12) +
        bar(964, 138, 120, "#39424d") +
        join(
          5,
          (i) =>
            bar(964, 176 + i * 46, rng.int(60, 110), "#8a96a3") +
            box(964, 192 + i * 46, 260, 12, "#edf0f3", 6) +
            box(964, 192 + i * 46, 250 - i * 42, 12, i === 1 ? t.warm : t.main, 6),
        ) +
        box(940, 450, 316, 326, "#fff", 12) +
        join(25, (i) =>
          box(
            974 + (i % 5) * 50,
            490 + Math.floor(i / 5) * 50,
            46,
            46,
            i % 6 === 0 ? t.main : rng.chance(0.3) ? t.warm : t.soft,
            4,
          ),
        ),
    );
  },
  map(t) {
    const rng = random("map" + t.main);
    return canvas(
      t,
      "Sites today",
      box(252, 120, 720, 656, "#dfe8e4", 12) +
        `<path d="M252 560Q420 500 520 600T760 640T972 560V776H252Z" fill="#c5dbe8"/><path d="M252 300L520 380L640 240L972 300M520 380L560 776M640 240L700 120M300 120L420 350" stroke="#fff" stroke-width="9" fill="none"/>` +
        box(600, 420, 160, 110, "#cfe0cf", 20) +
        box(330, 170, 90, 70, "#cfe0cf", 16) +
        join(8, (i) => {
          const x = rng.int(300, 920);
          const y = rng.int(170, 540);
          return (
            `<path d="M${x} ${y}c-16-20-20-26-20-36a20 20 0 0 1 40 0c0 10-4 16-20 36Z" fill="${i % 4 === 3 ? t.warm : t.main}"/>` +
            dot(x, y - 36, 8, "#fff")
          );
        }) +
        box(988, 120, 268, 656, "#fff", 12) +
        join(
          9,
          (i) =>
            dot(1018, 158 + i * 70, 9, i % 4 === 3 ? t.warm : t.main) +
            bar(1040, 146 + i * 70, rng.int(90, 170), "#39424d") +
            bar(1040, 166 + i * 70, rng.int(60, 140), "#c3cad2"),
        ),
    );
  },
  annotate(t) {
    return canvas(
      t,
      "Batch 14, picture 203",
      box(252, 120, 740, 520, "#bcd3de", 12) +
        `<path d="M252 460Q450 380 620 440T992 400V640H252Z" fill="#8fae86"/><path d="M252 540Q500 480 992 560V640H252Z" fill="#7a9a72"/>` +
        dot(860, 200, 40, "#f6e3a8") +
        box(360, 360, 150, 130, "#a5654b", 4) +
        poly("345,362 435,296 525,362", "#6d4636") +
        box(640, 430, 210, 74, "#d8dde2", 18) +
        dot(684, 506, 22, "#333c45") +
        dot(806, 506, 22, "#333c45") +
        box(668, 438, 70, 32, "#8fb6cc", 8) +
        [
          [336, 286, 198, 214, t.main],
          [626, 420, 240, 116, t.warm],
        ]
          .map(
            ([x, y, w, h, c]) =>
              `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="${c}" stroke-width="5"/>` +
              box(Number(x), Number(y) - 30, 92, 28, String(c), 4) +
              bar(Number(x) + 14, Number(y) - 20, 60, "#fff"),
          )
          .join("") +
        join(
          6,
          (i) =>
            box(252 + i * 125, 660, 115, 106, i === 2 ? t.main : "#dfe4e9", 10) +
            box(
              257 + i * 125,
              665,
              105,
              96,
              ["#a9c4cf", "#c7b79a", "#bcd3de", "#9db597", "#c2c9d0", "#b79f90"][i]!,
              7,
            ),
        ) +
        box(1010, 120, 246, 646, "#fff", 12) +
        join(
          7,
          (i) =>
            box(1030, 150 + i * 58, 206, 44, i === 1 ? t.soft : "#f6f8fa", 8) +
            dot(
              1054,
              172 + i * 58,
              9,
              [t.main, t.warm, "#8a96a3", t.side, "#c9b79c", "#7a9a72", "#bcd3de"][i]!,
            ) +
            bar(1076, 168 + i * 58, [90, 120, 70, 100, 84, 110, 64][i]!, "#56616d"),
        ) +
        box(1030, 690, 206, 48, t.main, 24),
    );
  },
  people(t) {
    const rng = random("people" + t.main);
    const card = (x: number, y: number, i: number) =>
      box(x, y, 200, 92, "#fff", 12) +
      dot(x + 42, y + 46, 24, [t.main, t.warm, "#8a96a3", t.side][i % 4]!) +
      dot(x + 42, y + 40, 9, "#ffffffcc") +
      bar(x + 80, y + 32, rng.int(70, 100), "#39424d") +
      bar(x + 80, y + 52, rng.int(50, 90), "#c3cad2");
    const fan = (x: number, y: number, to: number[]) =>
      to
        .map(
          (c) =>
            `<path d="M${x} ${y}V${y + 40}H${c}V${y + 78}" fill="none" stroke="#b7c0c9" stroke-width="3"/>`,
        )
        .join("");
    return canvas(
      t,
      "Who works with whom",
      fan(756, 232, [420, 756, 1092]) +
        fan(420, 402, [352, 562]) +
        fan(1092, 402, [946, 1156]) +
        card(656, 140, 0) +
        [320, 656, 992].map((x, i) => card(x, 310, i + 1)).join("") +
        [252, 462, 846, 1056].map((x, i) => card(x, 480, i)).join("") +
        box(252, 620, 1004, 150, "#fff", 12) +
        join(
          4,
          (i) =>
            bar(284 + i * 244, 650, 90, "#8a96a3") +
            word(284 + i * 244, 704, ["64", "7", "3.1 y", "12"][i]!, 32, 600) +
            box(284 + i * 244, 726, 170, 8, t.soft, 4) +
            box(284 + i * 244, 726, [120, 60, 96, 140][i]!, 8, i === 1 ? t.warm : t.main, 4),
        ),
    );
  },
  document(t) {
    const rng = random("document" + t.main);
    return canvas(
      t,
      "Handbook",
      box(252, 120, 220, 656, "#fff", 12) +
        join(11, (i) =>
          bar(
            276 + (i % 4 ? 18 : 0),
            152 + i * 52,
            rng.int(90, 150),
            i === 4 ? t.main : i % 4 ? "#c3cad2" : "#56616d",
          ),
        ) +
        box(490, 120, 560, 656, "#fff", 12) +
        bar(530, 170, 320, "#39424d", 20) +
        join(5, (i) => bar(530, 218 + i * 26, i === 4 ? 200 : rng.int(430, 480), "#b3bcc6")) +
        bar(530, 378, 200, "#39424d", 14) +
        join(
          3,
          (i) =>
            box(530, 414 + i * 44, 24, 24, i < 2 ? t.main : "#e6eaee", 6) +
            bar(568, 422 + i * 44, rng.int(200, 380), "#8a96a3"),
        ) +
        box(530, 560, 480, 120, t.soft, 10) +
        join(3, (i) => bar(556, 590 + i * 26, [400, 420, 220][i]!, "#7c8894")) +
        bar(530, 712, 380, "#b3bcc6") +
        join(
          3,
          (i) =>
            box(1068, 200 + i * 170, 188, 120, "#fff", 12) +
            dot(1094, 228 + i * 170, 12, i === 1 ? t.warm : t.main) +
            bar(1116, 224 + i * 170, 80, "#56616d") +
            join(3, (k) => bar(1086, 254 + i * 170 + k * 20, k === 2 ? 80 : 148, "#c3cad2")),
        ),
    );
  },
};
