import {
  type AnswerCacheReport,
  answerCacheReport,
  type DatabaseFacts,
  databaseFacts,
  type JobReport,
  jobReports,
  type ProcessFacts,
  processFacts,
} from "../../domain/administration/system.ts";
import { builder } from "../builder.ts";
import { DatabaseKindEnum, MailTransportEnum, PictureStoreEnum } from "./admin-enums.ts";
import { Administration } from "./administration.ts";

const authScopes = { permission: "system.read" } as const;

const SystemDatabase = builder.objectRef<DatabaseFacts>("SystemDatabase").implement({
  description: "State of the database.",
  authScopes,
  fields: (t) => ({
    version: t.exposeString("version", { description: 'Version of PostgreSQL, for example "17.2".' }),
    size: t.exposeFloat("size", { description: "Size in bytes." }),
    migrationCount: t.exposeInt("migrationCount", { description: "Number of applied migrations." }),
    latestMigration: t.exposeString("latestMigration", {
      description: "Name of the last applied migration.",
    }),
  }),
});

const AnswerCache = builder.objectRef<AnswerCacheReport>("AnswerCacheReport").implement({
  description:
    "State of the answer cache, over all workers of the server that answers. Other servers have caches of their own. Counts begin with the start of the server.",
  authScopes,
  fields: (t) => ({
    maxBytes: t.exposeFloat("maxBytes", { description: "Size limit in bytes; 0 if the cache is off." }),
    bytes: t.exposeFloat("bytes", { description: "Estimated size in bytes." }),
    entries: t.exposeInt("entries", { description: "Number of cached responses." }),
    hits: t.exposeFloat("hits", { description: "Number of responses served from the cache." }),
    misses: t.exposeFloat("misses", {
      description: "Number of cacheable requests whose response was not in the cache.",
    }),
    stale: t.exposeFloat("stale", {
      description: "Number of responses served from the cache because the database was unavailable.",
    }),
    evicted: t.exposeFloat("evicted", {
      description: "Number of responses removed because the size limit was reached.",
    }),
    changed: t.exposeFloat("changed", {
      description: "Number of responses removed because data they contain had changed.",
    }),
    changeLogAge: t.float({
      description: "Seconds since the change log was last read, by the worker that is furthest behind.",
      resolve: ({ changeLog }) => changeLog.age,
    }),
    changeLogHorizonAge: t.float({
      description:
        "Seconds for which the oldest open write transaction of the database server has been observed; 0 if there is none.",
      resolve: ({ changeLog }) => changeLog.horizonAge,
    }),
  }),
});

const Job = builder.objectRef<JobReport>("JobReport").implement({
  description: "State of one kind of background job, over all processes.",
  authScopes,
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "Name of the queue." }),
    schedule: t.exposeString("schedule", {
      nullable: true,
      description:
        "Cron expression in UTC (minute, hour, day of month, month, day of week); null if it is not scheduled.",
    }),
    workers: t.exposeInt("workers", { description: "Number of jobs that each process runs at a time." }),
    waiting: t.exposeInt("waiting", { description: "Number of jobs waiting or running." }),
    failed: t.exposeInt("failed", { description: "Number of jobs that failed after all retries." }),
    lastCompletedAt: t.expose("lastCompletedAt", {
      type: "DateTime",
      nullable: true,
      description: "Last completion; null if there was none in the last 7 days.",
    }),
    nextRunAt: t.expose("nextRunAt", {
      type: "DateTime",
      nullable: true,
      description: "Next scheduled run; null if it is not scheduled.",
    }),
  }),
});

const System = builder.objectRef<ProcessFacts>("AdministrationSystem").implement({
  description:
    "Configuration of the process that answers, and state of the database and background jobs that all processes share. Contains no secrets and no internal addresses.",
  authScopes,
  fields: (t) => ({
    version: t.exposeString("version", { description: 'Version of the product, for example "1.0.0".' }),
    nodeVersion: t.exposeString("nodeVersion", { description: 'Version of Node.js, for example "v24.1.0".' }),
    publicUrl: t.exposeString("publicUrl", { description: "Public URL of the site." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "Start time of this process." }),
    databaseKind: t.expose("database", { type: DatabaseKindEnum, description: "Where data is stored." }),
    database: t.field({
      type: SystemDatabase,
      description: "Current state of the database.",
      resolve: (_facts, _args, context) => databaseFacts(context),
    }),
    mailTransport: t.expose("mailTransport", { type: MailTransportEnum, description: "How e-mail is sent." }),
    pictureStore: t.expose("pictureStore", {
      type: PictureStoreEnum,
      description: "Where uploaded images are stored.",
    }),
    hasLimits: t.exposeBoolean("hasLimits", { description: "True if rate limits are enforced." }),
    answerCache: t.field({
      type: AnswerCache,
      description: "State of the answer cache of this server.",
      resolve: (_facts, _args, context) => answerCacheReport(context),
    }),
    jobs: t.field({
      type: [Job],
      nullable: true,
      description: "Kinds of background jobs by name; null if the queue is not running.",
      resolve: async (_facts, _args, context) => {
        const reports = await jobReports(context);
        return reports && [...reports];
      },
    }),
  }),
});

builder.objectField(Administration, "system", (t) =>
  t.field({
    type: System,
    description: "Configuration and state of the installation.",
    resolve: (_administration, _args, context) => processFacts(context),
  }),
);
