// The shortest form of `npm run endure`: one whole server, killed once while clients of every kind go on.
import { beforeAll, expect, test } from "vitest";
import { bring, builtAsCommitted } from "../steps/project.ts";
import { endureOnce } from "./short-form.ts";

// The first to come builds it, the others wait for that.
beforeAll(() => bring(builtAsCommitted), 600_000);

test("whatever was acknowledged is there once when the server was killed", { timeout: 900_000 }, async () => {
  expect(await endureOnce({ faults: ["kill-server"], databases: ["embedded"] })).toEqual(["kill-server"]);
});
