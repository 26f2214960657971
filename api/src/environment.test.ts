import { describe, expect, test } from "vitest";
import { EnvironmentError, readEnvironment } from "./environment.ts";

describe("the environment", () => {
  test("has a default for everything", () => {
    expect(readEnvironment({}, false)).toEqual({
      mode: "production",
      port: 3000,
      host: "127.0.0.1",
      dataDir: ".data",
      databaseUrl: undefined,
      publicUrl: undefined,
      demo: "auto",
      trustProxy: undefined,
      logLevel: "info",
      rateLimits: true,
    });
  });

  test("names the demo catalogue that an empty database gets", () => {
    for (const demo of ["auto", "full", "off"]) expect(readEnvironment({ DEMO: demo }).demo).toBe(demo);
    expect(() => readEnvironment({ DEMO: "large" })).toThrow("DEMO: must be auto, full or off");
  });

  test("an empty variable means that it is not set", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "" }, false).port).toBe(3000);
  });

  test("a container listens for the outside, unless it is told otherwise", () => {
    expect(readEnvironment({}, true).host).toBe("0.0.0.0");
    expect(readEnvironment({ HOST: "127.0.0.1" }, true).host).toBe("127.0.0.1");
  });

  test("a public address loses its last slash", () => {
    expect(readEnvironment({ PUBLIC_URL: "https://assay.example/" }).publicUrl).toBe("https://assay.example");
  });

  test("one message names all that is wrong", () => {
    const wrong = { PORT: "http", DATABASE_URL: "mysql://x", DEMO: "yes", PUBLIC_URL: "ftp://x" };
    expect(() => readEnvironment(wrong)).toThrow(EnvironmentError);
    expect(() => readEnvironment({ PORT: "70000" })).toThrow("PORT: must be a whole number from 0 to 65535");
    expect(() => readEnvironment(wrong)).toThrow(/PORT:[\s\S]*DATABASE_URL:[\s\S]*PUBLIC_URL:[\s\S]*DEMO:/);
  });
});
