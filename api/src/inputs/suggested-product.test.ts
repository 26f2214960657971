import { expect, test } from "vitest";
import { suggestProductInput, waitingReviewInput } from "./suggested-product.ts";

const given = { name: "Zyx", websiteUrl: "https://zyx.example" };

test.each([
  ["a script as the website", { websiteUrl: "javascript:alert(1)" }, "websiteUrl"],
  ["a website of another protocol", { websiteUrl: "file:///etc/passwd" }, "websiteUrl"],
  ["no website", { websiteUrl: " " }, "websiteUrl"],
  ["a name of nothing visible", { name: "\u200b" }, "name"],
  ["a name that is too long", { name: "x".repeat(121) }, "name"],
  ["a description that is too long", { description: "x".repeat(301) }, "description"],
  ["a category that is no ID", { categoryId: "crm" }, "categoryId"],
])("a suggestion with %s is refused", (_, wrong, field) => {
  const { error } = suggestProductInput.safeParse({ ...given, ...wrong });
  expect(error?.issues.map(({ path }) => path[0])).toEqual([field]);
});

test("only name and website are needed", () => {
  expect(suggestProductInput.parse({ ...given, name: " Zyx\u0301 " })).toEqual({
    ...{ name: "Zyx\u0301", websiteUrl: "https://zyx.example" },
    ...{ categoryId: null, description: null, isOther: false },
  });
});

test("a review that waits follows the rules of every review, and has neither listing nor invitation", () => {
  const review = { rating: 5, title: "Holds", content: "A year.", softwareId: "x", invitation: "y" };
  expect(Object.keys(waitingReviewInput.parse(review))).not.toContain("softwareId");
  expect(Object.keys(waitingReviewInput.parse(review))).not.toContain("invitation");
  expect(waitingReviewInput.safeParse({ ...review, rating: 6 }).success).toBe(false);
});
