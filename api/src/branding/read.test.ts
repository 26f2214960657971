import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { contrast } from "../inputs/index.ts";
import { testBrand } from "../testing/branding.ts";
import { BrandingError, withClaims } from "./read.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-site-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const svg = (box = "0 0 120 40") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><path d="M0 0h9"/></svg>`;
const page = (title: string) => `---\ntitle: ${title}\ndescription: D.\nupdated: 2026-11-25\n---\n{{name}}\n`;

function write(files: Record<string, string | object>) {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === "string" ? content : JSON.stringify(content));
  }
}

/** The faults that stop a start with these files, a line each. */
function faultsOf(files: Record<string, string | object>): string[] {
  write(files);
  try {
    testBrand({ folder });
  } catch (error) {
    if (error instanceof BrandingError)
      return error.message
        .split("\n")
        .slice(1)
        .map((line) => line.trim());
    throw error;
  }
  return [];
}

test("without settings nothing is given, so every page is the default one", () => {
  expect(testBrand()).toMatchObject({ given: {}, texts: new Map(), name: "Assay", pictures: [], logo: null });
  // What a file of the folder does not say is the default too.
  expect(testBrand({ folder }).given).toEqual({});
});

test("settings win over site.json, which wins over the default", () => {
  write({
    "site.json": {
      name: "Weigh",
      tagline: "Tools, tried",
      contact: "a@weigh.example",
      mailFooter: "W\nBerlin",
    },
  });
  const brand = testBrand({ folder, name: "نظام", contact: "b@weigh.example" });
  expect(brand).toMatchObject({ name: "نظام", contact: "b@weigh.example", mailFooter: "W\nBerlin" });
  expect(brand.given).toMatchObject({ name: "نظام", tagline: "Tools, tried", initial: "ن" });
  expect(brand.given.description).toMatch(/^نظام is an open directory/);
});

test("the first of the categories shown is open first; claims are the demo's, one's own, or those of the catalog", () => {
  const claims = { heading: "Tried", figures: [{ value: "12", label: "labs" }] };
  const popularCategories = [{ name: "ERP", slug: "erp" }];
  write({ "site.json": { claims, popularCategories } });
  expect(testBrand({ folder }).given).toEqual({ claims, popularCategories, defaultPopularCategory: "erp" });
  expect(withClaims(testBrand({ folder }), false).given.claims).toEqual(claims);
  expect(withClaims(testBrand(), true).given).toEqual({});
  expect(withClaims(testBrand(), false).given).toEqual({ claims: null });
});

test("logo and icon have an address that changes with them, and room that is known before they load", () => {
  write({ "logo.svg": svg(), "logo-dark.svg": svg("0 0 121 40"), "favicon.ico": "\0\0\u0001\0…" });
  const { given, pictures, logo } = testBrand({ folder });
  expect(pictures.map(({ path, type }) => [path, type])).toEqual([
    ["/branding/logo.svg", "image/svg+xml"],
    ["/branding/logo-dark.svg", "image/svg+xml"],
    ["/branding/favicon.ico", "image/x-icon"],
  ]);
  const [light = "", dark = "", icon = ""] = pictures.map(({ href }) => href);
  expect(light).toMatch(/^\/branding\/logo\.svg\?v=[\w-]{8}$/);
  expect(given).toMatchObject({ logo: { href: light, darkHref: dark, ratio: 3 }, icon: { href: icon } });
  expect(logo).toMatchObject({ ratio: 3 });
});

test("another name or accent has an icon of its own: the mark with the first letter", () => {
  const iconOf = (settings: object) => testBrand(settings).pictures[0]?.bytes.toString();
  expect(iconOf({ name: "r&d" })).toContain(">R</text>");
  expect(iconOf({ name: "&c" })).toContain(">&amp;</text>");
  expect(iconOf({ tagline: "Other" })).toBeUndefined();
  write({ "site.json": { accent: "#7a1fa2" } });
  expect(iconOf({ folder })).toContain('fill="#7a1fa2"');
});

test("texts replace the product's, join the blog, and may be a legal notice", () => {
  write({
    "content/about.md": page("Us"),
    "content/imprint.md": page("Imprint"),
    "content/blog/opening.md": page("Open"),
  });
  const { texts, given } = testBrand({ folder });
  expect([...texts.keys()].sort()).toEqual(["about", "blog/opening", "imprint"]);
  expect(given).toEqual({ hasLegalNotice: true });
});

describe("an accent", () => {
  test("that cannot be read is refused with its contrast and the nearest that can", () => {
    const [light = "", dark = ""] = faultsOf({ "site.json": { accent: "#ffcc00", accentDark: "#20304f" } });
    expect(light).toMatch(
      /^site.json: accent: #ffcc00 has a contrast of 1\.\d\d with the light background #\w{6}, and text needs 4\.5; the nearest color that passes is #\w{6}$/,
    );
    expect(dark).toMatch(
      /^site.json: accentDark: #20304f has a contrast of \d\.\d\d with the dark background/,
    );
    const [accent, accentDark] = [light.slice(-7), dark.slice(-7)];
    expect(faultsOf({ "site.json": { accent, accentDark } })).toEqual([]);
  });

  test.each(["#0000ff", "#7a1fa2", "#a32a1c", "#000000", "#5b5b00"])(
    "%s can be read wherever it stands",
    (accent) => {
      write({ "site.json": { accent } });
      const { accent: colors } = testBrand({ folder }).given;
      for (const mode of [0, 1] as const) {
        const [front, subtle, text, hover] = (
          ["accent.fg", "accent.subtle", "accent.contrast", "accent.hover"] as const
        ).map((name) => colors?.[name][mode] ?? "");
        expect(contrast(front ?? "", subtle ?? "")).toBeGreaterThanOrEqual(4.5);
        for (const back of [colors?.accent[mode], hover])
          expect(contrast(text ?? "", back ?? "")).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});

test("every fault is a line of file, key and what to do, and all are named at once", () => {
  const faults = faultsOf({
    "site.json": {
      name: "x".repeat(41),
      tagline: "a <b>",
      nmae: "y",
      homeTiles: ["CRM"],
      accent: "green",
      claims: { heading: "H", figures: [], more: 1 },
    },
    "logo.svg": "<html>",
    "logo.png": "PNG",
    "favicon.png": `${svg()}`,
    "logo.jpg": "JPG",
    "content/abuot.md": page("A"),
    "content/about.md": "no front matter",
    "content/terms.md": page("{{nmae}}"),
    "content/blog/Ö.md": page("A"),
  });
  expect(faults).toEqual(
    expect.arrayContaining([
      "site.json: name: must be at most 40 characters",
      "site.json: tagline: must be one line without <, > and invisible marks",
      "site.json: nmae: is not a known key; remove it",
      "site.json: homeTiles: must be six searches",
      "site.json: accent: must be a color like #0e5c54",
      "site.json: claims.figures: must have at least one figure",
      "site.json: claims.more: is not a known key; remove it",
      "logo.svg: is not a SVG file; save it as one",
      "logo.png: remove it or logo.svg: only one of them can be shown",
      "favicon.png: is not a PNG file; save it as one",
      expect.stringMatching(/^logo\.jpg: is not used; the folder may have site\.json, content, logo\.svg/),
      expect.stringMatching(/^content\/abuot\.md: is no page; pages are about\.md/),
      "content/about.md: A content page begins with its front matter.",
      "content/terms.md: {{nmae}} means nothing.",
      "content/blog/Ö.md: is no page; an article is named like how-we-test.md",
    ]),
  );
  expect(faults).toHaveLength(15);
});

test("a fault of one key hides none of another that is found later", () => {
  expect(faultsOf({ "site.json": { nmae: "x", tagline: "", accent: "#ffcc00" } })).toEqual([
    "site.json: tagline: must not be blank",
    "site.json: nmae: is not a known key; remove it",
    expect.stringContaining("site.json: accent: #ffcc00 has a contrast of"),
  ]);
});

test.each([
  ["a name that is blank", { "site.json": { name: " \u200b" } }, "site.json: name: must not be blank"],
  [
    "a name with a mark of direction",
    { "site.json": { name: "a\u202eb" } },
    "site.json: name: must be one line",
  ],
  [
    "a contact that is none",
    { "site.json": { contact: "me" } },
    "site.json: contact: must be an e-mail address",
  ],
  ["no JSON", { "site.json": "{" }, "site.json: is not JSON"],
  ["a list", { "site.json": "[]" }, "site.json: must be an object"],
  ["a large file", { "site.json": " ".repeat(70_000) }, "site.json: is larger than 64 KB"],
  ["an empty picture", { "logo.svg": "" }, "logo.svg: is empty"],
  ["a logo without its size", { "logo.svg": "<svg></svg>" }, "logo.svg: must be at most 12 times"],
  ["a dark logo alone", { "logo-dark.svg": svg() }, "logo-dark: needs a logo.svg"],
  [
    "a dark accent alone",
    { "site.json": { accentDark: "#ffffff" } },
    "site.json: accentDark: needs an accent",
  ],
])("%s is refused", (_what, files, fault) => {
  expect(faultsOf(files)).toEqual([expect.stringContaining(fault)]);
});

test("only regular files within the folder are read: no pipe, which would wait, no folder, and no link to elsewhere", () => {
  execFileSync("mkfifo", [join(folder, "logo.svg")]);
  mkdirSync(join(folder, "favicon.svg"));
  symlinkSync("/etc/passwd", join(folder, "site.json"));
  expect(faultsOf({})).toEqual([
    expect.stringContaining("site.json: is a link to outside of the folder"),
    expect.stringContaining("logo.svg: is not a regular file"),
    expect.stringContaining("favicon.svg: is not a regular file"),
  ]);
  const elsewhere = mkdtempSync(join(tmpdir(), "assay-texts-"));
  writeFileSync(join(elsewhere, "about.md"), page("Elsewhere"));
  symlinkSync(elsewhere, join(folder, "content"));
  expect(faultsOf({})).toContainEqual(
    expect.stringContaining("content/about.md: is a link to outside of the folder"),
  );
  rmSync(elsewhere, { recursive: true });
  rmSync(join(folder, "content"));
  rmSync(join(folder, "logo.svg"));
  rmSync(join(folder, "favicon.svg"), { recursive: true });
  rmSync(join(folder, "site.json"));
  // Mounted volumes have their files as links to a hidden folder beside them.
  write({ "..data/site.json": { name: "Weigh" } });
  symlinkSync("..data/site.json", join(folder, "site.json"));
  expect(testBrand({ folder }).name).toBe("Weigh");
});

test("the folder to copy is one that starts", () => {
  const example = fileURLToPath(new URL("../../../deploy/site.example", import.meta.url));
  expect(testBrand({ folder: example })).toMatchObject({ name: "Reviews Example", logo: { ratio: 1 } });
});

test("a folder that is not there is a fault", () => {
  expect(() => testBrand({ folder: join(folder, "nowhere") })).toThrow(/nowhere: cannot be read \(ENOENT\)/);
});
