import { expect, it } from "vitest";
import { startup } from "../../testing/wire.ts";
import { startupParameters } from "./wire-frames.ts";

it("reads the parameters of a startup frame", () => {
  expect(startupParameters(startup("psql")).get("application_name")).toBe("psql");
});
