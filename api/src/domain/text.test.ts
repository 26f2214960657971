import { describe, expect, test } from "vitest";
import { deletionKeys, distinctWords, searchWords, slugify, sortKey } from "./text.ts";

describe("sortKey", () => {
  test.each([
    ["Baïkal", "baikal"],
    ["GoSƐ", "gosɛ"],
    ["µTask", "μtask"],
    ["  Two\u00a0 spaces ", "two spaces"],
    ["ÉCOLE", "ecole"],
    ["ﬁle", "file"],
  ])("%s → %s", (name, key) => {
    expect(sortKey(name)).toBe(key);
  });
});

describe("slugify", () => {
  test.each([
    ["CRM & Sales, Inc.", "crm-sales-inc"],
    ["--Odd--", "odd"],
    ["0 A.D.", "0-a-d"],
    ["مرحبا", ""],
  ])("%s → %s", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe("search words", () => {
  test("are letters and digits only, so that names with points and hyphens are found by their parts", () => {
    expect(searchWords("0 A.D. ad-hoc")).toEqual(["0", "a", "d", "ad", "hoc"]);
  });

  test("keep other scripts", () => {
    expect(searchWords("نظام 会計")).toEqual(["نظام", "会計"]);
  });

  test("are at most eight", () => {
    expect(searchWords("a b c d e f g h i j")).toHaveLength(8);
  });

  test("of a listing stand once each", () => {
    expect(distinctWords(["Baïkal server", null, "A server."])).toBe("baikal server a");
  });
});

describe("keys of what is typed", () => {
  test("leave out each letter by turns", () => {
    expect(deletionKeys("quolk")).toEqual(["uolk", "qolk", "qulk", "quok", "quol"]);
    expect(deletionKeys("book")).toEqual(["ook", "bok", "boo"]);
    expect(deletionKeys("نظامي")).toHaveLength(5);
  });

  test("are those of the longest beginning that is compared", () => {
    expect(deletionKeys("abcdefghijkl")).toEqual(deletionKeys("abcdefghij"));
    expect(deletionKeys("abcdefghi")).toEqual(deletionKeys("abcdefgh"));
  });

  test("are none under four letters", () => expect(deletionKeys("abc")).toEqual([]));
});
