import { expect, it } from "vitest";
import { copiesIn, FrameReader, prefixStatement, startupParameters } from "./wire-frames.ts";

/** A frame with a type byte, its length and its body. */
function frame(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`, "latin1");
  bytes.writeInt32BE(bytes.length - 1, 1);
  return bytes;
}

function opening(code: number, body = ""): Buffer {
  const bytes = Buffer.from(`\0\0\0\0\0\0\0\0${body}`, "latin1");
  bytes.writeInt32BE(bytes.length, 0);
  bytes.writeInt32BE(code, 4);
  return bytes;
}

it("cuts the stream into the same frames wherever it was broken up", () => {
  const frames = [
    opening(80877103),
    opening(196608, "user\0postgres\0\0"),
    frame("P", "s0\0SELECT 1\0\0\0"),
    frame("S", ""),
  ];
  const stream = Buffer.concat(frames);
  for (let size = 1; size <= stream.length; size++) {
    const reader = new FrameReader();
    const read: { opening: string | undefined; frame: Buffer }[] = [];
    for (let at = 0; at < stream.length; at += size)
      read.push(...reader.read(stream.subarray(at, at + size)));
    expect(read.map(({ frame }) => frame.toString("hex"))).toEqual(
      frames.map((bytes) => bytes.toString("hex")),
    );
    expect(read.map(({ opening }) => opening)).toEqual(["encryption", "startup", undefined, undefined]);
  }
});

it.each([
  ["Parse", frame("P", "s0\0SELECT 1\0\0\0"), frame("P", "c1_s0\0SELECT 1\0\0\0")],
  ["Bind", frame("B", "portal\0s0\0rest"), frame("B", "portal\0c1_s0\0rest")],
  ["Describe of a statement", frame("D", "Ss0\0"), frame("D", "Sc1_s0\0")],
  ["Close of a statement", frame("C", "Ss0\0"), frame("C", "Sc1_s0\0")],
  ["Describe of a portal", frame("D", "Pportal\0"), frame("D", "Pportal\0")],
  ["Parse of the unnamed statement", frame("P", "\0SELECT 1\0\0\0"), frame("P", "\0SELECT 1\0\0\0")],
  ["a simple query", frame("Q", "SELECT 1\0"), frame("Q", "SELECT 1\0")],
])("puts the prefix into %s where a statement is named", (_name, given, expected) => {
  expect(prefixStatement(given, "c1_").frame.toString("latin1")).toBe(expected.toString("latin1"));
});

it("reads the parameters of a startup frame", () => {
  const frame = opening(196608, "user\0postgres\0application_name\0psql\0\0");
  expect(startupParameters(frame).get("application_name")).toBe("psql");
});

it.each([
  ["a simple query", frame("Q", "COPY t FROM STDIN\0"), true],
  ["a prepared one, over lines", frame("P", "\0copy t (a)\n from\tstdin with csv\0\0\0"), true],
  ["a copy to the client", frame("Q", "COPY t TO STDOUT\0"), false],
  ["rows of values", frame("d", "copy from stdin\0"), false],
])("knows whether %s copies rows in", (_name, given, expected) => {
  expect(copiesIn(given)).toBe(expected);
});
