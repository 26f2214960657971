import { expect, test } from "vitest";
import { describeEvidence } from "./evidence";

test.each([
  ["NEAR_DUPLICATE", { reviewIds: ["a"], similarity: 0.84 }, "Its text is 84% identical to another review."],
  [
    "BURST",
    { reviews: 14, hours: 24, usualPerDay: 0.1 },
    "14 reviews of this software were written within 24 hours. The usual rate is about 3 a month.",
  ],
  [
    "BURST",
    { reviews: 5, hours: 24, usualPerDay: 0 },
    "5 reviews of this software were written within 24 hours. The usual rate is fewer than one a month.",
  ],
  [
    "BURST",
    { reviews: 50, hours: 24, usualPerDay: 2.25 },
    "50 reviews of this software were written within 24 hours. The usual rate is 2.3 a day.",
  ],
  [
    "SAME_DOMAIN",
    { reviews: 3, days: 30 },
    "3 people from the same organization reviewed this software within 30 days.",
  ],
  ["OWN_COMPANY", {}, "Its author has joined the company that makes this software."],
  [
    "HIDDEN_BEFORE",
    {},
    "Its author had deleted a hidden review of this software. This review was therefore hidden from the start.",
  ],
  [
    "HIDDEN_BEFORE",
    { isOfOtherAccount: true },
    "Another account with the same mailbox had deleted a hidden review of this software. This review was therefore hidden from the start.",
  ],
  [
    "SAME_MAILBOX",
    { reviews: 2, reviewIds: ["a"] },
    "2 reviews of this software were written or verified with the same mailbox. If this one is hidden, it stays hidden until you publish it from its details.",
  ],
  ["SOMETHING_NEW", null, "Unusual activity was detected."],
])("the finding is a sentence: %s", (kind, evidence, words) => {
  expect(describeEvidence(kind, evidence)).toBe(words);
});
