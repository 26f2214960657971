import { expect, test } from "vitest";
import { compareDomains } from "./compare-domains";

const own = { website: "https://www.northwind.example/en", claimDomain: "northwind.example" };

test.each([
  [own, "Ada@Northwind.example", "Email domain northwind.example matches the website."],
  [own, "ada@mail.northwind.example", "Email domain mail.northwind.example matches the website."],
  [own, "ada@notnorthwind.example", "Email at notnorthwind.example, website at northwind.example."],
  [
    { website: "https://northwind.shared.example", claimDomain: null },
    "ada@northwind.shared.example",
    "Both are at northwind.shared.example, a domain shared by many.",
  ],
  [{ website: null, claimDomain: null }, "ada@a.example", "No website to compare the email domain with."],
  [own, null, null],
])("an address is compared with the company's website", (company, email, words) => {
  expect(compareDomains(company, email)).toBe(words);
});
