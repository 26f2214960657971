import { expect, test, vi } from "vitest";
import { main, removalLines } from "./demo.ts";

test("prints its usage and returns code 2 before it opens anything", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const args of [["large"], ["full", "twice"], ["small"], ["remove", "it"], ["toString"]])
    expect(await main(args)).toBe(2);
  expect(errors.mock.calls[0]?.[0]).toContain("npm run demo -- full");
  errors.mockRestore();
});

test("names each listing of the demo that stays, with the reasons", () => {
  const used = { id: "7", name: "Kiln", reviews: 1, saves: 2, requests: 0, isOwned: true, isChanged: false };
  expect(removalLines({ software: 1_300, reviews: 0 }, [used])).toEqual([
    "Removed from the demo: 1,300 software.",
    expect.stringContaining("stay"),
    "  Kiln (/software/7): 1 review, 2 saves, its company has members or a claim",
  ]);
  expect(removalLines({ software: 2 }, [])).toEqual(["Removed the demo: 2 software."]);
  expect(removalLines({ software: 0 }, [])).toEqual(["Nothing was removed: this database has no demo."]);
  expect(removalLines({ software: 0 }, [used])[0]).toBe("Nothing more was removed.");
});
