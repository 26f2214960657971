import { expect, test } from "vitest";
import { createDefectLog } from "./defects.ts";

const away = () => Object.assign(new Error("Invalid invocation\n\nCan't reach it"), { code: "P1001" });

test("an outage of the database is one line a second, however many notice it and where", () => {
  const lines: unknown[] = [];
  let time = 0;
  const defects = createDefectLog(
    { error: (...line: unknown[]) => void lines.push(line) } as never,
    () => time,
  );
  const [one, other] = [defects.reporter("one"), defects.reporter("other")];
  for (const report of [one, other, one, defects.outage]) report(away());
  time = 999;
  one(away());
  time = 1_000;
  other(away());
  expect(lines).toEqual([
    [{ reason: "Can't reach it" }, "the database is away"],
    [{ reason: "Can't reach it", unlogged: 4 }, "the database is away"],
  ]);
});

test("any other error is logged whole, also then", () => {
  const lines: unknown[] = [];
  const defects = createDefectLog({ error: (...line: unknown[]) => void lines.push(line) } as never, () => 0);
  defects.outage(away());
  const defect = new Error("a defect");
  defects.reporter("words")(defect);
  expect(lines.at(-1)).toEqual([{ err: defect }, "words"]);
});
