import { expect, test } from "vitest";
import { knownDocument, knownDocuments } from "./execute.ts";

test("a document of our own that the schema does not fit is a defect at once", () => {
  expect(() => knownDocument("{ nonsense }")).toThrow(/Cannot query field "nonsense"/);
});

test("known documents are found by their ids, and by nothing that an object happens to have", () => {
  const known = knownDocuments(() => ({ a: "{ figures { software } }" }));
  expect(known.document("a")).toMatchObject({ kind: "Document" });
  expect(known.document("a")).toBe(known.document("a"));
  expect(known.document("b")).toBeUndefined();
  expect(known.document("constructor")).toBeUndefined();
});

test("while developing, a query that was just saved is known", () => {
  const texts: Record<string, string> = {};
  const live = knownDocuments(() => ({ ...texts }), { isLive: true });
  const built = knownDocuments(() => ({ ...texts }));
  texts.later = "{ figures { software } }";
  expect(live.document("later")).toMatchObject({ kind: "Document" });
  expect(built.document("later")).toBeUndefined();
});
