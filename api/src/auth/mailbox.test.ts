import { expect, test } from "vitest";
import { normalizeMailbox } from "./mailbox.ts";

test.each([
  ["Ada@Mail.example", "ada@mail.example"],
  [" ada+news@mail.example ", "ada@mail.example"],
  ["ada+a+b@mail.example", "ada@mail.example"],
  ["+ada@mail.example", "+ada@mail.example"],
  ["a.da@mail.example", "a.da@mail.example"],
])("%s leads to the mailbox %s", (email, mailbox) => {
  expect(normalizeMailbox(email)).toBe(mailbox);
});
