import { expect, test } from "vitest";
import { domainOf, isProvider, organisationOf } from "./work-domain.ts";

test.each([
  "gmail.com",
  "googlemail.com",
  "outlook.com",
  "yahoo.co.uk",
  "gmx.de",
  "proton.me",
  "tutanota.com",
  "mailbox.org",
  "qq.com",
  "mailinator.com",
  "any.thing.mailinator.com",
  "yopmail.com",
])("%s gives addresses to anybody", (domain) => {
  expect(isProvider(domain)).toBe(true);
});

test.each([
  "acme.example",
  "siemens.com",
  "mit.edu",
  "gmail.com.acme.example",
  "notgmail.com",
  "com",
  "net.ua",
  "firm.net.ua",
  "mail.firm.net.ua",
  "firm.za.com",
  "firm.sakura.ne.jp",
])("%s does not", (domain) => {
  expect(isProvider(domain)).toBe(false);
});

test.each([
  ["mail.acme.co.uk", "acme.co.uk"],
  ["https://www.acme.co.uk/about", "acme.co.uk"],
  ["acme.example", "acme.example"],
  ["eu.acme.example", "acme.example"],
  ["one.github.io", "one.github.io"],
  ["co.uk", null],
  ["github.io", null],
  ["192.0.2.1", null],
])("%s is registered as %s", (host, organisation) => {
  expect(organisationOf(host)).toBe(organisation);
});

test("the domain of an address is in lower case", () => {
  expect(domainOf("Ada@Mail.ACME.example")).toBe("mail.acme.example");
});
