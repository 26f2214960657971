import { describe, expect, test } from "vitest";
import { type LetterName, mailOf } from "./letters.ts";

const site = { name: "Assay", url: "https://assay.example" };
const token = "k3J9xV0s2mB7qT5yR1wZ8nL4pD6fH0gC2aE9uI3oX_s";

/** What a person sees of the HTML: texts in their order. */
function seen(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll("&#39;", "'").replaceAll("&amp;", "&").trim())
    .filter((text) => text !== "");
}

const review = { reviewId: "r1", softwareId: "s1", softwareName: "Tally", title: "Holds" };
const all: Record<LetterName, object> = {
  "verify-email": { token },
  "reset-password": { token },
  "password-changed": {},
  "review-thanks": review,
  "verify-review": { token, softwareName: "Tally" },
  "review-hidden": { ...review, reason: "It names a colleague." },
  "review-published": review,
  "review-removed": review,
};
const names = Object.keys(all) as LetterName[];
const write = (name: LetterName, data = all[name], firstName: string | null = "Ada", at = site) =>
  mailOf(name, data as never, { site: at, firstName });

describe.each(names)("the mail %s", (mail) => {
  const { subject, text, html } = write(mail);

  test("says the same as text and as HTML", () => {
    const flat = text.replace(/\s+/g, " ");
    for (const part of seen(html)) {
      if (part !== "Or open this address:") expect(flat).toContain(part);
    }
    const shown = seen(html).join(" ");
    for (const line of text.split("\n").filter((each) => each !== ""))
      expect(shown).toContain(line.replace(/:$/, ""));
  });

  test("leads to the site alone, by a button and by the bare address, and loads nothing", () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links[0]).toBe(links[1]);
    expect(links.at(-1)).toBe(site.url);
    expect(links).toHaveLength(mail === "review-thanks" ? 4 : 3);
    for (const link of links.slice(0, -1)) {
      expect(text).toContain(`\n${link?.replaceAll("&amp;", "&")}\n`);
      expect(new URL(link ?? "").origin).toBe(site.url);
    }
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  test("has a subject without a person's name", () => {
    expect(subject).toContain("Assay");
    expect(subject).not.toContain("Ada");
  });
});

test("each mail leads to its page", () => {
  const linksOf = (mail: LetterName) => write(mail).text.match(/(?<=\n)https:\S+/g);
  expect(linksOf("verify-email")).toEqual([`https://assay.example/verify-email?token=${token}`]);
  expect(linksOf("reset-password")).toEqual([`https://assay.example/reset-password?token=${token}`]);
  expect(linksOf("password-changed")).toEqual(["https://assay.example/forgot-password"]);
  expect(linksOf("verify-review")).toEqual([`https://assay.example/verify-review?token=${token}`]);
  expect(linksOf("review-hidden")).toEqual(["https://assay.example/profile?tab=reviews"]);
  expect(linksOf("review-published")).toEqual(["https://assay.example/reviews/r1"]);
  expect(linksOf("review-removed")).toEqual(["https://assay.example/contact"]);
  expect(linksOf("review-thanks")).toEqual([
    "https://assay.example/reviews/r1",
    "https://assay.example/write-a-review/review-form?products=s1&edit=review",
  ]);
});

test("what the site is called is text, not HTML", () => {
  const odd = { name: `A & B <i>"'`, url: site.url };
  const { html, text } = write("verify-email", { token: `"><x>` }, "<b>Ada<b>", odd);
  expect(html).toContain("A &amp; B &lt;i&gt;&quot;&#39;");
  expect(html).toContain("Hello &lt;b&gt;Ada&lt;b&gt;,");
  expect(html).not.toMatch(/<(i|b|x)>/);
  expect(html).toContain("token=%22%3E%3Cx%3E");
  expect(text).toContain(`A & B <i>"'`);
  expect(text).toContain("Hello <b>Ada<b>,");
});

test("what people call a software and a review is text in one line", () => {
  const { html, text } = write("review-thanks", {
    ...review,
    softwareName: "<u>Tally</u>",
    title: "Holds\n\n<script>\u202e & more",
  });
  expect(html).toContain("of &lt;u&gt;Tally&lt;/u&gt; is published: “Holds &lt;script&gt; &amp; more”.");
  expect(html).not.toMatch(/<(u|script)>/);
  expect(text).toContain("of <u>Tally</u> is published: “Holds <script> & more”.");
});

test("a link to an address that somebody chose names no software that could be a link itself", () => {
  const { html, text } = write("verify-review", { token, softwareName: "evil.example" });
  expect(html + text).not.toContain("evil");
  expect(text).toContain("a review of a product says");
});
