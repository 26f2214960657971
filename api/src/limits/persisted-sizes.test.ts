import { type ASTNode, type FieldNode, Kind, parse, visit } from "graphql";
import { expect, test } from "vitest";
import { productDocuments } from "../testing/product-documents.ts";

/** Lists whose length the caller of a persisted query chooses, by their fields. */
function sizesLeftOpen(text: string): string[] {
  const open: string[] = [];
  const isField = (node: ASTNode): node is FieldNode => node.kind === Kind.FIELD;
  const isOfAdministration = (node: ASTNode) =>
    node.kind === Kind.FRAGMENT_DEFINITION && node.typeCondition.name.value === "Administration";
  visit(parse(text), {
    Argument({ name, value }, _key, _parent, _path, ancestors) {
      const nodes = ancestors.filter((one): one is ASTNode => !Array.isArray(one));
      const fields = nodes.filter(isField).map((field) => field.name.value);
      // Refused to everybody but administrators.
      if (fields.includes("administration") || nodes.some(isOfAdministration)) return;
      if (["first", "last"].includes(name.value) && value.kind === Kind.VARIABLE) open.push(fields.join("."));
    },
  });
  return open;
}

test("no page's document leaves it to its caller how long a list is", () => {
  const documents = productDocuments;
  expect(documents.length).toBeGreaterThan(50);
  expect(documents.flatMap(({ text }) => sizesLeftOpen(text))).toEqual([]);
});

test("one that does is found", () => {
  expect(sizesLeftOpen("query Q($n: Int) { a { directory(first: $n) { totalCount } } }")).toEqual([
    "a.directory",
  ]);
});
