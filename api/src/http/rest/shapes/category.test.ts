import { describe, expect, it } from "vitest";
import { type Category, type CategoryTree, toTree } from "./category.ts";

function category(id: string, parentId: string | null, level = parentId === null ? 0 : 1): Category {
  const emptyFields = { description: null, heroDescription: null, longDescription: null, metaTitle: null };
  return {
    ...emptyFields,
    id,
    parentId,
    name: id,
    slug: id,
    categoryType: "software",
    level,
    isActive: true,
    contentSections: [],
    metaDescription: null,
    synonyms: [],
    avgRating: null,
    softwareCount: 0,
    comparedFeatures: [],
  };
}

const shape = (trees: CategoryTree[]): unknown => trees.map(({ id, children }) => [id, shape(children)]);

describe("the tree of categories", () => {
  it("keeps the order at each level, whatever comes first", () => {
    const flat = [
      category("leaf", "b"),
      category("a", null),
      category("b", "top"),
      category("c", "top"),
      category("top", null),
    ];
    expect(shape(toTree(flat))).toEqual([
      ["a", []],
      [
        "top",
        [
          ["b", [["leaf", []]]],
          ["c", []],
        ],
      ],
    ]);
  });

  it("has no maximum depth", () => {
    const flat = Array.from({ length: 40 }, (_, level) =>
      category(`${level}`, level === 0 ? null : `${level - 1}`),
    );
    let depth = 0;
    for (let at = toTree(flat); at[0]; at = at[0].children) depth += 1;
    expect(depth).toBe(40);
  });

  it("leaves out what is below a hidden category", () => {
    expect(shape(toTree([category("a", null), category("orphan", null, 1)]))).toEqual([["a", []]]);
  });
});
