import { expect, it } from "vitest";
import { frame } from "../../testing/wire.ts";
import { ClientStatements } from "./wire-statements.ts";

const renamed = (statements: ClientStatements, given: Buffer) => statements.rename(given).toString("latin1");
const bytes = (given: Buffer) => given.toString("latin1");

it.each([
  ["Parse", frame("P", "s0\0SELECT 1\0\0\0"), frame("P", "c1_s0\0SELECT 1\0\0\0")],
  ["Bind", frame("B", "portal\0s0\0rest"), frame("B", "portal\0c1_s0\0rest")],
  ["Describe of a statement", frame("D", "Ss0\0"), frame("D", "Sc1_s0\0")],
  ["Close of a statement", frame("C", "Ss0\0"), frame("C", "Sc1_s0\0")],
  ["Describe of a portal", frame("D", "Pportal\0"), frame("D", "Pportal\0")],
  ["Parse of our own unnamed statement", frame("P", "\0SELECT 1\0\0\0"), frame("P", "\0SELECT 1\0\0\0")],
  ["a simple query", frame("Q", "SELECT 1\0"), frame("Q", "SELECT 1\0")],
  ["a Parse without the end of its name", frame("P", "abc"), frame("P", "abc")],
  ["a Bind without the end of its portal", frame("B", "abc"), frame("B", "abc")],
  ["a Describe without a name", frame("D", "S"), frame("D", "S")],
  ["an empty Describe", frame("D", ""), frame("D", "")],
])("puts the connection's number into %s where a statement is named", (_name, given, expected) => {
  expect(renamed(new ClientStatements(1, { isOwn: true }), given)).toBe(bytes(expected));
});

it("names the unnamed statements of a foreign client, and gives back those that it replaced", () => {
  const statements = new ClientStatements(7, { isOwn: false });
  const parse = frame("P", "\0SELECT 1\0\0\0");
  const bind = frame("B", "\0\0rest");
  expect(renamed(statements, bind)).toBe(bytes(frame("B", "\0u7_\0rest")));
  expect(renamed(statements, parse)).toBe(bytes(frame("P", "u7_1\0SELECT 1\0\0\0")));
  expect(statements.takeReplaced()).toEqual([]);
  expect(renamed(statements, parse)).toBe(bytes(frame("P", "u7_2\0SELECT 1\0\0\0")));
  expect(renamed(statements, bind)).toBe(bytes(frame("B", "\0u7_2\0rest")));
  expect(statements.all()).toEqual(["u7_1", "u7_2"]);
  expect(statements.takeReplaced()).toEqual(["u7_1"]);
  expect(statements.all()).toEqual(["u7_2"]);
});
