import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { retentionDays } from "./sweep.ts";

test("the page on privacy says for how many days leads are kept", async () => {
  const page = await readFile(new URL("../../../../web/content/privacy.md", import.meta.url), "utf8");
  const [, others, spam] =
    /A request is deleted (\d+) days after it was sent, or (\d+) days after it was sent if it was marked as spam/.exec(
      page,
    ) ?? [];
  expect({ spam: Number(spam), others: Number(others) }).toEqual(retentionDays);
});
