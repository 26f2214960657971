import { describe, expect, it } from "vitest";
import { articleSections, categoryChange, categoryInput } from "./category.ts";

const section = { id: "what", heading: "What is it?", content: "A **memory**." };
const invalid = "contentSections must be valid JSON (array of id, heading, content)";
const read = (contentSections: unknown) => categoryChange.safeParse({ contentSections });
const refusal = (given: unknown) =>
  read(given).error?.issues.map(({ path, message }) => [path.join("."), message]);

describe("a category's article", () => {
  it("is a list of sections, or the JSON text of one", () => {
    for (const given of [[section], JSON.stringify([section])])
      expect(read(given).data).toEqual({ contentSections: [section] });
  });

  it.each([null, "", "  \n", [], "[]"])("is none when it is %j", (given) => {
    expect(read(given).data).toEqual({ contentSections: null });
  });

  it("stays as it is when it is left out", () => {
    expect(categoryChange.parse({ metaTitle: "T" })).toEqual({ metaTitle: "T" });
    expect(categoryInput.parse({ name: "N", categoryType: "software" }).contentSections).toBeNull();
  });

  it.each([
    "{",
    "null and void",
    { ...section },
    '"text"',
    7,
    ["text"],
    [null],
    [{ id: "what", heading: "What is it?" }],
    [{ ...section, heading: " " }],
    [{ ...section, content: 7 }],
  ])("is refused when it is %j", (given) => {
    expect(refusal(given)).toEqual([["contentSections", invalid]]);
  });

  it("has sections with ids of their own, not too many and not too long", { tags: ["5.admin.2"] }, () => {
    expect(refusal([section, section])).toEqual([
      ["contentSections", "Each of the contentSections needs a unique id"],
    ]);
    const many = Array.from({ length: 41 }, (_, index) => ({ ...section, id: `s${index}` }));
    expect(refusal(many)).toEqual([["contentSections", "contentSections must be at most 40"]]);
    expect(read(many.slice(1)).success).toBe(true);
    expect(refusal([{ ...section, heading: "h".repeat(121) }])).toEqual([
      ["contentSections", "heading must be at most 120 characters"],
    ]);
  });
});

describe("the sections of an article in a form", () => {
  it("say at each field what is wrong with it", () => {
    const told = (list: unknown) =>
      articleSections.safeParse(list).error?.issues.map(({ path, message }) => [path.join("."), message]);
    expect(told([section])).toBeUndefined();
    expect(told([section, { ...section, heading: " ", content: "" }])).toEqual([
      ["1.heading", "Heading is required"],
      ["1.content", "Text is required"],
    ]);
    expect(told([section, section])).toEqual([["1.id", "Each of the contentSections needs a unique id"]]);
    expect(told([{ ...section, content: "c".repeat(20_001) }])).toEqual([
      ["0.content", "Text must be at most 20000 characters"],
    ]);
  });
});

describe("a category", () => {
  it.each([
    [{ name: " ", categoryType: "software" }, "Category name is required"],
    [{ name: "N", categoryType: "thing" }, "Category type must be one of software, service"],
    [
      { name: "N", categoryType: "service", slug: "No Slug" },
      "Slug must contain only lowercase letters (a-z), digits and hyphens",
    ],
    [{ name: "N", categoryType: "service", parentId: "x" }, "Please select a category"],
    [
      { name: "N", categoryType: "service", metaTitle: "t".repeat(301) },
      "Meta title must be at most 300 characters",
    ],
  ])("%j is refused with a sentence", (given, message) => {
    expect(categoryInput.safeParse(given).error?.issues[0]?.message).toBe(message);
  });
});
