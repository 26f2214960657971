import { expect, test } from "vitest";
import { directoryParams } from "~/search-params/directory";
import { filterChips } from "./filter-chips";

const read = (search: string) => directoryParams.read(new URL(search, "http://localhost/software"));

test("each filter has a chip that leads to the list without it, on page 1, in the same order and look", {
  tags: ["2.directory.10", "2.directory.24"],
}, () => {
  const chips = filterChips(read("?search=mail&category=crm&sort=name&quick=top&view=list&page=3"), "CRM");
  expect(chips).toEqual([
    { label: "“mail”", href: "/software?category=crm&sort=name&quick=top&view=list" },
    { label: "CRM", href: "/software?search=mail&sort=name&quick=top&view=list" },
    { label: "Top Rated 4.5+", href: "/software?search=mail&category=crm&sort=name&view=list" },
  ]);
});

test("order and look are no filters", () => {
  expect(filterChips(read("?sort=newest&view=list"), undefined)).toEqual([]);
});

test("a category nobody knows can be taken off too", () => {
  expect(filterChips(read("?category=gone"), undefined)).toEqual([{ label: "gone", href: "/software" }]);
});
