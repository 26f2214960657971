import { describe, expect, test } from "vitest";
import { AnswerReader } from "./answer-reader.ts";

const withLength = 'HTTP/1.1 200 OK\r\nX: y\r\nContent-Length: 13\r\n\r\n{"data":null}';
const inChunks =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"dat\r\n8\r\na":null}\r\n0\r\n\r\n';

describe.each([
  ["with its length", withLength],
  ["in chunks", inChunks],
])("an answer %s", (_, text) => {
  const expected = { status: 200, bytes: 13, begin: '{"data":nu' };

  test("is read whole", () => expect(new AnswerReader().push(Buffer.from(text))).toEqual(expected));

  test("is read wherever it is cut", () => {
    for (let at = 1; at < text.length; at++) {
      const reader = new AnswerReader();
      expect(reader.push(Buffer.from(text.slice(0, at)))).toBeUndefined();
      expect(reader.push(Buffer.from(text.slice(at)))).toEqual(expected);
    }
  });

  test("is followed by another on the same connection", () => {
    const reader = new AnswerReader();
    reader.push(Buffer.from(text));
    expect(reader.push(Buffer.from(withLength.replace("200 OK", "503 No")))).toMatchObject({ status: 503 });
  });
});

test("an answer of neither kind is refused", () => {
  const reader = new AnswerReader();
  expect(() => reader.push(Buffer.from("HTTP/1.1 200 OK\r\n\r\nhello\r\n"))).toThrow(/not in chunks/);
});
