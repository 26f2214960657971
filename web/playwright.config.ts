import { randomUUID } from "node:crypto";
import { defineConfig } from "@playwright/test";
import { chromiumOptions } from "../scripts/testing/chromium.ts";
import { freePort } from "../scripts/testing/port.ts";

// Workers read this file again and must find the port that the first reading chose.
const port = process.env["ASSAY_E2E_PORT"] ?? String(await freePort());
process.env["ASSAY_E2E_PORT"] = port;
const admin = process.env["ASSAY_E2E_ADMIN"] ?? randomUUID();
process.env["ASSAY_E2E_ADMIN"] = admin;
/** Files whose server is not the common one. */
const ownServers = ["**/edge-cases/{amounts,names}.e2e.ts", "**/limits.e2e.ts"];
const baseURL = `http://127.0.0.1:${port}`;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../.assay/e2e",
  // More than a small machine has cores: with two workers, two cores idle for a quarter of the time.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 300_000,
  // A page's data may be there long before a busy machine has drawn it.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "../.assay/reports/playwright.json" }]],
  projects: [
    // One worker, which starts the server of these files once; and first, so that no journey waits for them at the end.
    { name: "own-servers", testMatch: ownServers, workers: 1 },
    { name: "journeys", testMatch: "**/*.e2e.ts", testIgnore: ownServers },
  ],
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "UTC",
    // So that there is nothing to wait for. What moves has a journey of its own (motion.e2e.ts).
    contextOptions: { reducedMotion: "reduce" },
    // Tracing costs nearly as much as the tests themselves: turn it on here to look into a failure.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: chromiumOptions(),
  },
  webServer: {
    command: "node ../scripts/testing/server.ts",
    url: `${baseURL}/readyz`,
    env: { PORT: port, ADMIN: admin },
    // `npm test` starts it beside the tests before.
    reuseExistingServer: process.env["ASSAY_E2E_STARTED"] === "yes",
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
