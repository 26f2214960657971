import { z } from "zod";
import { orNull, word } from "./fields.ts";
import { primaryLanguage } from "./language-tags.ts";
import { limits } from "./limits.ts";
import { withoutLinks } from "./markup.ts";
import { isWebUrl, optionalImageUrl, optionalText, requiredText } from "./text.ts";

/** Limits of what only catalogue files hold. */
export const fileLimits = {
  key: 200,
  metaTitle: 300,
  metaDescription: 1_000,
  categories: 20,
  tags: 50,
} as const;

/** A slug as addresses have it. */
export function slug(name: string) {
  return z
    .string({ error: `${name} is required` })
    .max(limits.slug, { error: `${name} must be at most ${limits.slug} characters` })
    .regex(/^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/, {
      error: `${name} must contain only lowercase letters (a-z), digits and hyphens`,
    });
}

/** Names a row of another system. An address of a person has no place in a catalogue. */
export function key(name: string) {
  return requiredText({ name, max: fileLimits.key }).refine((text) => !text.includes("@"), {
    error: `${name} must not be an email address`,
  });
}

/** A text that is shown plainly. */
export function description(name: string) {
  return optionalText({ name, max: limits.description }).transform(
    (text) => (text && withoutLinks(text)) || null,
  );
}

/** An http(s) address, or null when blank; the message names the field, for the line of a file. */
export function link(name: string) {
  return optionalText({ name, max: limits.url }).refine((url) => url === null || isWebUrl(url), {
    error: `${name} must be an http or https address`,
  });
}

/** A picture: an address, or a path of this site. */
export function image(name: string) {
  return optionalImageUrl(name).refine((url) => url === null || !/\s/.test(url), {
    error: `${name} must not contain white space`,
  });
}

/** True or false; null leaves the stored value unchanged. */
export function flag(name: string) {
  return orNull(z.boolean({ error: `${name} must be true or false` }));
}

/** One of these values; null leaves the stored value unchanged. */
export function choice<const Words extends readonly string[]>(name: string, words: Words) {
  return orNull(word(name, words));
}

/** A list of short texts, each once. */
export function texts(name: string, item: string, max: number, longest: number) {
  const list = z
    .array(requiredText({ name: item, max: longest }), { error: `${name} must be a list` })
    .max(max, { error: `${name} must be at most ${max}` });
  return orNull(list.transform((items) => [...new Set(items)]));
}

/** A date, or a time with its zone; converted to UTC. */
export function time(name: string) {
  const error = `${name} must be a date or a time with a zone, such as 2026-08-20T09:00:00Z`;
  const written = z.union([z.iso.date(), z.iso.datetime({ offset: true })], { error });
  return orNull(written.transform((text) => new Date(text).toISOString()));
}

/** A BCP 47 tag, of which the primary language is taken; null where none is stated. */
export function language(name: string) {
  const error = `${name} must be a language tag such as en or pt-BR`;
  return orNull(
    z
      .string({ error })
      .refine((text) => text === "und" || primaryLanguage(text) !== null, { error })
      .transform(primaryLanguage),
  );
}

/** A whole number within bounds. */
export function wholeNumber(name: string, from: number, to: number) {
  const error = `${name} must be a whole number from ${from} to ${to}`;
  return orNull(z.int({ error }).min(from, { error }).max(to, { error }));
}

/** The text, or its beginning up to the end of a word and an ellipsis, in at most `max` characters. */
export function shorten(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const cut = characters.slice(0, max - 1);
  // A word cut in the middle is left out, unless it is the only one.
  const space = characters.slice(0, max).findLastIndex((each) => /\s/.test(each));
  const words = space === -1 ? cut : cut.slice(0, space);
  const end = words.findLastIndex((each) => !/[\s.,;:–—-]/.test(each)) + 1;
  return `${words.slice(0, end).join("")}…`;
}
