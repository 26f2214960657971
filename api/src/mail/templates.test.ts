import { describe, expect, test } from "vitest";
import { optionalMails } from "../inputs/index.ts";
import { mailOf, type TemplateName } from "./templates.ts";

const site = { name: "Assay", url: "https://assay.example" };
const token = "k3J9xV0s2mB7qT5yR1wZ8nL4pD6fH0gC2aE9uI3oX_s";

/** The visible text of the HTML, in order. */
function seen(html: string): string[] {
  const body = html.slice(html.indexOf("<body"));
  return body
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll("&#39;", "'").replaceAll("&amp;", "&").trim())
    .filter((text) => text !== "");
}

const review = { reviewId: "r1", softwareId: "s1", softwareName: "Tally", title: "Holds" };
const lead = {
  companyId: "c1",
  companyName: "Ledgerly",
  kind: "demo",
  softwareName: "Tally",
  from: { name: "Bea Buyer", email: "bea@buyer.example", companyName: "Buyer & Co." },
  message: "When?",
};
const all: Record<TemplateName, object> = {
  "verify-email": { token },
  "reset-password": { token },
  "password-changed": {},
  "two-step-on": {},
  "two-step-off": {},
  "recovery-code-used": {},
  "review-thanks": review,
  "review-answered": { reviewId: "r1", companyName: "Ferrite", softwareName: "Tally" },
  "new-review": { ...review, companyName: "Ledgerly", rating: 4 },
  "verify-review": { token, softwareName: "Tally" },
  "new-lead": lead,
  "contact-message": {
    name: "Bea Buyer",
    email: "bea@buyer.example",
    topic: "press",
    message: "When?\n\nNow?",
  },
  "invite-member": { token, companyName: "Northwind", isOwner: false },
  "claim-company": { token, companyName: "Northwind" },
  "claim-decided": { companyId: "c1", companyName: "Northwind", isApproved: true },
  "review-held": review,
  "review-hidden": { ...review, reason: "It names a colleague." },
  "review-published": review,
  "proof-accepted": review,
  "proof-refused": { ...review, reason: "The file is about another product.", message: "It is for Tallyho." },
  "proof-expired": review,
  "suggestion-accepted": {
    productName: "Tally",
    softwareName: "Tally",
    softwareId: "s1",
    isReviewSent: true,
    problem: null,
  },
  "suggestion-refused": {
    productName: "Tally",
    reason: "We do not list it.",
    message: "Sorry.",
    hasReview: true,
  },
  "review-removed": review,
  "listing-removed": review,
  "manipulation-notice": {
    softwareId: "s1",
    softwareName: "Tally",
    finding: "Reviews of this listing were bought.",
    statement: "Twelve reviews came from accounts that were paid.",
    endsOn: "24 February 2027",
  },
  "manipulation-notice-removed": { softwareId: "s1", softwareName: "Tally" },
  "token-created": {
    tokenName: "Nightly",
    scopes: ["read:directory", "write:listings"],
    expiresAt: new Date("2026-12-22T12:00:00Z"),
    companyName: "Kiln",
    maker: "Grace Hopper",
  },
  "webhook-created": { description: "Sales", company: { id: "c1", name: "Kiln" } },
  "webhook-disabled": { description: "Sales", reason: "failing", company: { id: "c1", name: "Kiln" } },
};
const names = Object.keys(all) as TemplateName[];
const offUrl = "https://assay.example/mail-settings?token=o";
const isOptional = (name: string) => optionalMails.some((kind) => kind === name);
const write = (name: TemplateName, data = all[name], firstName: string | null = "Ada", at = site) =>
  mailOf(name, data as never, { site: at, firstName, ...(isOptional(name) && { offUrl }) } as never);

describe.each(names)("the mail %s", (mail) => {
  const { subject, text, html } = write(mail);

  test("says the same as text and as HTML", () => {
    const flat = text.replace(/\s+/g, " ");
    for (const part of seen(html)) {
      if (part !== "Or open this link:") expect(flat).toContain(part);
    }
    const shown = seen(html).join(" ");
    for (const line of text.split("\n").filter((each) => each !== "" && each !== offUrl))
      expect(shown).toContain(line.replace(/:$/, ""));
  });

  test("links to the site only, by a button and by the plain address, and loads nothing", () => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url);
    expect(links[0]).toBe(links[1]);
    expect(links.at(-1)).toBe(site.url);
    const more = (mail === "review-thanks" ? 1 : 0) + (isOptional(mail) ? 1 : 0);
    expect(links).toHaveLength(3 + more);
    for (const link of links.slice(0, -1)) {
      expect(text).toContain(`\n${link?.replaceAll("&amp;", "&")}\n`);
      expect(new URL(link ?? "").origin).toBe(site.url);
    }
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/);
  });

  test("has a subject without a person's name", () => {
    expect(subject).toContain("Assay");
    expect(subject).not.toMatch(/Ada|Bea/);
  });

  test("says how to switch it off if it is optional, and so do its headers", () => {
    const mailed = write(mail);
    expect(mailed.offUrl).toBe(isOptional(mail) ? offUrl : undefined);
    expect(text.includes(`Turn off these emails:\n${offUrl}\n`)).toBe(isOptional(mail));
    expect(html.includes(`href="${offUrl}"`)).toBe(isOptional(mail));
  });
});

test("each mail links to its page", () => {
  const linksOf = (mail: TemplateName) => write(mail).text.match(/(?<=\n)https:\S+/g);
  expect(linksOf("verify-email")).toEqual([`https://assay.example/verify-email?token=${token}`]);
  expect(linksOf("reset-password")).toEqual([`https://assay.example/reset-password?token=${token}`]);
  expect(linksOf("password-changed")).toEqual(["https://assay.example/forgot-password"]);
  expect(linksOf("verify-review")).toEqual([`https://assay.example/verify-review?token=${token}`]);
  expect(linksOf("review-answered")).toEqual(["https://assay.example/reviews/r1", offUrl]);
  expect(linksOf("invite-member")).toEqual([`https://assay.example/accept-invitation?token=${token}`]);
  expect(linksOf("claim-decided")).toEqual(["https://assay.example/dashboard?company=c1"]);
  expect(
    write("claim-decided", { companyId: "c1", companyName: "Northwind", isApproved: false }).text,
  ).toContain("https://assay.example/contact");
  expect(linksOf("claim-company")).toEqual([`https://assay.example/claim-company?token=${token}`]);
  expect(linksOf("review-held")).toEqual(["https://assay.example/profile?tab=reviews"]);
  expect(linksOf("review-hidden")).toEqual(["https://assay.example/profile?tab=reviews"]);
  expect(linksOf("review-published")).toEqual(["https://assay.example/reviews/r1"]);
  expect(linksOf("contact-message")).toEqual(["https://assay.example/contact"]);
  expect(linksOf("review-removed")).toEqual(["https://assay.example/contact"]);
  expect(linksOf("listing-removed")).toEqual(["https://assay.example/contact"]);
  expect(linksOf("token-created")).toEqual(["https://assay.example/developers/tokens"]);
  expect(linksOf("webhook-created")).toEqual(["https://assay.example/dashboard?company=c1&tab=webhooks"]);
  expect(linksOf("webhook-disabled")).toEqual(["https://assay.example/dashboard?company=c1&tab=webhooks"]);
  expect(linksOf("review-thanks")).toEqual([
    "https://assay.example/reviews/r1",
    "https://assay.example/write-a-review/review-form?products=s1&edit=review",
    offUrl,
  ]);
  expect(linksOf("new-review")?.[0]).toBe("https://assay.example/reviews/r1");
  expect(linksOf("new-lead")?.[0]).toBe("https://assay.example/dashboard?company=c1&tab=leads");
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

test("names of software and titles of reviews are plain text in one line", () => {
  const { html, text } = write("review-thanks", {
    ...review,
    softwareName: "<u>Tally</u>",
    title: "Holds\n\n<script>\u202e & more",
  });
  expect(html).toContain("of &lt;u&gt;Tally&lt;/u&gt; is published: “Holds &lt;script&gt; &amp; more”.");
  expect(html).not.toMatch(/<(u|script)>/);
  expect(text).toContain("of <u>Tally</u> is published: “Holds <script> & more”.");
});

test("a vendor's and a product's name are not links in a mail that the vendor causes", () => {
  const { html, text } = write("review-answered", {
    reviewId: "r1",
    companyName: "pay.example",
    softwareName: "https://evil.example",
  });
  expect(html + text).not.toMatch(/evil|pay/);
  expect(text).toContain("Its vendor has answered your review of a product, publicly.");
});

test("a link to an address that somebody chose does not name software that could be a link itself", () => {
  const { html, text } = write("verify-review", { token, softwareName: "evil.example" });
  expect(html + text).not.toContain("evil");
  expect(text).toContain("a review of a product says");
});

test("a mail about a lead says who asks, for what, and in their own words", () => {
  const { text, html } = write("new-lead", { ...lead, message: "<b>When</b>?\n\nSoon" });
  expect(text).toContain("Bea Buyer at Buyer & Co. (bea@buyer.example) requests a demo about Tally.");
  expect(text).toContain("Their message: “<b>When</b>? Soon”");
  expect(html).toContain("“&lt;b&gt;When&lt;/b&gt;? Soon”");
  const bare = { ...lead, softwareName: null, message: null, from: { ...lead.from, companyName: null } };
  expect(write("new-lead", bare).text).toContain(
    "Bea Buyer (bea@buyer.example) requests a demo about Ledgerly.",
  );
  expect(write("new-lead", bare).text).not.toContain("Their message");
});

test("nor does one about a company name one that could be a link", () => {
  for (const mail of ["invite-member", "claim-company"] as const) {
    const { html, text, subject } = write(mail, { token, companyName: "Win at evil.example" });
    expect(html + text + subject).not.toContain("evil");
    expect(text).toContain("a company");
  }
});

test("a mail about a token says who made it, for whom, its scopes and its expiry", () => {
  const { text } = write("token-created");
  expect(text).toContain("Grace Hopper created the API token “Nightly” for Kiln on Assay.");
  expect(text).toContain("Its scopes: read:directory, write:listings. It works until Dec 22, 2026.");
  expect(text).toContain("Any owner can do so");
  const own = { ...all["token-created"], companyName: null, maker: null, expiresAt: null };
  expect(write("token-created", own).text).toContain(
    "With your account on Assay, the API token “Nightly” was created.",
  );
  expect(write("token-created", own).text).toContain("It works until it is revoked.");
  expect(write("token-created", own).text).toContain("choose a new password immediately");
  const evil = { tokenName: "evil.example", companyName: "evil.example", maker: "evil.example" };
  const named = write("token-created", { ...all["token-created"], ...evil });
  expect(named.text + named.html).not.toContain("evil");
  expect(named.text).toContain("Another owner created an API token for your company on Assay.");
});

test("the mail about a new webhook says whose it is, what it gets, and what to do if nobody knows it", () => {
  const { text } = write("webhook-created");
  expect(text).toContain("Assay will send events to the webhook “Sales” of Kiln.");
  expect(text).toContain("requests of buyers");
  expect(text).toContain("If not, delete it");
  const own = write("webhook-created", { description: "evil.example", company: null });
  expect(own.text).toContain("Assay will send events to a webhook.");
  expect(own.text).toContain("changes of the public directory");
  expect(own.text).not.toContain("evil");
});

test("the mail about a disabled webhook says which and why; a description that a mail program would link is left out", () => {
  const all = { description: "Sales", reason: "failing", company: { id: "c1", name: "Kiln" } };
  expect(write("webhook-disabled").text).toContain("the webhook “Sales” of Kiln. For about three days");
  const own = write("webhook-disabled", {
    ...all,
    company: null,
    reason: "gone",
    description: "evil.example",
  });
  expect(own.text).toContain("events to a webhook. It answered with status 410");
  expect(own.text).toContain("https://assay.example/developers/webhooks");
  expect(own.text).not.toContain("evil");
  expect(write("webhook-disabled", { ...all, reason: "backlog" }).text).toContain("Too many events");
});
