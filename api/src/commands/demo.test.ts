import { expect, test, vi } from "vitest";
import { main } from "./demo.ts";

test("says how it is called, with code 2, before it opens anything", async () => {
  const errors = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const args of [["large"], ["full", "twice"], ["small"]]) expect(await main(args)).toBe(2);
  expect(errors.mock.calls[0]?.[0]).toContain("npm run demo -- full");
  errors.mockRestore();
});
