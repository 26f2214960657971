import { expect, test } from "vitest";
import { featuresOf, storedFeatures, vocabularyText } from "./vocabulary-text";

const stored = [
  { key: "sso", name: "Single sign-on", description: "One password for all." },
  { key: "export", name: "Export", description: null },
];

test("a vocabulary is a line for each feature, and is read back as it was", () => {
  const text = vocabularyText(stored);
  expect(text).toBe("Single sign-on | One password for all.\nExport");
  expect(featuresOf(text, stored)).toEqual(stored);
});

test("a feature keeps its key when it is moved or renamed in its line, and a new one has none", () => {
  const keysOf = (text: string) => featuresOf(text, stored).map(({ key }) => key);
  expect(keysOf("Export\nSingle sign-on")).toEqual(["export", "sso"]);
  expect(keysOf("SINGLE SIGN-ON\nCSV export")).toEqual(["sso", "export"]);
  expect(keysOf("Single sign-on\nExport\nImport")).toEqual(["sso", "export", null]);
  expect(keysOf("Import")).toEqual([null]);
  expect(keysOf(" \n\n")).toEqual([]);
});

test("what is not JSON has no features", () => {
  expect([storedFeatures(undefined), storedFeatures("{"), storedFeatures("{}")]).toEqual([[], [], []]);
});
