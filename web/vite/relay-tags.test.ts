import { expect, test } from "vitest";
import { importArtifacts } from "./relay-tags.ts";

test("a tag becomes an import of its artifact and keeps the lines", () => {
  const source =
    "const a = graphql`\n  fragment Card_software on Software {\n    name\n  }\n`;\nconst b = 1;";
  const result = importArtifacts(source, "/artifacts");
  expect(result?.code).toContain('import relay_Card_software from "/artifacts/Card_software.graphql";');
  expect(result?.code.split("\n")).toHaveLength(source.split("\n").length);
  expect(result?.code).not.toContain("graphql`");
});

test("code without a document is left alone", () => {
  expect(importArtifacts("const graphql = 1;", "/artifacts")).toBeNull();
});
