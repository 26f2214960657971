import { expect, test } from "vitest";
import { paragraphs, plainText } from "./plain-text";

test.each([
  ["See [CRM software](/categories/crm) first.", "See CRM software first."],
  ['A [link](https://example.com/a_(b) "title") here', "A link here"],
  ["Brackets [stay] (alone)", "Brackets [stay] (alone)"],
  ["<b>not HTML</b>", "<b>not HTML</b>"],
])("%s", (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

test("blank lines separate paragraphs, single line breaks do not", () => {
  expect(paragraphs("One\r\nstill one\n\n \n\nTwo\n")).toEqual(["One\nstill one", "Two"]);
});
