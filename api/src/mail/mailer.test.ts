import { expect, test } from "vitest";
import { defaultSender } from "./mailer.ts";

test("the default sender is at the site's host", () => {
  const sender = (url: string, name = "Assay") => defaultSender({ name, url });
  expect(sender("https://reviews.assay.example:8443/at")).toBe('"Assay" <no-reply@reviews.assay.example>');
  expect(sender("http://localhost:3000")).toBe('"Assay" <no-reply@localhost>');
  expect(sender("http://127.0.0.1:3000")).toBe('"Assay" <no-reply@localhost>');
  expect(sender("http://[::1]:3000")).toBe('"Assay" <no-reply@localhost>');
  expect(sender("https://a.example", 'A, "B" <c>')).toBe('"A, B <c>" <no-reply@a.example>');
});
