// The server for end-to-end tests and screenshots: the built one, on the demo catalogue, in a temporary folder. PORT sets its
// port; CATALOGUE, the folder of another catalogue, replaces the demo; LIMITS=on enables rate limits.
// ADMIN is the password of the administrator, admin@assay.example; without it the password is written to the folder.
import { cpSync, rmSync } from "node:fs";
import { embeddedTemplate, prepareTemplate } from "../../api/src/testing/database-template.ts";
import { makeServerFolder } from "./server-folder.ts";

const folder = makeServerFolder();
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

Object.assign(process.env, {
  NODE_ENV: "production",
  HOST: "127.0.0.1",
  DATA_DIR: folder,
  // Empty means not set: the embedded database and the demo, whatever the machine's own settings are.
  DATABASE_URL: "",
  DATABASE_POOL_SIZE: "",
  WORKERS: "",
  PUBLIC_URL: "",
  DEMO: "auto",
  LOG_LEVEL: "warn",
  SMTP_URL: "",
  MAIL_FROM: "",
  GOOGLE_CLIENT_ID: "",
  GOOGLE_CLIENT_SECRET: "",
  ADMIN_EMAIL: process.env["ADMIN"] ? "admin@assay.example" : "",
  ADMIN_PASSWORD: process.env["ADMIN"] ?? "",
  // Tests come from one address: only those that are about the limits have them.
  RATE_LIMITS: process.env["LIMITS"] || "off",
});

// To make and migrate the same database again takes a third of the start: this one is a copy of the tests' empty one.
await prepareTemplate("embedded");
cpSync(await embeddedTemplate(), folder, { recursive: true });
const catalogue = process.env["CATALOGUE"];
if (catalogue) {
  const { main } = await import("../../api/src/commands/catalog.ts");
  const { Report } = await import("../../api/src/import/report.ts");
  const silent = { write: () => undefined };
  if ((await main(["import", catalogue], new Report(silent, process.stderr))) !== 0) process.exit(1);
}

const { run } = await import("../../api/src/main.ts");
await run();
