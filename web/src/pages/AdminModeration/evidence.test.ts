import { expect, test } from "vitest";
import { describeEvidence } from "./evidence";

test.each([
  [
    "NEAR_DUPLICATE",
    { reviewIds: ["a"], similarity: 0.84 },
    "Its text is 84 % the same as that of another review.",
  ],
  [
    "BURST",
    { reviews: 14, hours: 24, usualPerDay: 0.1 },
    "14 reviews of this software came within 24 hours. Usual are about 3 a month.",
  ],
  [
    "BURST",
    { reviews: 5, hours: 24, usualPerDay: 0 },
    "5 reviews of this software came within 24 hours. Usual are fewer than one a month.",
  ],
  [
    "BURST",
    { reviews: 50, hours: 24, usualPerDay: 2.25 },
    "50 reviews of this software came within 24 hours. Usual are 2.3 a day.",
  ],
  [
    "SAME_DOMAIN",
    { reviews: 3, days: 30 },
    "3 people of the same organisation reviewed this software within 30 days.",
  ],
  ["OWN_COMPANY", {}, "Its author has joined the company whose software it is about."],
  [
    "HIDDEN_BEFORE",
    {},
    "Its author deleted one of the same software that was hidden. This one began hidden too.",
  ],
  [
    "HIDDEN_BEFORE",
    { isOfOtherAccount: true },
    "Another account with the same mailbox had deleted a hidden review of this software. This one began hidden too.",
  ],
  [
    "SAME_MAILBOX",
    { reviews: 2, reviewIds: ["a"] },
    "2 reviews of this software were written or verified with the same mailbox. If this one is hidden, it stays so until you publish it in its details.",
  ],
  ["SOMETHING_NEW", null, "Something is odd about it."],
])("what was noticed is said as a sentence: %s", (kind, evidence, words) => {
  expect(describeEvidence(kind, evidence)).toBe(words);
});
