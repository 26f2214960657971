import { expect, test } from "vitest";
import { directoryParams } from "~/search-params/directory";
import { filterChips } from "./filter-chips";

const read = (search: string) => directoryParams.read(new URL(search, "http://localhost/software"));

test("each filter has a chip that links to the list without it, on page 1, with the same sort order and view", {
  tags: ["2.directory.10", "2.directory.24"],
}, () => {
  const chips = filterChips(read("?search=mail&category=crm&sort=name&quick=top&view=list&page=3"), "CRM");
  expect(chips).toEqual([
    { label: "“mail”", href: "/software?category=crm&sort=name&quick=top&view=list" },
    { label: "CRM", href: "/software?search=mail&sort=name&quick=top&view=list" },
    { label: "Top Rated 4.5+", href: "/software?search=mail&category=crm&sort=name&view=list" },
  ]);
});

test("sort order and view are not filters", () => {
  expect(filterChips(read("?sort=newest&view=list"), undefined)).toEqual([]);
});

test("an unknown category can be removed too", () => {
  expect(filterChips(read("?category=gone"), undefined)).toEqual([{ label: "gone", href: "/software" }]);
});
