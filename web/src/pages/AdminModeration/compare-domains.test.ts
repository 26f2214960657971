import { expect, test } from "vitest";
import { compareDomains } from "./compare-domains";

const own = { website: "https://www.northwind.example/en", claimDomain: "northwind.example" };

test.each([
  [own, "Ada@Northwind.example", "The address is at northwind.example, as the website is."],
  [own, "ada@mail.northwind.example", "The address is at mail.northwind.example, as the website is."],
  [
    own,
    "ada@notnorthwind.example",
    "The address is at notnorthwind.example, the website at northwind.example.",
  ],
  [
    { website: "https://northwind.shared.example", claimDomain: null },
    "ada@northwind.shared.example",
    "Both are at northwind.shared.example, which others use as well.",
  ],
  [{ website: null, claimDomain: null }, "ada@a.example", "No website to compare the email domain with."],
  [own, null, null],
])("an address is compared with the company's website", (company, email, words) => {
  expect(compareDomains(company, email)).toBe(words);
});
