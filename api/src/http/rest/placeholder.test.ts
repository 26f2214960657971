import { describe, expect, it } from "vitest";
import { initials, placeholderImage } from "./placeholder.ts";

describe("a placeholder image", () => {
  it.each([
    ["Beacon CRM", "BC"],
    ["harbor", "H"],
    ["  Abacus & Partners Ltd", "AP"],
    ["3M", "3"],
    ["Éclair Über", "ÉÜ"],
    ["日本 語", "日語"],
    ["𝒜lpha", "𝒜"],
    ["<script>alert(1)</script>", "SA"],
    ['"><img onerror=x>', "IO"],
    ["&#60;", "6"],
    ["—", ""],
  ])("has the initials of %s", (text, letters) => {
    expect(initials(text)).toBe(letters);
  });

  it("puts no text into the markup but letters and digits", () => {
    const plain = placeholderImage({ width: 40, height: 40, text: "aa aa" });
    const evil = placeholderImage({ width: 40, height: 40, text: "<a\"b>&'c" });
    const tags = (svg: string) => svg.match(/<\/?\w+/g);
    expect(tags(evil)).toEqual(tags(plain));
    expect(evil).not.toMatch(/["'<>&]a|script|onerror/);
  });

  it("has the requested size, and a hue derived from the name", {
    tags: ["7.placeholder.1"],
  }, () => {
    const tile = (text: string | null) => placeholderImage({ width: 120, height: 60, text });
    expect(tile("Beacon")).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="120" height="60" viewBox="0 0 120 60">/,
    );
    expect(tile("Beacon")).toBe(tile("Beacon"));
    expect(/fill="hsl[^"]+"/.exec(tile("Beacon"))?.[0]).not.toBe(/fill="hsl[^"]+"/.exec(tile("Bravo"))?.[0]);
    expect(tile(null)).toBe(tile(null));
    expect(tile(null)).not.toContain("<text");
  });
});
