import {
  companySizes,
  idempotencyKeyDays,
  languages,
  limits,
  reviewerRoles,
  usedForSpans,
} from "../../inputs/index.ts";

/** The description of `ifUpdatedAt`, which inputs have whose thing two people may change at once. */
export const ifUpdatedAt =
  "The `updatedAt` of the object when it was read. If it has changed since, nothing is changed and a ConflictError with code CHANGED_SINCE is returned. Without it, later changes are overwritten.";

/** "one of "A", "B"": the values that a text may have. */
const oneOf = (values: readonly string[]) => `one of ${values.map((value) => `"${value}"`).join(", ")}`;

/** The author's field of work, of a review or its input. */
export const fieldOfWork = `The author's field of work, ${oneOf(reviewerRoles)}.`;

/** Whether a review has a label that says what was proved. */
export const verifiedReview =
  "True if something was proved of the review: its labels say whether that was the use of the software, a work mailbox, or what the site it was imported from verified.";

/** The size of a reviewer's company. */
export const sizeOfCompany = `Number of employees of the author's company, ${oneOf(companySizes)}.`;

/** A language that an author can state. */
export const languageTag = oneOf(languages);

/** How long a reviewer has used the software. */
export const timeOfUse = `How long the author has used the software, ${oneOf(usedForSpans)}.`;

/** Description of the argument that makes a mutation safe to repeat. */
export const idempotencyKeyArgument = `Makes retries safe: at most ${limits.idempotencyKey} characters, chosen by the caller, who must be signed in or use an API token. Repeated with the same key and input within ${idempotencyKeyDays} days, the mutation changes nothing more and returns its result, read anew. A call that failed can be repeated with its key.`;
