import { expect, test } from "vitest";
import { researchGroups } from "./research";

const category = (name: string, softwareCount = 1) => ({ name, softwareCount });
const namesIn = (keywords: readonly string[], ...categories: ReturnType<typeof category>[]) =>
  researchGroups(categories, [{ title: "Group", keywords }]).flatMap((group) =>
    group.categories.map(({ name }) => name),
  );

test.each([
  ["HR Analytics", ["hr "], true],
  ["Core HR", ["hr "], true],
  ["Threat Intelligence", ["hr "], false],
  ["Hrönir", ["hr "], false],
  ["AI-Powered Search", ["ai "], true],
  ["Air Freight", ["ai "], false],
  ["Accounts Payable", ["account"], true],
  ["Account-Based Marketing", ["account"], true],
  ["Key Accounts", ["account"], true],
  ["Discount Tools", ["count"], false],
  ["Machine  Learning", ["machine learning"], true],
])("%s belongs to %o: %s", { tags: ["2.home.7"] }, (name, keywords, expected) => {
  expect(namesIn(keywords, category(name))).toEqual(expected ? [name] : []);
});

test("a group shows the four with most listings", { tags: ["2.home.9", "9.home.2"] }, () => {
  const names = namesIn(["tool"], ...[3, 1, 5, 2, 4].map((count) => category(`Tool ${count}`, count)));
  expect(names).toEqual(["Tool 5", "Tool 4", "Tool 3", "Tool 2"]);
});

test("a group without categories is absent", () => {
  expect(researchGroups([category("CRM")], [{ title: "HR", keywords: ["hr "] }])).toEqual([]);
});
