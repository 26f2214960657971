import { auditActions } from "@assay/api/inputs";
import { expect, test } from "vitest";
import { actionPhrases } from "~/components/admin/audit/action-phrases";
import { asEnum, factText, fieldName } from "./labels";

test("every word of the log has its name in the API and a deed in words", () => {
  expect(auditActions.map(asEnum).toSorted()).toEqual(Object.keys(actionPhrases).toSorted());
});

test("names of fields are words", () => {
  expect(["isVerified", "status", "parentId"].map(fieldName)).toEqual(["Is verified", "Status", "Parent id"]);
});

test.each([
  [null, "–"],
  ["", "–"],
  [false, "No"],
  [3, "3"],
  ["hidden", "hidden"],
  [["crm", "erp"], "crm, erp"],
  [[], "–"],
  [{ a: 1 }, '{"a":1}'],
])("%j is told as %s", (fact, text) => {
  expect(factText(fact)).toBe(text);
});
