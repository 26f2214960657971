import type { Breakdown, KindCount } from "../../domain/transparency/disclosure.ts";
import {
  type Cases,
  type Decisions,
  type TransparencyMonth,
  transparencyMonths,
} from "../../domain/transparency/find.ts";
import { builder } from "../builder.ts";

const TransparencyKind = builder.objectRef<KindCount>("TransparencyKind").implement({
  description: "The number of one kind in a month.",
  fields: (t) => ({
    kind: t.exposeString("kind", {
      description: 'The kind in the words of the REST API, for example "conflict-of-interest".',
    }),
    count: t.exposeInt("count", { description: "How many there were: 5 or more, except of notices." }),
  }),
});

const TransparencyCount = builder.objectRef<Breakdown>("TransparencyCount").implement({
  description: "A number of a month, and the kinds that it is made of.",
  fields: (t) => ({
    total: t.exposeInt("total", {
      nullable: true,
      description:
        "How many there were. Null while the month lasts, except of reports that were opened. Null also for 1 to 4 of held, hidden and appealed reviews, and of decisions.",
    }),
    kinds: t.field({
      type: [TransparencyKind],
      description:
        "The kinds that are told apart, most frequent first. Kinds with fewer than 5 are in `others`; the current month has none.",
      resolve: ({ kinds }) => [...kinds],
    }),
    others: t.exposeInt("others", {
      nullable: true,
      description:
        "How many are not told apart by kind, so that nobody can be singled out; null if `total` is null.",
    }),
  }),
});

const TransparencyDecisions = builder.objectRef<Decisions>("TransparencyDecisions").implement({
  description: "Decisions that moderators made in a month.",
  fields: (t) => ({
    count: t.field({
      type: TransparencyCount,
      description:
        "How many decisions were made, by outcome. Reports and flags: upheld, dismissed. Held reviews and appeals: published, hidden.",
      resolve: ({ count }) => count,
    }),
    medianHours: t.exposeInt("medianHours", {
      nullable: true,
      description:
        "Hours within which half of the decisions were made; null for fewer than 5 decisions, and in the current month. From 100 hours on, two digits are exact.",
    }),
    p90Hours: t.exposeInt("p90Hours", {
      nullable: true,
      description: "Hours within which 90 % of the decisions were made; null as for `medianHours`.",
    }),
  }),
});

const TransparencyCases = builder.objectRef<Cases>("TransparencyCases").implement({
  description: "What moderators had to decide in a month, and what they decided in it.",
  fields: (t) => ({
    opened: t.field({
      type: TransparencyCount,
      description: "New cases of the month, by kind.",
      resolve: ({ opened }) => opened,
    }),
    decided: t.field({
      type: TransparencyDecisions,
      description: "Decisions of the month, also about earlier cases.",
      resolve: ({ decided }) => decided,
    }),
  }),
});

const TransparencyMonthRef = builder.objectRef<TransparencyMonth>("TransparencyMonth").implement({
  description:
    "The public record of moderation in one month. What was deleted later still counts. Imported reviews are not received or published; decisions about them count.",
  fields: (t) => {
    const cases = (
      name: "held" | "reported" | "flagged" | "listingsFlagged" | "appealed",
      description: string,
    ) => t.field({ type: TransparencyCases, description, resolve: (month) => month[name] });
    const count = (name: "hidden" | "notices", description: string) =>
      t.field({ type: TransparencyCount, description, resolve: (month) => month[name] });
    return {
      month: t.exposeString("month", { description: 'The month in UTC, for example "2026-11".' }),
      isComplete: t.exposeBoolean("isComplete", {
        description:
          "False for the current month, of which only received and published reviews and new reports are counted.",
      }),
      isReconstructed: t.exposeBoolean("isReconstructed", {
        description:
          "True if a part was counted when the record began: what had been deleted by then is missing.",
      }),
      isExample: t.exposeBoolean("isExample", { description: "True if a part was made up for the demo." }),
      received: t.exposeInt("received", { description: "Reviews that were written." }),
      published: t.exposeInt("published", {
        description: "Reviews that were published, at once or after moderators had looked at them.",
      }),
      held: cases("held", "Reviews that waited for moderators before they were published."),
      hidden: count(
        "hidden",
        "Reviews that moderators hid, by the kind of report or flag that led to it; `moderators` if they found it themselves.",
      ),
      restored: t.exposeInt("restored", {
        nullable: true,
        description: "Hidden reviews that were published again; null for 1 to 4, and in the current month.",
      }),
      removed: t.exposeInt("removed", {
        nullable: true,
        description: "Reviews that moderators deleted; null for 1 to 4, and in the current month.",
      }),
      reported: cases("reported", "Reports by readers, by reason."),
      flagged: cases("flagged", "Flags that automatic checks raised for reviews, by kind."),
      listingsFlagged: cases("listingsFlagged", "Flags that automatic checks raised for listings, by kind."),
      appealed: cases("appealed", "Authors' replies to moderators who had hidden their review."),
      notices: count(
        "notices",
        "Notices of manipulation that were set on listings, by reason. All reasons are told, also of fewer than 5.",
      ),
      noticesRemoved: t.exposeInt("noticesRemoved", {
        nullable: true,
        description: "Notices of manipulation that moderators took back; null in the current month.",
      }),
    };
  },
});

builder.queryField("transparency", (t) =>
  t.field({
    type: [TransparencyMonthRef],
    description:
      "The public record of moderation by month, newest first. Nothing in it is about single persons.",
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: 12,
        description: "Returns the newest _n_ months, 0 to 36.",
      }),
    },
    resolve: (_root, { first }, context) => transparencyMonths(context, first),
  }),
);
