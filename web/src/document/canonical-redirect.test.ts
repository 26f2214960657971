import { expect, test } from "vitest";
import { canonicalRedirect } from "./canonical-redirect";

test.each([
  ["/software/", "/software"],
  ["/software?page=1", "/software"],
  ["/software?page=", "/software"],
  ["/categories/crm?rating=4&page=1", "/categories/crm?rating=4"],
  ["/categories/crm/?page=2", "/categories/crm?page=2"],
  ["/?page=1", "/"],
  ["/search?query=a%20b&page=1&view=list", "/search?query=a%20b&view=list"],
])("%s redirects to %s", (spelled, known) => {
  expect(canonicalRedirect(spelled)).toBe(known);
  expect(canonicalRedirect(known)).toBeNull();
});

test.each(["/", "/software", "/software?page=2", "/software?page=10", "/software?other_page=1"])(
  "%s is canonical",
  (address) => {
    expect(canonicalRedirect(address)).toBeNull();
  },
);

test.each(["//elsewhere.example/", "/\\elsewhere.example/", "///"])(
  "%s does not redirect to another host",
  (address) => {
    expect(canonicalRedirect(address) ?? "/").toMatch(/^\/(?![/\\])/);
  },
);
