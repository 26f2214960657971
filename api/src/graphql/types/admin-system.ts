import {
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
