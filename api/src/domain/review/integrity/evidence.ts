import { z } from "zod";
import { type FlagKind, listSizes } from "../../../inputs/index.ts";

const count = z.int().min(0).max(10_000_000);
/** Other reviews that the finding is about, the closest or newest first. */
const reviewIds = z.array(z.uuid()).max(listSizes.relatedReviews);
const softwareId = z.uuid();
const stars = z.number().min(1).max(5);

/**
 * The evidence of each kind of flag: ids, counts and figures, never an address, a domain or an organisation's id. `reviews` counts the
 * flagged review too. All lists and numbers are bounded, so that none takes more than 4 KB.
 */
const schemas = {
  "near-duplicate": z.strictObject({ reviewIds, similarity: z.number().min(0).max(1) }),
  burst: z.strictObject({
    softwareId,
    reviews: count,
    hours: count,
    usualPerDay: z.number().min(0),
    /** Of this number of days one has as many reviews, by the listing's own history; at most a million. */
    oneIn: count,
    historyDays: count,
    reviewIds,
  }),
  "same-domain": z.strictObject({ softwareId, reviews: count, days: count, reviewIds }),
  "own-company": z.strictObject({}),
  "hidden-before": z.strictObject({ isOfOtherAccount: z.boolean().optional() }),
  "same-mailbox": z.strictObject({ reviews: count, reviewIds }),
  ring: z.strictObject({
    /** Listings that the accounts have in common, the flagged one among them. */
    softwareIds: z.array(z.uuid()).max(listSizes.relatedListings),
    accounts: count,
    /** By these accounts, of the flagged review's listing. */
    reviews: count,
    days: count,
    reviewIds,
  }),
  "shared-organisation": z.strictObject({
    softwareId,
    reviews: count,
    /** All reviews of the listing with a proved work mailbox, in the same days. */
    provenReviews: count,
    days: count,
    reviewIds,
  }),
  "new-organisations": z.strictObject({
    softwareId,
    reviews: count,
    organisations: count,
    provenReviews: count,
    /** Share of such reviews among those with a proved work mailbox of all other listings. */
    usualShare: z.number().min(0).max(1),
    days: count,
    reviewIds,
  }),
  "rating-gap": z.strictObject({
    softwareId,
    reviews: count,
    /** Unproven reviews of the same days (no proof, or an organisation that is not known), the flagged ones among them, and their mean. */
    unprovenReviews: count,
    unprovenMean: stars,
    provenReviews: count,
    provenMean: stars,
    days: count,
    reviewIds,
  }),
} satisfies Record<FlagKind, z.ZodType>;

/** The evidence of each kind of flag. */
export type FlagEvidence = { [Kind in FlagKind]: z.output<(typeof schemas)[Kind]> };

/** The evidence as it is stored; throws where it is not of its kind's form. */
export const evidenceOf = <Kind extends FlagKind>(kind: Kind, evidence: FlagEvidence[Kind]): object =>
  schemas[kind].parse(evidence);
