import { describe, expect, test } from "vitest";
import { isLegible, setLine, setText } from "./type.ts";

const set = (text: string, width = 1000, maxLines = 2) =>
  setText(text, { size: 60, weight: "strong", width, maxLines });

test("a short name is one line, and a long one is broken at words", () => {
  expect(set("Beacon").lines).toHaveLength(1);
  const { lines, isCut } = set("Enterprise Resource Planning for Growing Teams");
  expect(lines).toHaveLength(2);
  expect(isCut).toBe(false);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(1000);
});

test("what does not fit is cut, even where it is one word", () => {
  for (const text of ["word ".repeat(60), "x".repeat(300)]) {
    const { lines, isCut } = set(text);
    expect(isCut).toBe(true);
    expect(lines).toHaveLength(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(1000);
  }
});

test("a name runs in the direction of its own script", () => {
  expect(set("نظام ERP 2024").isRightToLeft).toBe(true);
  expect(set("ERP نظام").isRightToLeft).toBe(false);
});

test("Arabic letters are joined: a word is not its letters side by side", () => {
  const size = { size: 60, weight: "strong" } as const;
  const apart = [..."نظام"].reduce((sum, letter) => sum + setLine(letter, size).width, 0);
  expect(setLine("نظام", size).width).toBeLessThan(apart * 0.9);
});

describe("what no face has", () => {
  const size = { size: 60, weight: "strong" } as const;

  test("leaves no box behind", () => {
    expect(setLine("CRM中文", size).width).toBe(setLine("CRM", size).width);
    expect(setLine("CRM中文", size).outline(0, 0)).toBe(setLine("CRM", size).outline(0, 0));
  });

  test("makes a name illegible where it is most of it", () => {
    expect(isLegible("中文软件", "strong")).toBe(false);
    expect(isLegible("Suite 中", "strong")).toBe(true);
    expect(isLegible("", "strong")).toBe(false);
  });

  test("emoji are drawn", () => {
    expect(setLine("🚀", size).outline(0, 0)).not.toBe("");
    expect(isLegible("👩‍💻❤️", "strong")).toBe(true);
  });
});
