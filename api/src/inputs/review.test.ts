import { expect, test } from "vitest";
import { reviewInput } from "./review.ts";

const softwareId = "01900000-0000-7000-8000-000000000001";
const fits = { softwareId, rating: 5, title: "Good", content: "It works." };
const messagesOf = (more: object) =>
  reviewInput.safeParse({ ...fits, ...more }).error?.issues.map(({ message }) => message) ?? [];
const points = (count: number, length = 3) =>
  Array.from({ length: count }, (_, index) => `${index}`.padEnd(length, "x"));

test.each([
  [{ title: "t".repeat(150) }, { title: "t".repeat(151) }, "Title must be at most 150 characters"],
  [
    { content: "c".repeat(10_000) },
    { content: "c".repeat(10_001) },
    "Review must be at most 10000 characters",
  ],
  [{ pros: points(10) }, { pros: points(11) }, "Pros must be at most 10"],
  [{ cons: points(10) }, { cons: points(11) }, "Cons must be at most 10"],
  [{ pros: points(1, 300) }, { pros: points(1, 301) }, "Pro must be at most 300 characters"],
  [{ cons: points(1, 300) }, { cons: points(1, 301) }, "Con must be at most 300 characters"],
])(
  "at its limits a review is fine, over them it is not (%#)",
  { tags: ["5.review.6", "5.review.7", "5.review.8", "5.review.9"] },
  (fine, over, message) => {
    expect(messagesOf(fine)).toEqual([]);
    expect(messagesOf(over)).toEqual([message]);
  },
);
