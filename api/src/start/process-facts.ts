import type { Database } from "../database/client/open.ts";
import { productVersion } from "../database/compatibility.ts";
import type { ProcessFacts } from "../domain/administration/system.ts";
import type { Environment } from "../environment.ts";

/** Facts of the running process: public URL, kind of database, and start time. */
interface Started {
  publicUrl: string;
  database: Database["kind"];
  startedAt: Date;
}

/**
 * The settings of this process that administrators see. Each one is listed here, so that a new setting is not shown by accident.
 * Of secrets and internal addresses only whether they are set is shown.
 */
export function describeProcess(
  {
    mail,
    s3,
    rateLimits,
    answerCacheBytes,
  }: Pick<Environment, "mail" | "s3" | "rateLimits" | "answerCacheBytes">,
  { publicUrl, database, startedAt }: Started,
): ProcessFacts {
  return {
    version: productVersion,
    nodeVersion: process.version,
    publicUrl: withoutUser(publicUrl),
    startedAt,
    database,
    mailTransport: mail.smtpUrl === undefined ? "outbox" : "smtp",
    pictureStore: s3 === undefined ? "database" : "object-store",
    hasLimits: rateLimits,
    answerCacheBytes,
  };
}

function withoutUser(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname.replace(/\/$/, "");
}
