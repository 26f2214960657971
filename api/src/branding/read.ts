import type { z } from "zod";
import type { Branding, SiteBranding } from "../contract.ts";
import { defaultBranding, palette, type SiteSettings, siteFile } from "../inputs/index.ts";
import { accentColors } from "./accent.ts";
import { FileProblem, namesIn, readBounded } from "./files.ts";
import { type BrandPicture, brandPicture, defaultIcon, ratioOf } from "./pictures.ts";
import { readTexts } from "./texts.ts";

/** The branding as the server's parts need it. */
export interface ServerBranding extends Branding {
  readonly name: string;
  /** Where visitors write; undefined if the operator has not said. */
  readonly contact: string | undefined;
  /** Text at the end of each mail, or undefined. */
  readonly mailFooter: string | undefined;
  readonly pictures: readonly BrandPicture[];
  /** The logo for preview images. */
  readonly logo: { readonly picture: BrandPicture; readonly ratio: number } | null;
}

/** A site that cannot be shown; the message names every fault. */
export class BrandingError extends Error {}

const pictureBytes = 200 * 1024;
const jsonBytes = 64 * 1024;
const kinds = { logo: ["svg", "png"], "logo-dark": ["svg", "png"], favicon: ["svg", "png", "ico"] } as const;
type PictureKind = keyof typeof kinds;

/** Reads settings and folder of the site, once, at start. Throws BrandingError with a line for each fault. */
export function readBranding({ folder, ...settings }: SiteSettings): ServerBranding {
  const faults: string[] = [];
  const fault = (place: string, problem: string) => void faults.push(`  ${place}: ${problem}`);
  /** The result, or undefined with a fault if there is a problem with the file. */
  const reading = <Result>(file: string, read: () => Result): Result | undefined => {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      fault(file, error.message);
      return undefined;
    }
  };
  const names = folder === undefined ? [] : (reading(folder, () => namesIn(folder)) ?? []);
  const has = (name: string) => folder !== undefined && names.includes(name);
  const bytesOf = (name: string, max: number) => reading(name, () => readBounded(folder ?? "", name, max));

  const file = has("site.json") ? parseSite(bytesOf("site.json", jsonBytes), fault) : {};
  const texts = { ...withoutUndefined(file), ...withoutUndefined(settings) };
  const known = Object.entries(kinds).flatMap(([kind, endings]) =>
    endings.map((ending) => `${kind}.${ending}`),
  );
  for (const name of names)
    if (!["site.json", "content", ...known].includes(name) && !/^readme/i.test(name))
      fault(name, `is not used; the folder may have site.json, content, ${known.join(", ")}`);

  const picture = (kind: PictureKind): BrandPicture | undefined => {
    const [name, other] = kinds[kind].map((ending) => `${kind}.${ending}`).filter(has);
    if (other) fault(other, `remove it or ${name}: only one of them can be shown`);
    const bytes = name && bytesOf(name, pictureBytes);
    return bytes ? reading(name, () => brandPicture(name, bytes)) : undefined;
  };
  const [logo, dark, ownIcon] = [picture("logo"), picture("logo-dark"), picture("favicon")];
  if (dark && !logo) fault("logo-dark", "needs a logo.svg or logo.png for the light mode");
  const ratio = logo && reading(logo.path.slice("/branding/".length), () => ratioOf(logo));

  const { accent: color, accentDark, mailFooter, contact, popularCategories, ...rest } = texts;
  const accent = color
    ? accentColors({ accent: color, accentDark }, (key, problem) => fault(`site.json: ${key}`, problem))
    : null;
  if (accentDark && !color) fault("site.json: accentDark", "needs an accent for the light mode");
  const { name } = { ...defaultBranding, ...rest };
  const isRenamed = name !== defaultBranding.name;
  const initial = isRenamed ? initialOf(name) : null;
  const isOwnMark = initial !== null || accent !== null;
  const icon = ownIcon ?? (isOwnMark ? iconOf(initial, accent) : undefined);
  const site = { name, contact: contact ?? defaultBranding.contact };
  const pages = has("content") ? readTexts(folder ?? "", site, fault) : new Map<string, string>();

  if (faults.length > 0)
    throw new BrandingError(
      `The site${folder ? ` in ${folder}` : ""} cannot be shown:\n${faults.join("\n")}`,
    );
  const given: Partial<SiteBranding> = {
    // The default description begins with the default name.
    ...(isRenamed && { description: defaultBranding.description.replace(defaultBranding.name, () => name) }),
    ...rest,
    ...(contact && { contact }),
    ...(initial && { initial }),
    ...(popularCategories && { popularCategories, defaultPopularCategory: popularCategories[0]?.slug ?? "" }),
    ...(accent && { accent }),
    ...(icon && { icon: { href: icon.href, type: icon.type } }),
    ...(logo && ratio && { logo: { href: logo.href, darkHref: dark?.href ?? null, ratio } }),
    ...(pages.has("imprint") && { hasLegalNotice: true }),
  };
  return {
    given,
    texts: pages,
    name,
    contact,
    mailFooter,
    pictures: [logo, dark, icon].filter((one) => one !== undefined),
    logo: logo && ratio ? { picture: logo, ratio } : null,
  };
}

function parseSite(
  bytes: Buffer | undefined,
  fault: (place: string, problem: string) => void,
): z.output<typeof siteFile> {
  if (!bytes) return {};
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString("utf8"));
  } catch (error) {
    fault("site.json", `is not JSON: ${(error as Error).message}`);
    return {};
  }
  const { data, error } = siteFile.safeParse(json);
  for (const issue of error?.issues ?? []) {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys : [undefined];
    for (const key of unknown) {
      const place = ["site.json", [...issue.path, ...(key === undefined ? [] : [key])].join(".")];
      fault(
        place.filter(Boolean).join(": "),
        key === undefined ? issue.message : "is not a known key; remove it",
      );
    }
  }
  if (data || !isRecord(json)) return data ?? {};
  // What is right of it is looked at further, so that all faults are named at once.
  const wrong = new Set(
    error?.issues.flatMap(({ path: [key], ...issue }) => key ?? ("keys" in issue ? issue.keys : [])),
  );
  const right = Object.entries(json).filter(([key]) => !wrong.has(key));
  return siteFile.safeParse(Object.fromEntries(right)).data ?? {};
}

const isRecord = (json: unknown): json is Record<string, unknown> =>
  typeof json === "object" && json !== null && !Array.isArray(json);

function iconOf(initial: string | null, accent: SiteBranding["accent"]): BrandPicture {
  const [color, text] = [
    accent?.accent ?? palette.accent,
    accent?.["accent.contrast"] ?? palette["accent.contrast"],
  ];
  return defaultIcon(initial, color[0], text[0]);
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The first letter of a name, as the mark shows it. */
function initialOf(name: string): string {
  const [first] = graphemes.segment(name);
  return (first?.segment ?? "").toUpperCase();
}

/** The branding with what it claims: the demo has claims of its own, other catalogs show what they have. */
export function withClaims(brand: ServerBranding, isDemo: boolean): ServerBranding {
  return isDemo || brand.given.claims ? brand : { ...brand, given: { ...brand.given, claims: null } };
}

type Defined<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

function withoutUndefined<Values extends object>(values: Values): Defined<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Defined<Values>;
}
