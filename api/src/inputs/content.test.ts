import { expect, test } from "vitest";
import { fillPlaceholders, frontMatter, readContent } from "./content.ts";

test("front matter is read, and what is below it is the text", () => {
  expect(frontMatter("---\ntitle: A: b\nupdated: 2026-11-21\n---\n\nText\n")).toEqual({
    values: { title: "A: b", updated: "2026-11-21" },
    body: "\nText\n",
  });
  expect(() => frontMatter("Text")).toThrow("front matter");
  expect(() => frontMatter("---\ntitle\n---\n")).toThrow("title");
});

test("settings stand in the place of their names", () => {
  expect(fillPlaceholders("{{name}} and {{name}}", { name: "Assay" })).toBe("Assay and Assay");
  expect(() => fillPlaceholders("{{nmae}}", { name: "Assay" })).toThrow("{{nmae}} means nothing.");
});

test("a file is refused with what is wrong with it", () => {
  const site = { name: "Assay", contact: "a@b.example" };
  const file = (head: string) => `---\n${head}\n---\nText of {{name}}, {{contact}}\n`;
  const whole = "title: About\ndescription: What it is.\nupdated: 2026-11-21";
  expect(readContent(file(whole), site)).toMatchObject({
    title: "About",
    published: null,
    body: "Text of Assay, a@b.example\n",
  });
  for (const [head, message] of [
    [whole.replace("2026-11-21", "today"), "front matter is title"],
    [whole.replace("2026-11-21", "2026-13-45"), "front matter is title"],
    [whole.replace("2026-11-21", "2026-02-31"), "front matter is title"],
    [`${whole}\nauthor: me`, "front matter is title"],
    [`${whole.replace("About", "{{constructor}}")}`, "{{constructor}} means nothing."],
  ] as const)
    expect(() => readContent(file(head), site)).toThrow(message);
});
