import { describe, expect, test } from "vitest";
import { notFoundText } from "~/relay/not-found";
import { thrownBy } from "../../test/thrown";
import { list, oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

const search = searchParams({
  query: text(5),
  rating: oneOf(["4", "3"]),
  sort: oneOfOr(["rating", "name"], "rating"),
  page: pageNumber(),
});
const read = (query: string) => search.read(new URL(query, "http://localhost"));

test("an empty search has the defaults", () => {
  expect(read("/")).toEqual({ query: "", rating: null, sort: "rating", page: 1 });
});

test("written values are read back", () => {
  const values = { query: "a & b", rating: "4", sort: "name", page: 3 } as const;
  expect(read(search.write(values))).toEqual(values);
});

test.each(["plain", "a b", "a&b=c", "50%", "x+y", "é", "日本", "😀", "~!'()*-._", "#?/:", "\ud800"])(
  "%j is written as by URLSearchParams",
  (query) => {
    const any = searchParams({ "q[text]": text(20) });
    expect(any.write({ "q[text]": query })).toBe(`?${new URLSearchParams({ "q[text]": query })}`);
  },
);

test("defaults are not written", () => {
  expect(search.write({ query: "  ", rating: null, sort: "rating", page: 1 })).toBe("");
});

test("an unknown word counts as none, and text is trimmed and truncated", () => {
  expect(read("/?rating=9&sort=best&query=%20abcdefgh")).toMatchObject({
    rating: null,
    sort: "rating",
    query: "abcde",
  });
});

test("of texts each counts once, and those of which nothing can be seen do not", () => {
  expect(list().readAll(["Retail", " Retail ", "", "\u202e", "\u00ad \u200b", "Law"])).toEqual([
    "Retail",
    "Law",
  ]);
});

test("in a text NUL is replaced, which no stored text contains", () => {
  expect(read("/?query=%00")).toMatchObject({ query: "\uFFFD" });
  expect(read("/?query=a%00b")).toMatchObject({ query: "a\uFFFDb" });
});

describe("page", () => {
  test.each(["0", "-1", "1.5", "x", "01", "9999999"])("%s is not found", (page) => {
    const thrown = thrownBy(() => read(`/?page=${page}`));
    expect(notFoundText(thrown)?.heading).toBe("Page not found");
  });
});
