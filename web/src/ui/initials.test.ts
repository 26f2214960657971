import { expect, test } from "vitest";
import { initials } from "./initials";

test.each([
  ["Ada Lovelace", "AL"],
  ["ada", "A"],
  ["Jean-Luc van der Berg", "JB"],
  ["  (Bob)  «Smith» ", "BS"],
  ["محمد بن سلمان", "م"],
  ["王小明", "王"],
  ["👩‍🚀 Rocket", "👩‍🚀"],
  ["Ada 👩‍🚀", "A"],
  ["é́lan vital", "É́V"],
  ["…", ""],
  ["", ""],
])("%j is %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
