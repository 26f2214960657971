import { z } from "zod";
import { isBlank } from "./blank.ts";
import { featureOpinions } from "./feature.ts";
import { orNull, recordId, stars, word } from "./fields.ts";
import { reviewLanguages } from "./languages.ts";
import { limits } from "./limits.ts";
import { changedText, optionalText, requiredText, tidy } from "./text.ts";
import { companySizes, reportReasons, reviewerRoles, usedForSpans } from "./vocabulary.ts";

const chooseRating = { error: "Please choose a rating from 1 to 5" };

/** Fields of every review, also of imported ones. */
export const reviewCore = {
  rating: z.int(chooseRating).min(1, chooseRating).max(5, chooseRating),
  title: requiredText({ name: "Title", max: limits.reviewTitle }),
  content: requiredText({ name: "Review", max: limits.reviewContent }),
};

/** Pros or cons: short texts, each once, blank ones left out. */
function points(name: string, item: string) {
  const max = limits.reviewPoints;
  return z
    .array(z.string({ error: `${item} must be text` }), { error: `${name} must be a list` })
    .transform((items) => [...new Set(items.map(tidy))].filter((one) => !isBlank(one)))
    .refine((items) => items.length <= max, { error: `${name} must be at most ${max}` })
    .pipe(z.array(requiredText({ name: item, max: limits.reviewPoint })));
}

const listingId = recordId("Please choose a listing");

/** Listings that a review names as considered, each once. */
const consideredIds = z
  .array(listingId, { error: "What you also looked at must be a list" })
  .transform((ids) => [...new Set(ids)])
  .refine((ids) => ids.length <= limits.considered, {
    error: `What you also looked at must be at most ${limits.considered}`,
  });

/** A language of those that are detected. */
const language = word("Language", reviewLanguages);

/** A new review (specification 5), with its optional fields. */
export const reviewInput = z.object({
  softwareId: recordId("Software is required"),
  ...reviewCore,
  pros: orNull(points("Pros", "Pro")),
  cons: orNull(points("Cons", "Con")),
  role: orNull(word("Role", reviewerRoles)),
  companySize: orNull(word("Company size", companySizes)),
  industry: optionalText({ name: "Industry", max: limits.thingName }),
  usedFor: orNull(word("Time of use", usedForSpans)),
  easeOfUse: orNull(stars("Ease of use")),
  support: orNull(stars("Support")),
  value: orNull(stars("Value")),
  /** What the author used before, and what else they looked at: IDs of listings. */
  usedBeforeId: orNull(listingId),
  consideredIds: orNull(consideredIds),
  /** If its author states it; otherwise it is detected. */
  language: orNull(language),
  featureOpinions: orNull(featureOpinions),
  /** The token of an invitation by the vendor. */
  invitation: optionalText({ name: "Invitation", max: limits.invitationToken }),
});
export type ReviewInput = z.output<typeof reviewInput>;

/** Changes to a review: omitted fields are unchanged, null clears optional ones. */
export const reviewChange = z
  .object({
    ...reviewCore,
    pros: points("Pros", "Pro").nullable(),
    cons: points("Cons", "Con").nullable(),
    role: word("Role", reviewerRoles).nullable(),
    companySize: word("Company size", companySizes).nullable(),
    industry: changedText({ name: "Industry", max: limits.thingName }),
    usedFor: word("Time of use", usedForSpans).nullable(),
    easeOfUse: stars("Ease of use").nullable(),
    support: stars("Support").nullable(),
    value: stars("Value").nullable(),
    usedBeforeId: listingId.nullable(),
    consideredIds: consideredIds.nullable(),
    /** Null has it detected. */
    language: language.nullable(),
    featureOpinions: featureOpinions.nullable().transform((given) => given ?? []),
  })
  .partial();
export type ReviewChange = z.output<typeof reviewChange>;

/** Report of a review; details are required for the reason "other". */
export const reportInput = z
  .object({
    reason: z.enum(reportReasons, { error: "Please choose a reason" }),
    details: optionalText({ name: "Details", max: limits.message }),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== null, {
    path: ["details"],
    error: "Please describe what is wrong with the review",
  });

/** A vendor's public answer to a review. */
export const answerInput = z.object({ content: requiredText({ name: "Your answer", max: limits.answer }) });

/** The author's reply to the moderators who hid a review. */
export const moderatorReply = z.object({ reply: requiredText({ name: "Your answer", max: limits.message }) });

/** Names one try of a write: sent again with the same key it happens once. */
export const idempotencyKey = z
  .string({ error: "Idempotency-Key must be text" })
  .min(1, { error: "Idempotency-Key must not be empty" })
  .max(limits.idempotencyKey, {
    error: `Idempotency-Key must be at most ${limits.idempotencyKey} characters`,
  })
  // What HTTP cannot carry in a header, GraphQL could.
  .regex(/^[^\p{Cc}\p{Surrogate}]*$/u, { error: "Idempotency-Key must be printable text" });

/** What its author reads while a review waits for moderators. */
export const heldReason = "Our moderators will look at this review before it is published.";
