import { auditActions } from "@assay/api/inputs";
import { expect, test } from "vitest";
import { actionPhrases } from "~/components/admin/audit/action-phrases";
import { asEnum, factText, fieldName } from "./labels";

test("every word of the log has an API name and a label", () => {
  expect(auditActions.map(asEnum).toSorted()).toEqual(Object.keys(actionPhrases).toSorted());
});

test("names of fields have labels in words", () => {
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
])("%j is shown as %s", (fact, text) => {
  expect(factText(fact)).toBe(text);
});
