import { expect, test } from "vitest";
import { areNamesApart } from "./names.ts";

test.each([
  ["Slack", "Slack"],
  ["Slack", "SLACK!"],
  ["Git Hub", "GitHub"],
  ["Café Noir", "cafe noir"],
  ["Slack", "Slack by Salesforce"],
  ["Workplace", "Facebook Workplace"],
  ["Trelo", "Trello"],
  ["Basecamp", "Basecamp 2"],
  ["Яндекс Почта", "яндекс-почта"],
  ["微信", "微信 Work"],
  ["C", "C++"],
  ["★★★", "★★★"],
])("%s and %s are one name", (one, other) => {
  expect([areNamesApart(one, other), areNamesApart(other, one)]).toEqual([false, false]);
});

test.each([
  ["Zoom", "Loom"],
  ["Dapulse", "monday.com"],
  ["HubSpot CRM", "HubSpot Sales Hub"],
  ["A", "A Better Payroll"],
  ["Яндекс Почта", "Касперский Диск"],
  ["微信", "钉钉"],
  ["★★★", "!!!"],
  ["★★★", "Star"],
  ["Acme Mail", "Acme Payroll"],
])("%s and %s are clearly two", (one, other) => {
  expect([areNamesApart(one, other), areNamesApart(other, one)]).toEqual([true, true]);
});
