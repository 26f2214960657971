import { describe, expect, test } from "vitest";
import { accountMails } from "../jobs/enqueue.ts";
import { accountMail } from "./account-mails.ts";

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

describe.each(accountMails)("the mail %s", (mail) => {
  const { subject, text, html } = accountMail(mail, { site, firstName: "Ada", token });

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
    expect(links).toHaveLength(3);
    expect(links[0]).toBe(links[1]);
    expect(links[2]).toBe(site.url);
    expect(text).toContain(`\n${links[0]}\n`);
    expect(new URL(links[0] ?? "").origin).toBe(site.url);
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  test("has a subject without a person's name", () => {
    expect(subject).toContain("Assay");
    expect(subject).not.toContain("Ada");
  });
});

test("each mail leads to its page", () => {
  const linkOf = (mail: (typeof accountMails)[number]) =>
    /\nhttps:\S+/.exec(accountMail(mail, { site, firstName: null, token }).text)?.[0].trim();
  expect(linkOf("verify-email")).toBe(`https://assay.example/verify-email?token=${token}`);
  expect(linkOf("reset-password")).toBe(`https://assay.example/reset-password?token=${token}`);
  expect(linkOf("password-changed")).toBe("https://assay.example/forgot-password");
});

test("what the site is called is text, not HTML", () => {
  const odd = { name: `A & B <i>"'`, url: site.url };
  const { html, text } = accountMail("verify-email", { site: odd, firstName: "<b>Ada<b>", token: `"><x>` });
  expect(html).toContain("A &amp; B &lt;i&gt;&quot;&#39;");
  expect(html).toContain("Hello &lt;b&gt;Ada&lt;b&gt;,");
  expect(html).not.toMatch(/<(i|b|x)>/);
  expect(html).toContain("token=%22%3E%3Cx%3E");
  expect(text).toContain(`A & B <i>"'`);
  expect(text).toContain("Hello <b>Ada<b>,");
});
