import { createHash } from "node:crypto";
import { mark } from "../inputs/index.ts";
import { FileProblem } from "./files.ts";

/** A picture of the folder, as it is served. */
export interface BrandPicture {
  /** Path on the site, without the version. */
  readonly path: string;
  /** Path with a version that changes with the bytes. */
  readonly href: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const types = { svg: "image/svg+xml", png: "image/png", ico: "image/x-icon" } as const;

/** A picture under a name such as logo.svg; throws FileProblem if the bytes are of another kind than the name says. */
export function brandPicture(name: string, bytes: Buffer): BrandPicture {
  const ending = name.slice(name.lastIndexOf(".") + 1) as keyof typeof types;
  if (!isOfKind(ending, bytes))
    throw new FileProblem(`is not a ${ending.toUpperCase()} file; save it as one`);
  const path = `/branding/${name}`;
  const version = createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
  return { path, href: `${path}?v=${version}`, type: types[ending], bytes };
}

function isOfKind(ending: keyof typeof types, bytes: Buffer): boolean {
  if (ending === "png") return bytes.subarray(0, 8).toString("latin1") === "\x89PNG\r\n\x1a\n";
  if (ending === "ico") return bytes.subarray(0, 4).equals(Buffer.from([0, 0, 1, 0]));
  return /<svg[\s>]/.test(bytes.subarray(0, 4096).toString("utf8"));
}

/** Width by height of an SVG or PNG; throws FileProblem if it says none, because a page leaves room before it loads. */
export function ratioOf({ type, bytes }: BrandPicture): number {
  const [width, height] =
    type === types.png && bytes.length >= 24
      ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
      : viewBoxOf(bytes.toString("utf8"));
  const ratio = Number(width) / Number(height);
  if (!(ratio >= 1 / 4 && ratio <= 12))
    throw new FileProblem(
      "must be at most 12 times as wide as high and at most 4 times as high as wide; an SVG says so by its viewBox",
    );
  return Math.round(ratio * 1000) / 1000;
}

function viewBoxOf(svg: string): readonly [width: string | undefined, height: string | undefined] {
  const [tag = ""] = /<svg[^>]{0,4000}>/.exec(svg) ?? [];
  const [, box = ""] = /\sviewBox=["']([^"']{1,100})["']/.exec(tag) ?? [];
  const [, , width, height] = box.trim().split(/[\s,]+/);
  return [width, height];
}

/** The icon of a site without one of its own: the mark in its colors, with the first letter of its name. */
export function defaultIcon(initial: string | null, accent: string, onAccent: string): BrandPicture {
  const letter =
    initial === null
      ? `<path d="${mark.letter}" fill="none" stroke="${onAccent}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`
      : `<text x="14" y="19.5" text-anchor="middle" font-family="system-ui,sans-serif" font-size="15" font-weight="700" fill="${onAccent}">${initial.replaceAll("&", "&amp;")}</text>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path d="${mark.stamp}" fill="${accent}"/>${letter}</svg>`;
  return brandPicture("favicon.svg", Buffer.from(svg));
}
