import { expect, it } from "vitest";
import { frame, opening, startup } from "../../testing/wire.ts";
import { FrameReader } from "./wire-reader.ts";

const longest = 1_000;

it("cuts the stream into the same frames wherever it was broken up", () => {
  const frames = [opening(80877103), startup(), frame("P", "s0\0SELECT 1\0\0\0"), frame("S", "")];
  const stream = Buffer.concat(frames);
  for (let size = 1; size <= stream.length; size++) {
    const reader = new FrameReader(longest);
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
  ["a request of another protocol", Buffer.from("GET / HTTP/1.1\r\n\r\n"), "08P01"],
  ["an opening without a length", Buffer.alloc(8), "08P01"],
  ["an opening of version 2", opening(2 << 16), "0A000"],
  ["a length of zero", Buffer.concat([startup(), Buffer.from("Q\0\0\0\0")]), "08P01"],
  ["a length below that of the length", Buffer.concat([startup(), Buffer.from("Q\0\0\0\x03")]), "08P01"],
  ["a negative length", Buffer.concat([startup(), Buffer.from("Q\xff\xff\xff\xff", "latin1")]), "08P01"],
  ["an unknown type", Buffer.concat([startup(), frame("z", "")]), "08P01"],
  ["a password that nobody asked for", Buffer.concat([startup(), frame("p", "secret\0")]), "08P01"],
  [
    "a message beyond the bound",
    Buffer.concat([startup(), Buffer.from("Q\x7f\xff\xff\xff", "latin1")]),
    "54000",
  ],
])("refuses %s as soon as its header is there", (_name, bytes, code) => {
  expect(() => [...new FrameReader(longest).read(bytes)]).toThrow(expect.objectContaining({ code }));
});
