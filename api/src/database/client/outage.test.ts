import { expect, test } from "vitest";
import { isOutage } from "./outage.ts";

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);
const adapter = (cause: object) => ({ meta: { driverAdapterError: { cause } } });

// As PostgreSQL, pg and Prisma throw them when a server is stopped and asked again.
test.each([
  ["stopping", failure("terminating connection due to administrator command", { code: "57P01" })],
  ["starting", failure("the database system is starting up", { code: "57P03" })],
  ["without a free connection", failure("sorry, too many clients already", { code: "53300" })],
  ["broken", failure("Connection terminated unexpectedly")],
  ["refusing", failure("connect ECONNREFUSED 127.0.0.1:5432", { code: "ECONNREFUSED" })],
  ["without its socket", failure("connect ENOENT /s", { code: "ENOENT" })],
  [
    "without its socket under Prisma",
    failure("Invalid invocation:\n\nconnect ENOENT /s", { code: "ENOENT" }),
  ],
  ["silent", failure("timeout exceeded when trying to connect")],
  ["frozen", failure("Query read timeout")],
  [
    "stopping under Prisma",
    failure("Raw query failed.", { code: "P2010", ...adapter({ originalCode: "57P01" }) }),
  ],
  [
    "away under raw Prisma",
    failure("Raw query failed.", { code: "P2010", ...adapter({ kind: "DatabaseNotReachable" }) }),
  ],
  ["away under Prisma", failure("Can't reach database server", { code: "P1001" })],
  ["away under the queue", { message: "connect ECONNREFUSED (Queue: mail)", code: "ECONNREFUSED" }],
])("a database that is %s is an outage", (_name, error) => {
  expect(isOutage(error)).toBe(true);
});

test.each([
  ["a broken rule", failure("duplicate key", { code: "23505" })],
  ["a missing file", failure("open ENOENT /f", { code: "ENOENT" })],
  ["a wrong statement under Prisma", failure("…", { code: "P2021", ...adapter({ originalCode: "42P01" }) })],
  ["no error", "Connection terminated"],
])("%s is none", (_name, error) => {
  expect(isOutage(error)).toBe(false);
});
