import { expect, test } from "vitest";
import { isSameWebsite } from "./websites.ts";

test.each([
  ["https://acme.example", "http://www.acme.example/"],
  ["https://ACME.example/", "https://acme.example/new?x=1#top"],
  ["https://acme.example/crm", "https://acme.example/CRM/start"],
  ["https://acme.example:8443/", "https://acme.example"],
  ["https://www.acme.example./", "https://acme.example"],
  ["https://github.com/acme/mail", "https://www.github.com/acme/mail/#readme"],
  ["https://play.google.com/store/apps/details?id=a", "https://play.google.com/store/apps/details?id=a"],
])("%s and %s are one website", (one, other) => {
  expect([isSameWebsite(one, other), isSameWebsite(other, one)]).toEqual([true, true]);
});

test.each([
  ["https://acme.example", "https://acme.example.net"],
  ["https://acme.example/crm", "https://acme.example/mail"],
  ["https://acme.example/crm", "https://acme.example/crmx"],
  ["https://github.com/acme/mail", "https://github.com/acme"],
  ["https://github.com", "https://github.com/"],
  ["https://play.google.com/store/apps/details?id=a", "https://play.google.com/store/apps/details?id=b"],
  ["nonsense", "nonsense"],
])("%s and %s are two", (one, other) => {
  expect([isSameWebsite(one, other), isSameWebsite(other, one)]).toEqual([false, false]);
});
