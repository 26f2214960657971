import { z } from "zod";
import { named } from "./registry.ts";

const whole = z.int().min(0);
const told = whole.nullable();

const Count = named(
  "TransparencyCount",
  z
    .strictObject({
      total: told.describe(
        "How many there were. Null while the month lasts, except of reports that were opened. Null also for 1 to 4 of held, hidden and appealed reviews, and of decisions.",
      ),
      kinds: z
        .array(z.strictObject({ kind: z.string(), count: whole }))
        .describe(
          "The kinds that are told apart, most frequent first. Kinds with fewer than 5 are in others; the current month has none.",
        ),
      others: told.describe(
        "How many are not told apart by kind, so that nobody can be singled out; null if total is null.",
      ),
    })
    .describe("A number of a month, and the kinds that it is made of."),
);

const hours = z.int().min(1).nullable();

const Decisions = named(
  "TransparencyDecisions",
  z
    .strictObject({
      count: Count.describe(
        "By outcome. Reports and flags: upheld, dismissed. Held reviews and appeals: published, hidden.",
      ),
      medianHours: hours.describe(
        "Hours within which half of the decisions were made; null for fewer than 5 decisions, and in the current month.",
      ),
      p90Hours: hours.describe("Hours within which 90 % of the decisions were made."),
    })
    .describe("Decisions that moderators made in a month."),
);

const Cases = named(
  "TransparencyCases",
  z
    .strictObject({
      opened: Count.describe("New cases of the month, by kind."),
      decided: Decisions.describe("Decisions of the month, also about earlier cases."),
    })
    .describe("What moderators had to decide in a month, and what they decided in it."),
);

export const Transparency = named(
  "Transparency",
  z
    .strictObject({
      months: z.array(
        z.strictObject({
          month: z
            .string()
            .regex(/^\d{4}-\d{2}$/)
            .describe("The month in UTC, for example 2026-11."),
          isComplete: z
            .boolean()
            .describe(
              "False for the current month, of which only received and published reviews and new reports are counted.",
            ),
          isReconstructed: z
            .boolean()
            .describe(
              "True if a part was counted when the record began: what had been deleted by then is missing.",
            ),
          isExample: z.boolean().describe("True if a part was made up for the demo."),
          received: whole.describe("Reviews that were written."),
          published: whole.describe(
            "Reviews that were published, at once or after moderators had looked at them.",
          ),
          held: Cases.describe("Reviews that waited for moderators before they were published."),
          hidden: Count.describe(
            "Reviews that moderators hid, by the kind of report or flag that led to it; moderators if they found it themselves.",
          ),
          restored: told.describe(
            "Hidden reviews that were published again; null for 1 to 4, and in the current month.",
          ),
          removed: told.describe(
            "Reviews that moderators deleted; null for 1 to 4, and in the current month.",
          ),
          reported: Cases.describe("Reports by readers, by reason."),
          flagged: Cases.describe("Flags that automatic checks raised for reviews, by kind."),
          listingsFlagged: Cases.describe("Flags that automatic checks raised for listings, by kind."),
          appealed: Cases.describe("Authors' replies to moderators who had hidden their review."),
          notices: Count.describe(
            "Notices of manipulation that were set on listings, by reason. All reasons are told, also of fewer than 5.",
          ),
          noticesRemoved: told.describe(
            "Notices of manipulation that moderators took back; null in the current month.",
          ),
        }),
      ),
    })
    .describe(
      "The public record of moderation by month, newest first. Nothing in it is about single persons.",
    ),
);
export type Transparency = z.infer<typeof Transparency>;

/** The document returns the shape unchanged. */
export const transparencyFields = /* GraphQL */ `
  fragment TransparencyFields on TransparencyMonth {
    month isComplete isReconstructed isExample received published restored removed noticesRemoved
    held { ...CasesFields } reported { ...CasesFields } flagged { ...CasesFields } listingsFlagged { ...CasesFields }
    appealed { ...CasesFields } hidden { ...CountFields } notices { ...CountFields }
  }
  fragment CasesFields on TransparencyCases { opened { ...CountFields } decided { ...DecisionsFields } }
  fragment DecisionsFields on TransparencyDecisions { count { ...CountFields } medianHours p90Hours }
  fragment CountFields on TransparencyCount { total kinds { kind count } others }
`;
