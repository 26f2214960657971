import type { Transaction } from "../../database/client/transaction.ts";
import { noticeDays } from "../../domain/software/moderation/notice.ts";
import { monthAfter, monthOf } from "../../domain/transparency/months.ts";
import { dayMs, type TransparencyMeasure } from "../../inputs/index.ts";

/** How many months the demo makes up, the current one last. */
const monthCount = 14;

/** Of a typical month: measure, kind, count, and the hours of decisions. Counts grow a little from month to month. */
const typical: readonly (readonly [TransparencyMeasure, string, number, number?])[] = [
  ["received", "", 210],
  ["published", "", 198],
  ["held", "", 11],
  ["hold-decided", "published", 5, 9],
  ["hold-decided", "hidden", 5, 20],
  ["hidden", "near-duplicate", 17],
  ["hidden", "burst", 13],
  ["hidden", "advertising", 9],
  ["hidden", "offensive", 3],
  ["hidden", "moderators", 5],
  ["restored", "", 11],
  ["removed", "", 1],
  ["reported", "off-topic", 12],
  ["reported", "advertising", 9],
  ["reported", "conflict-of-interest", 7],
  ["reported", "personal-data", 2],
  ["report-decided", "upheld", 13, 6],
  ["report-decided", "dismissed", 15, 31],
  ["flagged", "near-duplicate", 16],
  ["flagged", "burst", 14],
  ["flagged", "same-domain", 8],
  ["flagged", "ring", 7],
  ["flagged", "rating-gap", 6],
  ["flagged", "hidden-before", 2],
  ["flag-decided", "upheld", 17, 14],
  ["flag-decided", "dismissed", 20, 52],
  ["listing-flagged", "repurposed", 12],
  ["listing-flagged", "relisted", 9],
  ["listing-flag-decided", "upheld", 3, 40],
  ["listing-flag-decided", "dismissed", 4, 66],
  ["appealed", "", 27],
  ["appeal-decided", "hidden", 15, 26],
  ["appeal-decided", "published", 10, 18],
];

/** Every fifth month has one. */
const noticeEvery = 5;

/** The notice of the demo; by its words it is told from those that moderators set. */
export const demoNotice = {
  reason: "bought-reviews",
  statement:
    "In one week, 14 five-star reviews came from accounts that were offered for sale. We have hidden them.",
} as const;

/**
 * Makes up the public record of the demo, and a notice of manipulation on a listing. What the rest of the transaction counts is
 * marked as the demo's, too.
 */
export async function fillDemoRecord(tx: Transaction, now: Date): Promise<void> {
  await tx.$executeRaw`select set_config('assay.transparency_origin', 'demo', true)`;
  const current = monthOf(now);
  // The current month has as much of its numbers as it has passed.
  const passed = now.getUTCDate() / 31;
  const data = Array.from({ length: monthCount }, (_, index) => {
    const month = monthAfter(current, index - monthCount + 1);
    const size = (0.55 + 0.04 * index) * (month === current ? passed : 1);
    const rows = typical.map(([measure, kind, count, hours = 0], at) => {
      // Kinds differ from month to month, the same in every demo; never fewer than were decided.
      const more = kind === "" || hours > 0 ? 0 : ((index + 3) * (at + 5)) % 5;
      return {
        month,
        measure,
        kind,
        hours,
        count: Math.round(count * size * (1 + more * 0.08)),
        origin: "demo",
      };
    });
    const notice = { month, measure: "notice", kind: "bought-reviews", count: 1, origin: "demo" };
    return [...rows.filter(({ count }) => count > 0), ...(index % noticeEvery === 0 ? [notice] : [])];
  }).flat();
  await tx.transparencyCounterDelta.createMany({ data });
  const listing = await tx.software.findFirst({
    where: { isActive: true, reviewCount: { gt: 0 } },
    orderBy: [{ reviewCount: "desc" }, { id: "asc" }],
    skip: 30,
    select: { id: true },
  });
  if (!listing) return;
  const setAt = new Date(now.getTime() - 9 * dayMs);
  await tx.manipulationNotice.create({
    data: {
      softwareId: listing.id,
      ...demoNotice,
      setAt,
      endsAt: new Date(setAt.getTime() + noticeDays * dayMs),
    },
  });
}
