import { getNamedType, isObjectType } from "graphql";
import { beforeAll, expect, test, vi } from "vitest";
import { readEnvironment } from "../../environment.ts";
import { schema } from "../../graphql/schema.ts";
import { countDropped, watchAnswers } from "../../metrics/answers.ts";
import { registry } from "../../metrics/registry.ts";
import { describeProcess } from "../../start/process-facts.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import type { SystemService } from "./system.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

const secrets = {
  DATABASE_URL: "postgresql://dbuser:dbpassword@dbhost.example:5432/dbname",
  SECRET: "5ec2e7".padEnd(64, "0"),
  DATA_DIR: "/srv/datafolder",
  SMTP_URL: "smtp://mailuser:mailpassword@mailhost.example:587",
  MAIL_FROM: "Assay <sender@mail.example>",
  GOOGLE_CLIENT_ID: "googleclient",
  GOOGLE_CLIENT_SECRET: "googlesecret",
  S3_BUCKET: "bucketname",
  S3_ENDPOINT: "https://objects.example",
  S3_ACCESS_KEY_ID: "s3accesskey",
  S3_SECRET_ACCESS_KEY: "s3secretkey",
  ADMIN_EMAIL: "operator@home.example",
  ADMIN_PASSWORD: "adminpassword",
  TRUST_PROXY: "10.1.2.3",
  PUBLIC_URL: "https://assay.example/directory",
} as const;

const job = {
  kind: "mail",
  schedule: null,
  workers: 5,
  waiting: 2,
  failed: 1,
  nextRunAt: null,
  lastCompletedAt: new Date("2026-11-20T11:00:00Z"),
};

/** The process as it is with these settings. */
function systemWith(
  settings: Readonly<Record<string, string>>,
  jobs: SystemService["jobs"] = async () => [job],
  metrics: SystemService["metrics"] = () => registry.metrics(),
) {
  const environment = readEnvironment(settings, false);
  const publicUrl = environment.publicUrl ?? "http://localhost:3000";
  const started = { publicUrl, database: database.kind, startedAt: worldNow };
  return testServices({ system: () => ({ facts: describeProcess(environment, started), jobs, metrics }) })
    .services;
}

/** Every field that there is of a type, and of what stands below it. */
function everythingOf(name: string): string {
  const type = schema.getType(name);
  if (!isObjectType(type)) return "";
  const fields = Object.values(type.getFields()).map(
    (field) => `${field.name} ${everythingOf(getNamedType(field.type).name)}`,
  );
  return `{ ${fields.join(" ")} }`;
}
const text = `{ administration { system ${everythingOf("AdministrationSystem")} } }`;
const systemOf = async (services: ReturnType<typeof systemWith>) => {
  const viewer = viewersOf(world).admin;
  // biome-ignore lint/suspicious/noExplicitAny: the test looks at what it expects in it
  return (await read<any>(database, text, {}, { viewer, services, trust: "built" })).administration.system;
};

test("tells how everything is set up, and how database and jobs are", async () => {
  const system = await systemOf(systemWith(secrets));
  expect(system).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    nodeVersion: process.version,
    publicUrl: "https://assay.example/directory",
    startedAt: worldNow.toISOString(),
    databaseKind: database.kind.toUpperCase(),
    mailTransport: "SMTP",
    pictureStore: "OBJECT_STORE",
    hasLimits: true,
    jobs: [{ kind: "mail", workers: 5, waiting: 2, failed: 1, lastCompletedAt: "2026-11-20T11:00:00.000Z" }],
  });
  expect(system.database).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+/),
    latestMigration: expect.stringMatching(/^\d{14}_/),
  });
  expect(system.database.size).toBeGreaterThan(1_000_000);
  expect(system.database.migrationCount).toBeGreaterThan(10);
});

test("tells how the answer cache is, and how far the change log is read", async () => {
  const store = { size: 0, calculatedSize: 0 };
  const counted = watchAnswers(store);
  const read = async () => (await systemOf(systemWith({ ANSWER_CACHE_MB: "2" }))).answerCache;
  const before = await read();
  Object.assign(store, { size: 3, calculatedSize: 4_000 });
  counted.lookup(true);
  counted.lookup(true);
  counted.lookup(false);
  counted.stale();
  countDropped("evicted");
  countDropped("changed");
  expect(await read()).toEqual({
    maxBytes: 2 * 1024 * 1024,
    bytes: 4_000,
    entries: 3,
    hits: before.hits + 2,
    misses: before.misses + 1,
    stale: before.stale + 1,
    evicted: before.evicted + 1,
    changed: before.changed + 1,
    changeLogAge: expect.any(Number),
    changeLogHorizonAge: expect.any(Number),
  });
  Object.assign(store, { size: 0, calculatedSize: 0 });
});

test("tells how far the worker furthest behind has read the change log", async () => {
  const metrics = async () =>
    "# TYPE assay_change_log_age_seconds gauge\nassay_change_log_age_seconds 2.5\nassay_change_log_horizon_age_seconds 40\n";
  const system = await systemOf(systemWith({}, async () => null, metrics));
  expect(system.answerCache).toMatchObject({ changeLogAge: 2.5, changeLogHorizonAge: 40, hits: 0 });
});

test("tells what is not set up, and that the queue does not run", async () => {
  const system = await systemOf(systemWith({ RATE_LIMITS: "off" }, async () => null));
  expect(system).toMatchObject({
    publicUrl: "http://localhost:3000",
    mailTransport: "OUTBOX",
    pictureStore: "DATABASE",
    hasLimits: false,
    jobs: null,
  });
});

test("holds no secret, no address and no place of the settings", async () => {
  const reported = JSON.stringify(await systemOf(systemWith(secrets))).replace(
    "https://assay.example/directory",
    "",
  );
  const pieces = Object.values(secrets).flatMap((value) => value.split(/[^\w-]+/));
  // Words that say what is set up, and not how.
  const harmless = new Set([
    "",
    "postgresql",
    "smtp",
    "https",
    "Assay",
    "example",
    "assay",
    "directory",
    "mail",
  ]);
  for (const piece of pieces.filter((each) => !harmless.has(each) && !/^\d+$/.test(each)))
    expect(reported, piece).not.toContain(piece);
  expect(reported).not.toMatch(/@|:\/\//);
});

test("takes one statement of the database, and asks the queue once", async () => {
  const query = vi.spyOn(database.reader, "query");
  const jobs = vi.fn(async () => [job, { ...job, kind: "sweep" }]);
  await systemOf(systemWith({}, jobs));
  expect([query.mock.calls.length, jobs.mock.calls.length]).toEqual([1, 1]);
  query.mockRestore();
});

test("is told to nobody else", async () => {
  const { user, owner } = viewersOf(world);
  const system = vi.fn();
  const { services } = testServices({ system });
  for (const viewer of [null, user, owner])
    expect(
      await ask(database, "{ administration { system { version } } }", {}, { viewer, services }),
    ).toEqual({
      data: { administration: null },
    });
  expect(system).not.toHaveBeenCalled();
});
