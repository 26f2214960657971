import { z } from "zod";
import { idempotencyKey, idempotencyKeyDays, listSizes, optionalText } from "../../inputs/index.ts";

/**
 * Query parameters: text in the URL, parsed into the values that a route works with. An empty one means "not given", except
 * for numbers. `meta` goes into the OpenAPI document.
 */

const emptyIsAbsent = (value: unknown) => (value === "" ? undefined : value);

interface NumberOptions {
  min: number;
  max: number;
  description: string;
}

/** A whole number in range; anything else is refused with the range. */
export function wholeNumber(name: string, { min, max, description }: NumberOptions) {
  const error = `${name} must be a whole number from ${min} to ${max}`;
  return z
    .string({ error })
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.int({ error }).min(min, { error }).max(max, { error }))
    .meta({ description });
}

/** One of a fixed set of words. */
export function word<const Word extends string>(name: string, words: readonly Word[], description: string) {
  const error = `${name} must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(words)}`;
  return z.preprocess(emptyIsAbsent, z.enum(words, { error }).optional()).meta({ description });
}

/** Some of a fixed set of words, with commas between them. */
export function words<const Word extends string>(name: string, all: readonly Word[], description: string) {
  const message = `${name} must be ${new Intl.ListFormat("en", { type: "disjunction" }).format(all)}, with commas between them`;
  return z
    .preprocess(emptyIsAbsent, z.string({ error: message }).optional())
    .transform((given, context): Word[] | undefined => {
      const asked = given?.split(",");
      const known = all.filter((one) => asked?.includes(one));
      if (asked?.some((one) => !known.some((each) => each === one)))
        context.addIssue({ code: "custom", message });
      return asked && known;
    })
    .meta({ description, type: "string" });
}

/** An amount of money. */
export function amount(name: string, description: string) {
  const error = `${name} must be an amount such as 19.90`;
  return z
    .preprocess(
      emptyIsAbsent,
      z
        .string({ error })
        .regex(/^\d{1,9}(\.\d\d?)?$/, { error })
        .optional(),
    )
    .transform((given) => (given === undefined ? undefined : Number(given)))
    .meta({ description, type: "number" });
}

/** true or false. */
export function flag(name: string, description: string) {
  const error = `${name} must be true or false`;
  const bool = z.stringbool({ truthy: ["true"], falsy: ["false"], case: "sensitive", error });
  return z.preprocess(emptyIsAbsent, bool.optional()).meta({ description });
}

/** A point in time in ISO 8601, as "2026-11-20T00:00:00Z". */
export function time(name: string, description: string) {
  const error = `${name} must be a time like 2026-11-20T00:00:00Z`;
  return z
    .preprocess(emptyIsAbsent, z.iso.datetime({ offset: true, error }).optional())
    .meta({ description });
}

/** Free text; blank is null. */
export function text(name: string, max: number, description: string) {
  return optionalText({ name, max }).meta({ description, type: "string", maxLength: max });
}

/** A place in a list, as the Link header of another page gave it. */
const cursor = (name: string, description: string) =>
  z
    .preprocess(
      emptyIsAbsent,
      z
        .string({ error: `${name} must be text` })
        .regex(/^[\w-]*$/, { error: `${name} is not a valid cursor for this list and sort order` })
        .optional(),
    )
    .meta({ description });

/** The number of a page. */
export const pageNumber = (description: string) =>
  wholeNumber("page", { min: 1, max: listSizes.pageNumber, description });

/** What every list takes. */
export const pageParameters = z.object({
  limit: wholeNumber("limit", {
    min: 1,
    max: listSizes.facadeMaximum,
    description: "Maximum number of items.",
  }).default(listSizes.facadeDefault),
  after: cursor("after", "Where the previous page ended; from the Link header of its response."),
  before: cursor("before", "Where the next page begins; from the Link header of its response."),
  page: pageNumber(
    "Page number, from 1, instead of a cursor. Past the last page the list is empty.",
  ).optional(),
});

/** The headers of a write that takes an idempotency key. */
export const keyHeader = z.object({
  "idempotency-key": idempotencyKey
    .optional()
    .describe(
      `Makes retries safe: repeated with the same key and input within ${idempotencyKeyDays} days, the request changes nothing more and is answered as before, with things as they are then. 422 for other input. 409 while the first request is running.`,
    ),
});
