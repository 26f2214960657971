import { expect, test } from "vitest";
import { greeting, type MailSite, render } from "./render.ts";

test("people are greeted by their first name", () => {
  expect(greeting("Ada")).toBe("Hello Ada,");
  expect(greeting("عبد الرحمن")).toBe("Hello عبد الرحمن,");
  expect(greeting("Anne-Marie d'Arc Jr.")).toBe("Hello Anne-Marie d'Arc Jr.,");
  expect(greeting("é".repeat(80))).toBe(`Hello ${"é".repeat(80)},`);
});

test("without a name the greeting has none", () => {
  for (const name of [null, "", " \n "]) expect(greeting(name)).toBe("Hello,");
});

test("a name cannot break the line or reorder it", () => {
  expect(greeting("Ada\r\nBcc: eve\u0007\u2028x")).toBe("Hello Ada Bcc: eve x,");
  expect(greeting("A\u202Eda\u2066")).toBe("Hello Ada,");
});

test("a name cannot be used to send links to others", () => {
  for (const name of [
    "win.example",
    "win24.com",
    "a1.io",
    "1.2.3.4",
    "evil。com",
    "evil．com",
    "www.win.example now",
    "https://win.example",
    "a@win.example",
    "wín.éxample",
    "win\\x",
  ])
    expect(greeting(name), name).toBe("Hello,");
});

test("a mail has the site's name, footer and accent color, and nothing of the default site", () => {
  const content = {
    subject: "S",
    heading: "H",
    paragraphs: [],
    action: { label: "Open", url: "https://weigh.example/x" },
    notes: [],
    reason: "Because.",
  };
  const plain: MailSite = { name: "Weigh", url: "https://weigh.example" };
  const site: MailSite = {
    ...plain,
    footer: "Weigh <Ltd>\nBerlin",
    accent: { accent: ["#7a1fa2", "#d9a0ee"], "accent.fg": ["#7a1fa2", "#d9a0ee"] },
  };
  const mail = (of: MailSite) => render(content, { site: of, firstName: null });
  expect(mail(site).text).toMatch(/Because\.\nWeigh, https:\/\/weigh\.example\n\nWeigh <Ltd>\nBerlin\n$/);
  expect(mail(plain).text).toMatch(/Weigh, https:\/\/weigh\.example\n$/);
  expect(mail(site).html).toMatch(/<br>Weigh &lt;Ltd&gt;\n<br>Berlin<\/p>/);
  for (const color of ["background:#7a1fa2", "background:#d9a0ee"]) expect(mail(site).html).toContain(color);
  expect(mail(site).html).not.toMatch(/#0e5c54|#62c4b4|Assay/);
  expect(mail(plain).html).toContain("background:#0e5c54;color:#ffffff");
});
