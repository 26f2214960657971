import { expect, test, vi } from "vitest";
import type { Statements } from "../../database/client/transaction.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { endBulkInSteps } from "./bulk.ts";
import { setNames } from "./sets.ts";

test("after rows that are committed statistics are renewed table by table, before and after the transaction", async () => {
  const done: string[] = [];
  const $executeRaw: Statements["$executeRaw"] = async (query) => done.push((query as { text: string }).text);
  const inTransaction = vi.fn(async (_recompute: unknown) => done.push("transaction"));
  await endBulkInSteps({ $executeRaw }, inTransaction);
  expect(inTransaction).toHaveBeenCalledWith(recomputeCounters);
  const at = done.indexOf("transaction");
  expect(done.slice(0, at)).toEqual(setNames.map((name) => `analyze ${name}`));
  const after = done.slice(at + 1);
  expect(after).toContain("analyze category_listing");
  for (const text of after) expect(text).toMatch(/^analyze \w+$/);
});
