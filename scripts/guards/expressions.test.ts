import { expect, test } from "vitest";
import { slowExpressions } from "../checks/expressions.ts";

test.each([
  ["/(a+)+$/", "is not linear: exponential"],
  ["/\\s+$/", "is not linear: 2nd degree polynomial"],
  ["/\\B(?=(?:\\d{3})+$)/g", "cannot be judged"],
  ["/[\\p{L}--[a-z]]+/v", "cannot be judged"],
  ['new RegExp("(a+)+$")', "is not linear: exponential"],
  ['RegExp("a", flags)', "is put together at run time"],
  ["new RegExp(folder)", "is put together at run time"],
])("reports %s", (expression, why) => {
  expect(slowExpressions("a.ts", `const before = 1;\nconst a = ${expression};\n`)).toEqual([
    expect.stringContaining(`a.ts:2: ${expression} ${why}`),
  ]);
});

test.each(["/^[a-z]+$/", "/a+/gu", 'new RegExp("^a", "i")', "4 / 2 / 1"])("allows %s", (expression) => {
  expect(slowExpressions("a.tsx", `const a = <b>{${expression}}</b>;`)).toEqual([]);
});
