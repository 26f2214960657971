import { expect, test } from "vitest";
import { idOrSlug } from "./id-or-slug";

test.each([
  ["0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55", "databaseId"],
  ["0199F3A2-1F4E-7C31-8F6E-2B1C9D0E4A55", "databaseId"],
  ["0199f3a2-suite", "slug"],
  ["beacon-crm", "slug"],
  ["", "slug"],
] as const)("%s is taken for a %s", (text, kind) => {
  expect(idOrSlug(text)).toMatchObject({ [kind]: text.toLowerCase() });
});
