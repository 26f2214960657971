import { describe, expect, test } from "vitest";
import { StatementNames } from "./statement-names.ts";

const limits = { own: { texts: 2, characters: 100 }, generation: { texts: 3, characters: 100 }, longest: 40 };

/** Texts of their own, by their numbers. */
const texts = (count: number, from = 0) => Array.from({ length: count }, (_, n) => `select ${from + n}`);

describe("names of statements", () => {
  test("a text has one name, and a name one text, for ever", () => {
    const names = new StatementNames(limits);
    const given = new Map<string, string>();
    for (const text of [...texts(50), ...texts(50), ...texts(50, 25)])
      for (const origin of ["own", "command", "foreign"] as const) {
        const { name, text: kept } = names.statement(text, origin);
        expect(name).not.toBe("");
        expect(given.get(name) ?? text).toBe(text);
        expect(kept).toBe(text);
        given.set(name, text);
      }
  });

  test("own texts keep theirs, however many others come", () => {
    const names = new StatementNames(limits);
    const before = names.statement("select own", "own").name;
    for (const text of texts(100)) names.statement(text, "foreign");
    expect(names.statement("select own", "own").name).toBe(before);
    // A later request for the same text.
    expect(names.statement("select own", "foreign").name).toBe(before);
  });

  test("commands, however many texts they have, leave the names of our own to these", () => {
    const names = new StatementNames(limits);
    for (const text of texts(100)) names.statement(text, "command");
    const { name } = names.statement("select own", "own");
    for (const text of texts(100)) names.statement(text, "foreign");
    expect(names.statement("select own", "own").name).toBe(name);
  });

  test("a full generation ends, and what comes next is named again", () => {
    const names = new StatementNames(limits);
    const began = names.generation;
    const first = texts(3).map((text) => names.statement(text, "foreign").name);
    expect(texts(3).map((text) => names.statement(text, "foreign").name)).toEqual(first);
    expect(names.generation).toBe(began);
    const next = names.statement("select 3", "foreign").name;
    expect(names.generation).toBe(began + 1);
    expect([...first, ""]).not.toContain(next);
    expect(names.statement("select 0", "foreign").name).not.toBe(first[0]);
  });

  test("long texts fill a generation sooner, and too long ones go unnamed", () => {
    const names = new StatementNames(limits);
    const long = (n: number) => `${n}`.padEnd(40, "-");
    const began = names.generation;
    for (const n of [1, 2]) names.statement(long(n), "foreign");
    expect(names.generation).toBe(began);
    names.statement(long(3), "foreign");
    expect(names.generation).toBe(began + 1);
    expect(names.statement("-".repeat(41), "foreign").name).toBe("");
    expect(names.generation).toBe(began + 1);
  });

  test("own texts beyond their limit are named by generations", () => {
    const names = new StatementNames(limits);
    const own = texts(2).map((text) => names.statement(text, "own").name);
    const more = texts(10, 2).map((text) => names.statement(text, "own").name);
    expect(names.generation).toBeGreaterThan(1);
    expect(more).not.toContain("");
    expect(texts(2).map((text) => names.statement(text, "own").name)).toEqual(own);
  });
});
