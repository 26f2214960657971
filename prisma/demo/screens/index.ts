import type { Tint } from "./canvas.ts";
import { labs } from "./labs.ts";
import { plans } from "./plans.ts";
import { sheets } from "./sheets.ts";
import { talks } from "./talks.ts";

export const tints: Tint[] = [
  { main: "#2f6fb5", soft: "#dbe8f6", warm: "#e9a23b", side: "#14304f" },
  { main: "#2c8a68", soft: "#d9efe6", warm: "#d1604d", side: "#173f33" },
  { main: "#7458c2", soft: "#e7e1f7", warm: "#e07a9a", side: "#2b2152" },
  { main: "#c2602b", soft: "#f8e5d8", warm: "#3f8fa8", side: "#3f2417" },
];

/** Mock-ups of the kinds of screens products have; content files name them by these keys. */
export const screens: Record<string, (tint: Tint) => string> = { ...plans, ...talks, ...sheets, ...labs };
