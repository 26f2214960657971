import { describe, expect, test } from "vitest";
import { parseSettings } from "./arguments.ts";
import { faultNames } from "./faults/fault.ts";

describe("the arguments of npm run endure", () => {
  test("without any, all faults on both databases for some minutes, with a seed of chance", () => {
    const settings = parseSettings([]);
    expect(settings).toMatchObject({
      minutes: 4,
      faults: faultNames,
      databases: ["embedded", "postgresql"],
      stages: ["faults", "load", "abuse", "soak"],
      strikes: null,
      requests: 10_000,
      isWritten: false,
    });
    expect(settings.seed).toBeGreaterThanOrEqual(0);
  });

  test("choose", () => {
    const args = [
      "--hours",
      "1.5",
      "--seed",
      "7",
      "--faults",
      "clock,kill-server",
      "--database",
      "embedded",
      "--stages",
      "abuse",
      "--requests",
      "90",
      "--write",
    ];
    expect(parseSettings(args)).toEqual({
      minutes: 90,
      seed: 7,
      faults: ["kill-server", "clock"],
      strikes: null,
      databases: ["embedded"],
      stages: ["abuse"],
      requests: 90,
      isWritten: true,
    });
    expect(parseSettings(["--minutes", "0"]).minutes).toBe(0);
    expect(parseSettings(["--kills", "100"]).strikes).toEqual({ kills: 100, restarts: 0 });
    expect(parseSettings(["--kills", "100", "--restarts", "20"]).strikes).toEqual({
      kills: 100,
      restarts: 20,
    });
  });

  test.each([
    [["--hours", "soon"], '--hours must be a number, not "soon".'],
    [["--kills", "all"], '--kills must be a number, not "all".'],
    [["--minutes=-1"], '--minutes must be a number, not "-1".'],
    [["--faults", "kill-server,flood"], '--faults: "flood" is not one of kill-server, '],
    [["--database", "oracle"], '--database: "oracle" is not one of embedded, postgresql.'],
    [["--hour", "1"], "Unknown option '--hour'"],
  ])("%j are refused", (args, message) => {
    expect(() => parseSettings(args)).toThrow(message);
  });
});
