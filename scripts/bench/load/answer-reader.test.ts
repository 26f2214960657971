import { describe, expect, test } from "vitest";
import { AnswerReader } from "./answer-reader.ts";

const withLength = 'HTTP/1.1 200 OK\r\nX: y\r\nContent-Length: 13\r\n\r\n{"data":null}';
const inChunks =
  'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"dat\r\n8\r\na":null}\r\n0\r\n\r\n';

describe.each([
  ["with its length", withLength],
  ["in chunks", inChunks],
])("an answer %s", (_, text) => {
  const expected = { status: 200, bytes: 13, begin: '{"data":nu', body: Buffer.from('{"data":null}') };

  test("is read completely", () =>
    expect(new AnswerReader().push(Buffer.from(text))).toMatchObject(expected));

  test("is read wherever it is split", () => {
    for (let at = 1; at < text.length; at++) {
      const reader = new AnswerReader();
      expect(reader.push(Buffer.from(text.slice(0, at)))).toBeUndefined();
      expect(reader.push(Buffer.from(text.slice(at)))).toMatchObject(expected);
    }
  });

  test("is followed by another on the same connection", () => {
    const reader = new AnswerReader();
    reader.push(Buffer.from(text));
    expect(reader.push(Buffer.from(withLength.replace("200 OK", "503 No")))).toMatchObject({ status: 503 });
  });
});

test("a 304 response has no body, whatever its length says", () => {
  const text = "HTTP/1.1 304 Not Modified\r\nContent-Length: 13\r\n\r\n";
  expect(new AnswerReader().push(Buffer.from(text))).toMatchObject({ status: 304, bytes: 0 });
});

test("a response with neither length nor chunks is refused", () => {
  const reader = new AnswerReader();
  expect(() => reader.push(Buffer.from("HTTP/1.1 200 OK\r\n\r\nhello\r\n"))).toThrow(/not in chunks/);
});
