import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";

test.each(["password", "PassWord", "123456", "qwertyuiop", "trustno1"])(
  "%s is guessed first",
  async (password) => {
    expect(await isCommonPassword(password, [])).toBe(true);
  },
);

test.each(["nia", "Nia2026", "nia@mail.example", "assay!"])(
  "%s is what is known of the account",
  async (password) => {
    expect(await isCommonPassword(password, ["nia@mail.example", "Nia", "assay"])).toBe(true);
  },
);

test.each(["correct horse", "niagara falls", "assay of metals"])("%s is neither", async (password) => {
  expect(await isCommonPassword(password, ["Nia", "assay", "co", "", null])).toBe(false);
});
