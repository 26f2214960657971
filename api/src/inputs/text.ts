import { z } from "zod";
import { isBlank } from "./blank.ts";
import { limits } from "./limits.ts";

/**
 * The text in a Unicode normalization form; unchanged if a letter has more than 30 combining marks. No script needs them (UAX
 * #15, stream-safe format), and ordering them takes quadratic time.
 */
export function normalised(text: string, form: "NFC" | "NFKD"): string {
  return /\p{M}{31}/u.test(text) ? text : text.normalize(form);
}

/** Text in the stored form: Unicode NFC, trimmed. */
export function tidy(text: string): string {
  return normalised(text, "NFC").trim();
}

/** Length as people count it: code points, so that an emoji is not two. PostgreSQL's char_length counts the same. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Message for text with more than `max` characters. */
export const tooLong = (name: string, max: number): string => `${name} must be at most ${max} characters`;

/** Is the text short enough to be looked for? White space around it does not count. */
export function isSearchable(text: string): boolean {
  return lengthOf(text.trim()) <= limits.searchText;
}

interface TextOptions {
  /** What the message calls it: "Title". */
  name: string;
  max: number;
  /** The message when it is blank; without it blank text is refused as "<name> is required". */
  required?: string;
  /** The message when it is too long; without it "<name> must be at most <max> characters". */
  tooLong?: string;
}

/** Rules of stored text: only what the database stores unchanged (no lone surrogates), and at most `max` characters. */
function storable<Text extends string | null, Input>(
  text: z.ZodType<Text, Input>,
  { name, max, tooLong: message }: Omit<TextOptions, "required">,
) {
  return text
    .refine((given) => !given?.includes("\0"), { error: `${name} must not contain NUL characters` })
    .refine((given) => !/\p{Surrogate}/u.test(given ?? ""), {
      error: `${name} must not contain broken characters`,
    })
    .refine((given) => lengthOf(given ?? "") <= max, {
      error: message ?? tooLong(name, max),
    });
}

/** Text that must not be blank. */
export function requiredText(options: TextOptions) {
  const required = options.required ?? `${options.name} is required`;
  const text = z
    .string({ error: required })
    .transform(tidy)
    .refine((given) => !isBlank(given), { error: required, abort: true });
  return storable(text, options);
}

type OptionalTextOptions = Omit<TextOptions, "required">;

/** Text that may be left out: blank becomes null. */
export function optionalText(options: OptionalTextOptions) {
  return orNull(z.string({ error: `${options.name} must be text` }).nullish(), options);
}

/** Text of a change: blank becomes null; omitted (`partial()`) leaves it unchanged. */
export function changedText(options: OptionalTextOptions) {
  return orNull(z.string({ error: `${options.name} must be text` }).nullable(), options);
}

function orNull<Input>(text: z.ZodType<string | null | undefined, Input>, options: OptionalTextOptions) {
  return storable(
    text.transform((given) => (given == null || isBlank(given) ? null : tidy(given))),
    options,
  );
}

/**
 * True for an absolute http or https address with a host, the only kind the product stores. URL parsers forgive white
 * space and the short form "https:host"; the database does not.
 */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === "http:" || url.protocol === "https:") && url.hostname !== "";
}

const invalidUrl = "Please enter a valid URL";

/** An http(s) address, or null when blank (specification 5). */
export function optionalUrl(name: string, text: typeof changedText | typeof optionalText = optionalText) {
  return text({ name, max: limits.url }).refine((url) => url === null || isWebUrl(url), {
    error: invalidUrl,
  });
}

/** An image: an http(s) address or a path on this site ("/demo/logos/x.svg"), or null when blank. */
export function optionalImageUrl(
  name: string,
  text: typeof changedText | typeof optionalText = optionalText,
) {
  return text({ name, max: limits.url }).refine(
    (url) => url === null || /^\/[^/\\]/.test(url) || isWebUrl(url),
    { error: invalidUrl },
  );
}

/** A path on this site with an image file's extension: an upload, or a file of the catalogue. */
const ownPicture = /^\/(?:[^/\s\\?#][^\s\\?#]*)?\.(?:webp|avif|png|jpe?g|gif|svg)$/i;

/**
 * A picture as people give it: an http(s) address, or a picture on this site. No other path of it: a browser that loads it must
 * not be led to act here. `text` says whether it may be left out.
 */
export function pictureUrl<Text extends string | null, Input>(
  name: string,
  text: (options: OptionalTextOptions) => z.ZodType<Text, Input>,
) {
  return text({ name, max: limits.url }).refine(
    (url) => url === null || ownPicture.test(url) || isWebUrl(url),
    { error: invalidUrl },
  );
}
