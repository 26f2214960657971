import { describe, expect, test } from "vitest";
import { articleText, rowsOf, sectionsInRows, sectionsOf } from "./article-text";

const sections = [
  { id: "what", heading: "What is it?", content: "A **memory**.\n\nMore." },
  { id: "لماذا", heading: "لماذا؟", content: "…" },
];

describe("an article", () => {
  test("is the same as JSON and as rows of fields, in both directions", () => {
    expect(sectionsOf(articleText(sections))).toEqual(sections);
    expect(sectionsInRows(rowsOf(sections))).toEqual(sections);
    expect(articleText([])).toBe("");
    expect(sectionsOf(" ")).toEqual([]);
  });

  test("keeps incomplete sections, so that the other view can fix them", () => {
    expect(sectionsOf('[{"heading": "H"}]')).toEqual([{ id: "", heading: "H", content: "" }]);
  });

  test.each(["{", '"text"', "{}", "7", "[null]", '["text"]', '[{"id": 7, "heading": "H", "content": "C"}]'])(
    "cannot be parsed from %s",
    (text) => {
      expect(sectionsOf(text)).toBeNull();
    },
  );

  test("gets unique ids from the headings if none is typed", () => {
    const rows = ["Who uses it?", "Who uses it!", "لماذا؟"].map((heading) => ({
      id: "",
      heading,
      content: "C",
    }));
    const typed = { id: "who-uses-it", heading: "H", content: "C" };
    expect(sectionsInRows(rowsOf([...rows, typed])).map(({ id }) => id)).toEqual([
      "who-uses-it-2",
      "who-uses-it-3",
      "section-3",
      "who-uses-it",
    ]);
  });
});
