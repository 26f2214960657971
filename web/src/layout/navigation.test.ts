import { expect, test } from "vitest";
import { hasPage } from "../route-match";
import { routeTable } from "../route-table";
import { accountLinks, footerGroups, footerGroupsOf, headerLinks, shownLinks } from "./navigation";

const visitor = { isSignedIn: false, isAdmin: false };
const everyLink = [...headerLinks, ...accountLinks, ...footerGroups.flatMap(({ links }) => links)];

test("a link is shown if and only if a route exists for it", () => {
  const paths = routeTable.map(({ path }) => path);
  const shown = shownLinks(
    everyLink.map(({ label, href }) => ({ label, href })),
    visitor,
  );
  for (const link of everyLink) {
    expect(
      shown.some(({ href }) => href === link.href),
      link.href,
    ).toBe(paths.includes(link.href));
  }
});

test("adding a route is all it takes for its link to appear", () => {
  const leadsSomewhere = (href: string) => hasPage(href, [{ path: "/about", page: "Content" }]);
  expect(shownLinks(headerLinks, visitor, leadsSomewhere).map(({ href }) => href)).toEqual(["/about"]);
});

test.each([
  [{ isSignedIn: false, isAdmin: false }, ["Join/Login", "Add Your Product/Services"]],
  [{ isSignedIn: true, isAdmin: false }, ["Profile", "My Lists", "Dashboard", "Write Review"]],
])("%o sees %o", { tags: ["2.nav.18"] }, (who, labels) => {
  expect(shownLinks(accountLinks, who, () => true).map(({ label }) => label)).toEqual(labels);
});

test("Admin is for administrators", () => {
  const labels = (isAdmin: boolean) =>
    shownLinks(headerLinks, { isSignedIn: true, isAdmin }, () => true).map(({ label }) => label);
  expect(labels(false)).not.toContain("Admin");
  expect(labels(true)).toContain("Admin");
});

test("a legal notice is linked if the operator has written one", () => {
  const has = (hasLegalNotice: boolean) =>
    footerGroupsOf({ hasLegalNotice }).some(({ links }) => links.some(({ href }) => href === "/imprint"));
  expect([has(true), has(false)]).toEqual([true, false]);
});
