import { data } from "react-router";
import { expect, test } from "vitest";
import { notFound, notFoundText, pageNotFoundText } from "./not-found";

test("a page's own text is used", () => {
  expect(notFoundText(notFound("Category not found", "Gone."))).toEqual({
    heading: "Category not found",
    text: "Gone.",
  });
});

test("a 404 without a text has the specification's", () => {
  expect(notFoundText(data(null, { status: 404 }))).toEqual(pageNotFoundText);
});

test.each([new Error("no database"), data(null, { status: 500 }), null, undefined])(
  "%o is not a 404",
  (error) => {
    expect(notFoundText(error)).toBeNull();
  },
);
