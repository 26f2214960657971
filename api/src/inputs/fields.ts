import { z } from "zod";

/** Absent and null are the same: nothing is said. */
export function orNull<Output, Input>(type: z.ZodType<Output, Input>) {
  return type.nullish().transform((value) => value ?? null);
}

/** A word of a vocabulary. */
export function word<const Words extends readonly string[]>(name: string, words: Words) {
  return z.enum(words, { error: `${name} must be one of ${words.join(", ")}` });
}

/** One of the sub-ratings. */
export function stars(name: string) {
  const error = `${name} must be from 1 to 5`;
  return z.int({ error }).min(1, { error }).max(5, { error });
}

/** True or false. */
export const flag = (name: string) => z.boolean({ error: `${name} must be true or false` });

/** The ID of a record, in lower case. */
export const recordId = (error: string) => z.uuid({ error }).transform((id) => id.toLowerCase());
