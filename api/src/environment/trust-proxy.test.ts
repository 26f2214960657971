import express from "express";
import { describe, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";

const read = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustProxy;

describe("TRUST_PROXY", () => {
  test.each([
    ["", false],
    ["off", false],
    ["0", false],
    ["on", 1],
    ["2", 2],
    ["10.0.0.5", ["10.0.0.5"]],
    ["loopback, 10.1.0.0/16,fd00::/8", ["loopback", "10.1.0.0/16", "fd00::/8"]],
  ])("%j is understood, by Express too", (text, value) => {
    expect(read(text)).toEqual(value);
    expect(() => express().set("trust proxy", read(text))).not.toThrow();
  });

  test.each([
    "garbage",
    "proxy.example",
    "10.0.0",
    "10.0.0.0/33",
    "0.0.0.0/0",
    "::/0",
    "-1",
    "1.5",
    "10.0.0.1,",
    "yes",
  ])("%j is refused in one sentence", (text) => {
    expect(() => read(text)).toThrow(
      /^These settings cannot be used:\n {2}TRUST_PROXY: must be off, the number of reverse proxies[^\n]*$/,
    );
  });
});
