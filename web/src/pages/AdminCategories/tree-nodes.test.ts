import { describe, expect, test } from "vitest";
import {
  ancestorNames,
  buildTree,
  canMoveUnder,
  type FlatCategory,
  parentOptions,
  subtreeIds,
  visibleNodes,
} from "./tree-nodes";

const category = (id: string, parentId: string | null, more: Partial<FlatCategory> = {}): FlatCategory => ({
  id,
  name: id.toUpperCase(),
  parentId,
  level: parentId ? 1 : 0,
  type: "SOFTWARE",
  isActive: true,
  softwareCount: 0,
  updatedAt: "2026-11-20T11:00:00.000Z",
  ...more,
});
const flat = [
  category("crm", "sales"),
  category("hr", null, { isActive: false }),
  category("lost", "gone"),
  category("sales", null),
  category("small", "crm", { level: 2 }),
  category("law", null, { type: "SERVICE" }),
];
const nodes = buildTree(flat);
const ids = (some: readonly { id: string }[]) => some.map(({ id }) => id);

describe("category trees", () => {
  test("keep the order of the list on each level, also for categories whose parent is missing", () => {
    expect(ids(nodes)).toEqual(["hr", "lost", "sales", "law"]);
    expect(ids(visibleNodes(nodes, () => true))).toEqual(["hr", "lost", "sales", "crm", "small", "law"]);
  });

  test("show only the children of open nodes", () => {
    expect(ids(visibleNodes(nodes, (id) => id === "crm"))).toEqual(["hr", "lost", "sales", "law"]);
    expect(ids(visibleNodes(nodes, (id) => id === "sales"))).toEqual(["hr", "lost", "sales", "crm", "law"]);
  });

  test("know descendants and ancestors", () => {
    expect([...subtreeIds(nodes, new Set(["sales"]))]).toEqual(["sales", "crm", "small"]);
    expect(ancestorNames(flat, "crm")).toEqual(["SALES", "CRM"]);
    expect(ancestorNames(flat, null)).toEqual([]);
  });

  test("offer places of the same type, indented by level, without the moved category", () => {
    expect(parentOptions(nodes, "SOFTWARE", new Set(["crm"]))).toEqual([
      { value: "hr", label: "\u2003HR (inactive)" },
      { value: "lost", label: "\u2003\u2003LOST" },
      { value: "sales", label: "\u2003SALES" },
    ]);
  });
});

test.each([
  ["crm", "hr", true],
  ["crm", null, true],
  ["crm", "sales", false],
  ["sales", null, false],
  ["sales", "sales", false],
  ["sales", "small", false],
  ["sales", "law", false],
])("%s below %s: %s", (moved, target, may) => {
  const of = (id: string | null) => flat.find((each) => each.id === id) ?? null;
  expect(canMoveUnder(nodes, of(moved) as FlatCategory, of(target))).toBe(may);
});
