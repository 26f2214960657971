import { companySizes, idempotencyKeyDays, limits, reviewerRoles, usedForSpans } from "../../inputs/index.ts";

/** The description of `ifUpdatedAt`, which inputs have whose thing two people may change at once. */
export const ifUpdatedAt =
  "The `updatedAt` of the object when it was read. If it has changed since, nothing is changed and a ConflictError with code CHANGED_SINCE is returned. Without it, later changes are overwritten.";

/** "one of "A", "B"": the values that a text may have. */
const oneOf = (values: readonly string[]) => `one of ${values.map((value) => `"${value}"`).join(", ")}`;

/** The author's field of work, of a review or its input. */
export const fieldOfWork = `The author's field of work, ${oneOf(reviewerRoles)}.`;

/** The size of a reviewer's company. */
export const sizeOfCompany = `Number of employees of the author's company, ${oneOf(companySizes)}.`;

/** How long a reviewer has used the software. */
export const timeOfUse = `How long the author has used the software, ${oneOf(usedForSpans)}.`;

/** Description of an input's idempotency key. */
export const keyOf = (thing: string) =>
  `A key of at most ${limits.idempotencyKey} characters that makes retries safe: requests with the same key and input create one ${thing}. It is known for ${idempotencyKeyDays} days.`;
