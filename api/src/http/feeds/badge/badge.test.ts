import { XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import { testSite } from "../../../testing/feeds.ts";
import { type BadgeTheme, badgeSvg } from "./badge.ts";

const quill = { name: "Quill Desk", mean: 4.35, count: 1234 };
const draw = (change: Partial<typeof quill> = {}, theme: BadgeTheme = "auto") =>
  badgeSvg({ ...quill, ...change }, theme, testSite);

test("says the name, the rating as it is shown everywhere, and the number of reviews", () => {
  const svg = draw();
  expect(svg).toContain("<title>Quill Desk: 4.4 out of 5, 1,234 reviews on Assay</title>");
  for (const words of [">Quill Desk<", ">4.4<", ">1,234 reviews on Assay<"]) expect(svg).toContain(words);
  expect(draw({ count: 1 })).toContain(">1 review on Assay<");
});

test("without reviews it has no rating", () => {
  const svg = draw({ mean: 0, count: 0 });
  expect(svg).toContain("<title>Quill Desk: no reviews yet on Assay</title>");
  expect(svg).not.toContain("0.0");
});

test.each(["<script>alert(1)</script>", `"'&<>]]>`, "a\u0000\u001f\uffffb", "\u202eevil\u2066", "شركة 🚀"])(
  "whatever the name holds, it is text: %j",
  (name) => {
    const svg = draw({ name });
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/<script|\son\w+=|href|url\((?!#)/);
    expect(svg.slice(svg.indexOf("</title>"))).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  },
);

test("a long name is cut between letters", () => {
  const svg = draw({ name: "🚀".repeat(120) });
  expect(svg).toContain(`>${"🚀".repeat(25)}…<`);
});

test("is light, dark, or what its reader prefers", () => {
  const { paper } = testSite.colors;
  const dark = testSite.darkColors.paper;
  expect(draw({}, "light")).toContain(paper);
  expect(draw({}, "light")).not.toContain(dark);
  expect(draw({}, "dark")).toContain(dark);
  expect(draw({}, "dark")).not.toContain(paper);
  expect(draw()).toMatch(new RegExp(`${paper}.*prefers-color-scheme:dark.*${dark}`));
});

test("a site of another name has its first letter on the mark", () => {
  const site = { ...testSite, name: "<Dalil>", initial: "&" };
  const svg = badgeSvg(quill, "light", site);
  expect(XMLValidator.validate(svg)).toBe(true);
  expect(svg).toContain(">&amp;</text>");
  expect(svg).toContain("reviews on &lt;Dalil&gt;");
  expect(draw()).not.toContain('text-anchor="middle"');
});
