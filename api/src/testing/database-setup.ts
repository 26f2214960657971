import type { TestProject } from "vitest/node";
import { prepareTemplate } from "./database-template.ts";

/** Vitest's globalSetup of the database projects: the migrations run once, and each test file copies the result. */
export default async function setup(project: TestProject): Promise<void> {
  await prepareTemplate(
    project.config.env["ASSAY_TEST_DATABASE"] === "postgresql" ? "postgresql" : "embedded",
  );
}
