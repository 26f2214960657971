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
  [
    "BURST",
    { reviews: 12, hours: 24, usualPerDay: 1.5, oneIn: 250_000, historyDays: 180 },
    "12 reviews of this software were written within 24 hours. The usual rate is 1.5 a day. By its last 180 days, fewer than one day in 250,000 would have as many.",
  ],
  [
    "RING",
    { accounts: 9, reviews: 8, days: 365 },
    "9 accounts reviewed the same products within 365 days; 8 of them reviewed this one. Chance and the popularity of these products do not explain it.",
  ],
  [
    "SHARED_ORGANISATION",
    { reviews: 9, provenReviews: 21, days: 365 },
    "9 of the 21 reviews with a proved work mailbox of the last 365 days come from one organization. A large customer looks the same.",
  ],
  [
    "NEW_ORGANISATIONS",
    { reviews: 12, provenReviews: 14, organisations: 4, usualShare: 0.004, days: 365 },
    "12 of the 14 reviews with a proved work mailbox of the last 365 days come from 4 organizations that had none before. On other listings, fewer than 1% do.",
  ],
  [
    "RATING_GAP",
    { reviews: 12, unprovenReviews: 15, unprovenMean: 1.8, provenReviews: 1_200, provenMean: 4, days: 30 },
    "15 reviews of the last 30 days by reviewers who are not proven give 1.8 stars on average, 1,200 proven reviewers give 4.0. This is one of 12 on that side.",
  ],
  ["SOMETHING_NEW", null, "Unusual activity was detected."],
])("the finding is a sentence: %s", (kind, evidence, words) => {
  expect(describeEvidence(kind, evidence)).toBe(words);
});
