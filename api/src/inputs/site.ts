import { z } from "zod";
import { isBlank } from "./blank.ts";
import { slug } from "./catalogue-fields.ts";
import { lengthOf, tidy } from "./text.ts";

function siteText(max: number, forbidden: RegExp, form: string) {
  return z
    .string({ error: "must be text" })
    .transform(tidy)
    .refine((text) => !isBlank(text), { error: "must not be blank", abort: true })
    .refine((text) => lengthOf(text) <= max, { error: `must be at most ${max} characters` })
    .refine((text) => !forbidden.test(text), { error: form });
}

// Angle brackets would be markup in places that do not escape, and direction marks would reorder what stands around a name.
const oneLine = (max: number) =>
  siteText(
    max,
    /[\p{Cc}\p{Bidi_Control}\p{Surrogate}\u2028\u2029<>]/u,
    "must be one line without <, > and invisible marks",
  );
const lines = (max: number) =>
  siteText(max, /[^\P{Cc}\n]|[\p{Bidi_Control}\p{Surrogate}]/u, "must not have control characters");

/** What an operator may call the site, in settings and in site.json: the same rules. */
export const siteTexts = {
  name: oneLine(40),
  tagline: oneLine(100),
  description: oneLine(300),
  contact: z.email("must be an e-mail address"),
  mailFooter: lines(500),
  dataTerms: oneLine(300),
};

const hexColor = z
  .string({ error: "must be a color like #0e5c54" })
  .regex(/^#[0-9a-f]{6}$/i, "must be a color like #0e5c54")
  .transform((color) => color.toLowerCase());

const distinct = (texts: readonly string[]) => new Set(texts).size === texts.length;

/** site.json in the folder of the site. */
export const siteFile = z
  .strictObject(
    {
      ...siteTexts,
      accent: hexColor,
      accentDark: hexColor,
      homeTiles: z
        .array(oneLine(40), { error: "must be a list" })
        .length(6, "must be six searches")
        .refine(distinct, "must not name a search twice"),
      popularCategories: z
        .array(
          z.strictObject({
            name: oneLine(60),
            slug: slug("The slug"),
          }),
          { error: 'must be a list like [{ "name": "CRM", "slug": "crm" }]' },
        )
        .min(1, "must have at least one category")
        .max(10, "must have at most 10 categories")
        .refine((list) => distinct(list.map(({ slug }) => slug)), "must not name a category twice"),
      claims: z.strictObject(
        {
          heading: oneLine(100),
          figures: z
            .array(z.strictObject({ value: oneLine(20), label: oneLine(40) }), { error: "must be a list" })
            .min(1, "must have at least one figure")
            .max(4, "must have at most 4 figures"),
        },
        { error: "must have a heading and figures" },
      ),
    },
    { error: "must be an object, { … }" },
  )
  .partial();

/** What settings of the environment say of the site; they win over site.json. */
export interface SiteSettings {
  readonly folder: string | undefined;
  readonly name: string | undefined;
  readonly tagline: string | undefined;
  readonly description: string | undefined;
  readonly contact: string | undefined;
  readonly mailFooter: string | undefined;
  readonly dataTerms: string | undefined;
}
