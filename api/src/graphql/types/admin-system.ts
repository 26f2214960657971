import {
  type DatabaseFacts,
  databaseFacts,
  type JobReport,
  jobReports,
  type ProcessFacts,
  processFacts,
} from "../../domain/administration/system.ts";
import { builder } from "../builder.ts";
import { Administration } from "./administration.ts";
import { DatabaseKindEnum, MailTransportEnum, PictureStoreEnum } from "./enums.ts";

const authScopes = { permission: "system.read" } as const;

const SystemDatabase = builder.objectRef<DatabaseFacts>("SystemDatabase").implement({
  description: "How the database is.",
  authScopes,
  fields: (t) => ({
    version: t.exposeString("version", { description: 'Of PostgreSQL, as "17.2".' }),
    size: t.exposeFloat("size", { description: "Bytes." }),
    migrationCount: t.exposeInt("migrationCount", { description: "Migrations that were applied." }),
    latestMigration: t.exposeString("latestMigration", { description: "The name of the last one." }),
  }),
});

const Job = builder.objectRef<JobReport>("JobReport").implement({
  description: "How the jobs of one kind are, in all processes together.",
  authScopes,
  fields: (t) => ({
    kind: t.exposeString("kind", { description: "As the queue knows it." }),
    schedule: t.exposeString("schedule", {
      nullable: true,
      description:
        "When one comes by itself: minute, hour, day of the month, month, day of the week, in UTC; null where none does.",
    }),
    workers: t.exposeInt("workers", { description: "How many each process does at a time." }),
    waiting: t.exposeInt("waiting", { description: "Waiting or under way." }),
    failed: t.exposeInt("failed", { description: "Given up." }),
    lastDoneAt: t.expose("lastDoneAt", {
      type: "DateTime",
      nullable: true,
      description: "When one was last done; null where none was within the last week.",
    }),
    nextRunAt: t.expose("nextRunAt", {
      type: "DateTime",
      nullable: true,
      description: "When one comes by itself; null where none does.",
    }),
  }),
});

const System = builder.objectRef<ProcessFacts>("AdministrationSystem").implement({
  description:
    "How the process that answers is set up, and how the database and the jobs are that all processes share. Never a secret, nor an address but the public one.",
  authScopes,
  fields: (t) => ({
    version: t.exposeString("version", { description: 'Of the product, as "0.1.0".' }),
    nodeVersion: t.exposeString("nodeVersion", { description: 'As "v24.1.0".' }),
    publicUrl: t.exposeString("publicUrl", { description: "Where the pages are for everybody." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "Since when this process runs." }),
    databaseKind: t.expose("database", { type: DatabaseKindEnum, description: "Where the data are." }),
    database: t.field({
      type: SystemDatabase,
      description: "How the database is, asked now.",
      resolve: (_facts, _args, context) => databaseFacts(context),
    }),
    mailTransport: t.expose("mailTransport", { type: MailTransportEnum, description: "How mails leave." }),
    pictureStore: t.expose("pictureStore", {
      type: PictureStoreEnum,
      description: "Where the bytes of pictures are.",
    }),
    hasLimits: t.exposeBoolean("hasLimits", { description: "Whether callers are held to limits." }),
    jobs: t.field({
      type: [Job],
      nullable: true,
      description: "The kinds of jobs by name; null while the queue does not run.",
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
    description: "How the product is set up and how it does.",
    resolve: (_administration, _args, context) => processFacts(context),
  }),
);
