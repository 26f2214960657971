import { describe, expect, test } from "vitest";
import {
  isWebUrl,
  normalised,
  optionalImageUrl,
  optionalText,
  optionalUrl,
  pictureUrl,
  requiredText,
} from "./text.ts";

describe("text that is required", () => {
  const title = requiredText({ name: "Title", max: 5 });
  const messageOf = (value: unknown) => title.safeParse(value).error?.issues[0]?.message;

  test("is trimmed and NFC", () => {
    expect(title.parse("  Cafe\u0301 ")).toBe("Café");
  });

  test.each([
    ["", "Title is required"],
    [" \u00a0\u2003 ", "Title is required"],
    [undefined, "Title is required"],
    ["abcdef", "Title must be at most 5 characters"],
    ["\u200b\u200d\ufeff\u2060", "Title is required"],
    ["\u200e\u202e\u2066\u061c", "Title is required"],
    ["\u3164\u115f\u2800\u00ad\u{e0020}", "Title is required"],
    ["\u0001\u001b", "Title is required"],
    ["a\0b", "Title must not contain NUL characters"],
    ["a\ud83d", "Title must not contain broken characters"],
    ["\ude00b", "Title must not contain broken characters"],
  ])("%j is refused: %s", (value, message) => {
    expect(messageOf(value)).toBe(message);
  });

  test("at the limit is fine, and an emoji counts once", () => {
    expect(title.parse("👍👍👍👍👍")).toHaveLength(10);
  });
});

describe("text that may be left out", () => {
  const note = optionalText({ name: "Note", max: 3 });

  test.each([
    ["", null],
    ["  ", null],
    ["\u200b\u3164", null],
    [null, null],
    [undefined, null],
    [" a ", "a"],
  ])("%j becomes %j", (value, kept) => {
    expect(note.parse(value)).toBe(kept);
  });
});

describe("addresses", () => {
  test.each([
    ["https://play0ad.com/", true],
    ["http://adagios.org/", true],
    ["https://x.example/#/a", true],
    ["ftp://x.example", false],
    ["javascript:alert(1)", false],
    ["https:x.example", false],
    ["https://a b.example", false],
    ["//x.example", false],
    ["x.example", false],
  ])("%s: %s", (url, fine) => {
    expect(isWebUrl(url)).toBe(fine);
  });

  test("that are wrong are told in the specification's words", {
    tags: ["5.company.2", "5.software.4"],
  }, () => {
    expect(optionalUrl("Website").safeParse("nope").error?.issues[0]?.message).toBe(
      "Please enter a valid URL",
    );
    expect(optionalUrl("Website").parse(" ")).toBeNull();
  });

  test("have at most 2,048 characters", { tags: ["5.company.6", "5.software.8"] }, () => {
    const website = optionalUrl("Website");
    const longest = `https://x.example/${"a".repeat(2048 - "https://x.example/".length)}`;
    expect(website.parse(longest)).toBe(longest);
    expect(website.safeParse(`${longest}a`).error?.issues[0]?.message).toBe(
      "Website must be at most 2048 characters",
    );
  });

  test("of images may be paths on this site, but not of another", () => {
    const image = optionalImageUrl("Logo");
    expect(image.parse("/demo/logos/x.svg")).toBe("/demo/logos/x.svg");
    expect(image.safeParse("//evil.example/x.svg").success).toBe(false);
    expect(image.safeParse("/\\evil.example/x.svg").success).toBe(false);
  });
});

describe("a picture that somebody gives", () => {
  const picture = pictureUrl("Logo", optionalText);
  test.each([
    "https://vendor.example/logo",
    `/pictures/uploaded/${"0".repeat(64)}/256.webp`,
    "/demo/logos/x.svg",
    " ",
  ])("may be %s", (url) => {
    expect(picture.safeParse(url).success).toBe(true);
  });

  test.each([
    "/api/logout",
    "/api/logout?x=.png",
    "/api/logout#.png",
    "//evil.example/x.png",
    "/\\evil.example/x.png",
    "/a b.png",
    "data:image/png;base64,AA==",
    "x.png",
  ])("may not be %s", (url) => {
    expect(picture.safeParse(url).error?.issues[0]?.message).toBe("Please enter a valid URL");
  });
});

describe("normalised", () => {
  test("is composed, also with as many marks on a letter as any script needs", () => {
    expect(normalised("Cafe\u0301", "NFC")).toBe("Caf\u00e9");
    const longestCluster = `a${"\u0315".repeat(15)}${"\u0300".repeat(15)}`;
    expect(normalised(longestCluster, "NFC")).toBe(longestCluster.normalize("NFC"));
  });

  test("leaves a letter with more of them as it is: ordering them would hold the process for seconds", () => {
    const heap = `a${"\u0315".repeat(40_000)}${"\u0300".repeat(40_000)}`;
    expect(normalised(heap, "NFC")).toBe(heap);
    expect(normalised(heap, "NFKD")).toBe(heap);
    expect(requiredText({ name: "Title", max: 5 }).safeParse(heap).success).toBe(false);
  });
});
