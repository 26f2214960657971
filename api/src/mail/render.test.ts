import { expect, test } from "vitest";
import { greeting } from "./render.ts";

test("people are greeted by their first name", () => {
  expect(greeting("Ada")).toBe("Hello Ada,");
  expect(greeting("عبد الرحمن")).toBe("Hello عبد الرحمن,");
  expect(greeting("Anne-Marie d'Arc Jr.")).toBe("Hello Anne-Marie d'Arc Jr.,");
  expect(greeting("é".repeat(80))).toBe(`Hello ${"é".repeat(80)},`);
});

test("without a name they are greeted all the same", () => {
  for (const name of [null, "", " \n "]) expect(greeting(name)).toBe("Hello,");
});

test("a name stays on its line and in its direction", () => {
  expect(greeting("Ada\r\nBcc: eve\u0007\u2028x")).toBe("Hello Ada Bcc: eve x,");
  expect(greeting("A\u202Eda\u2066")).toBe("Hello Ada,");
});

test("a name is no way to send others a link", () => {
  for (const name of [
    "win.example",
    "win24.com",
    "a1.io",
    "1.2.3.4",
    "evil。com",
    "evil．com",
    "www.win.example now",
    "https://win.example",
    "a@win.example",
    "wín.éxample",
    "win\\x",
  ])
    expect(greeting(name), name).toBe("Hello,");
});
