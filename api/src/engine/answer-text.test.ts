import { GraphQLError } from "graphql";
import { expect, test, vi } from "vitest";
import { RawJson } from "../limits/raw-json.ts";
import { answerText } from "./answer-text.ts";

test.each([
  [{ data: null }],
  [{ data: { a: null, b: [1, 2.5, true, '"\n\u2028'], c: { d: [] }, e: {} } }],
  [{ data: { a: 1 }, extensions: { cost: { requested: 1 } } }],
  [{ errors: [new GraphQLError("No.", { extensions: { code: "BUSY" } })] }],
  [{ errors: [new GraphQLError("No.")], data: { a: null }, extensions: { cost: {} } }],
  // Values of the scalar JSON.
  [{ data: { json: { 'a"\n': [undefined], left: undefined, at: new Date(0), é: { "": 0 } } } }],
])("is what JSON.stringify writes: %j", (result) => {
  expect(answerText(result).join("")).toBe(JSON.stringify(result));
});

test("has what is text as it is", () => {
  const row = new RawJson('{"a":"\\":"}');
  expect(answerText({ data: { rows: [row, row], one: { row } } })).toEqual([
    '{"data":{"rows":[',
    row.text,
    ",",
    row.text,
    '],"one":{"row":',
    row.text,
    "}}}",
  ]);
});

test("has what is text beside other values, as JSON.stringify writes them", () => {
  const row = new RawJson("{}");
  const data = { a: { list: [{ b: 1, left: undefined }, { row }], at: new Date(0) }, c: [[row], [], null] };
  expect(answerText({ data }).join("")).toBe(
    `{"data":{"a":{"list":[{"b":1},{"row":{}}],"at":"1970-01-01T00:00:00.000Z"},"c":[[{}],[],null]}}`,
  );
});

test("values without text are written at once", () => {
  const stringify = vi.spyOn(JSON, "stringify");
  const plain = { b: [1, 2], c: { d: "e" } };
  expect(answerText({ data: { plain, row: new RawJson("{}") } }).join("")).toBe(
    '{"data":{"plain":{"b":[1,2],"c":{"d":"e"}},"row":{}}}',
  );
  expect(stringify.mock.calls).toEqual([[plain]]);
  stringify.mockRestore();
});
