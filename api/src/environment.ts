import { existsSync } from "node:fs";
import { z } from "zod";
import { databaseUrlSetting, isElsewhere } from "./environment/database-url.ts";
import { misspelledSettings } from "./environment/misspelled.ts";
import { fileSetting, readSecretFiles, secretSettings } from "./environment/secret-files.ts";
import { type TrustProxy, trustProxySetting } from "./environment/trust-proxy.ts";
import { planWorkers, poolSizeSetting, type Workers, workersSetting } from "./environment/workers.ts";
import { type SiteSettings, signUpInput, siteTexts, withoutEnd } from "./inputs/index.ts";

/** Decimal digits: JavaScript would also read " ", "0x50" and "1e3" as numbers. */
const wholeNumber = (min: number, max: number, error: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
const port = (min: number) => wholeNumber(min, 65_535, `must be a whole number from ${min} to 65535`);
const flag = z.enum(["on", "off"], { error: "must be on or off" });
/** "no-reply@assay.example", or with a name before it: "Assay <no-reply@assay.example>". */
const sender = /^(?:[^<>\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/;
const secretMessage =
  "must be 32 random bytes as 64 hexadecimal digits, for example from openssl rand -hex 32";
const secret = z
  .string()
  .regex(/^[0-9a-f]{64}$/i, secretMessage)
  .transform((text) => Buffer.from(text, "hex"))
  .optional();
const metricsTokenMessage =
  "must be 16 or more letters and digits, without spaces, for example from openssl rand -hex 32";
/** Paths are added to its end, and some are shown to everybody. */
const isPlain = (url: string) => !/[@?#]/.test(url);
const webUrl = z
  .url({ protocol: /^https?$/, error: "must be an http or https address" })
  .refine(isPlain, "must be an http or https address without user, query and fragment")
  .transform((url) => withoutEnd(url, "/"));

const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("production"),
  PORT: port(0).default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z.string().min(1).default(".data"),
  DATABASE_URL: databaseUrlSetting.optional(),
  DATABASE_POOL_SIZE: poolSizeSetting,
  WORKERS: workersSetting.default("auto"),
  PUBLIC_URL: webUrl.optional(),
  DEMO: z.enum(["auto", "on", "full", "off"], { error: "must be auto, on, full or off" }).default("auto"),
  SECRET: secret,
  SECRET_PREVIOUS: secret,
  TRUST_PROXY: trustProxySetting.default(false),
  HSTS_SUBDOMAINS: flag.default("off"),
  ANSWER_CACHE_MB: wholeNumber(0, 100_000, "must be a whole number of megabytes from 0").default(128),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, metricsTokenMessage)
    .optional(),
  METRICS_PORT: port(1).optional(),
  SITE_NAME: siteTexts.name.optional(),
  SITE_TAGLINE: siteTexts.tagline.optional(),
  SITE_DESCRIPTION: siteTexts.description.optional(),
  SITE_CONTACT: siteTexts.contact.optional(),
  SITE_DIR: z.string().optional(),
  CONTACT_EMAIL: z.email("must be an e-mail address").optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  RATE_LIMITS: flag.default("on"),
  SHUTDOWN_TIMEOUT: wholeNumber(0, 3600, "must be a whole number of seconds from 0 to 3600").default(30),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: z.string().regex(sender, "must be an address like Assay <no-reply@assay.example>").optional(),
  MAIL_FOOTER: siteTexts.mailFooter.optional(),
  DATA_TERMS: siteTexts.dataTerms.optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: webUrl.optional(),
  S3_REGION: z.string().default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: wholeNumber(1, 1_000_000, "must be a whole number from 1").default(7),
  ADMIN_EMAIL: signUpInput.shape.email.optional(),
  ADMIN_PASSWORD: signUpInput.shape.password.optional(),
  ADMIN_TWO_STEP: z.enum(["required", "off"], { error: "must be required or off" }).default("off"),
});

/** Every setting, in the order of the documentation's table. */
export const settings: readonly string[] = Object.keys(schema.shape);

/** Settings that mean nothing without each other. */
const pairs = [
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["S3_BUCKET", "S3_ACCESS_KEY_ID"],
  ["ADMIN_EMAIL", "ADMIN_PASSWORD"],
] as const;

/** The settings of this process. Absent means the default of the README's table. */
export interface Environment {
  mode: "development" | "production" | "test";
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Processes that answer requests; one is this process itself. */
  workers: Workers;
  /** Origin and path prefix of public addresses, without a slash at the end; known after listening when not set. */
  publicUrl: string | undefined;
  /** The demo that an empty database gets: invented listings never come by themselves where others could see them. */
  demo: "off" | "small" | "full";
  /** 32 bytes from which keys are derived; created once in DATA_DIR if not set. */
  secret: Buffer | undefined;
  /** The 32 bytes before these, by which stored values are still found. */
  previousSecret: Buffer | undefined;
  trustProxy: TrustProxy;
  /** True if browsers may be told that all subdomains of the public host have https too. */
  hstsSubdomains: boolean;
  /** Bytes of the answer cache of all workers together; 0 turns it off. */
  answerCacheBytes: number;
  /** Who may read /metrics: who has the token, or who reaches the port, which is another than the site's. */
  metrics: { token: string | undefined; port: number | undefined };
  /** What the site is called, and the folder with its look and texts; the folder's own words come after these. */
  site: SiteSettings;
  /** Where reports of security problems go, if not to the site's contact. */
  contactEmail: string | undefined;
  logLevel: string;
  rateLimits: boolean;
  /** Seconds that requests have to end when the server is stopped. */
  shutdownSeconds: number;
  mail: {
    /** smtp:// or smtps://, with its password; mails lie in the outbox when not set. */
    smtpUrl: string | undefined;
    /** The sender as people see it; the mailer has one when not set. */
    from: string | undefined;
  };
  /** The client registered at Google; sign-in with Google is off if not set. */
  google: { clientId: string; clientSecret: string } | undefined;
  /** The object store for pictures; their bytes lie in the database when not set. */
  s3:
    | { endpoint: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string }
    | undefined;
  /** Where a backup is written daily, and how many are kept; none is written if not set. */
  backup: { folder: string; keep: number } | undefined;
  /** The account that is an administrator from the start. */
  admin: { email: string; password: string } | undefined;
  /** True if administrators can administer only with two-step verification. */
  adminTwoStep: boolean;
  /** Values that are secrets, for the log to leave out. */
  secrets: readonly string[];
  /** What is not wrong but probably not meant, a sentence each. */
  warnings: readonly string[];
}

/** A setting that cannot be used; the message names every one of them. */
export class EnvironmentError extends Error {}

/**
 * Reads and checks the environment: the only place that touches process.env.
 * Throws EnvironmentError with one line for each wrong setting.
 */
export function readEnvironment(
  source: Record<string, string | undefined> = process.env,
  inContainer = existsSync("/.dockerenv"),
): Environment {
  // An empty variable (PORT= npm start) means "not set", as shells and compose files use it.
  const present = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const { variables: given, issues } = readSecretFiles(present);
  const result = schema.safeParse(given);
  for (const { path, message } of result.error?.issues ?? []) issues.push(`${path.join(".")}: ${message}`);
  for (const [one, other] of pairs) {
    const [missing, present] = given[one] === undefined ? [one, other] : [other, one];
    if (given[missing] === undefined && given[present] !== undefined)
      issues.push(`${missing}: must be set too when ${present} is`);
  }
  // Processes on several machines would each make a secret of their own, and none could check what another signed.
  if (given["SECRET"] === undefined && isElsewhere(given["DATABASE_URL"]))
    issues.push(
      `SECRET: must be set when DATABASE_URL points to another host: ${secretMessage.slice("must be ".length)}`,
    );
  const workers = result.success ? workersOf(result.data) : "";
  if (typeof workers === "string" && result.success) issues.push(workers);
  if (!result.success || typeof workers === "string" || issues.length > 0)
    throw new EnvironmentError(
      `These settings cannot be used:\n${issues.map((line) => `  ${line}`).join("\n")}`,
    );
  const env = result.data;
  return {
    mode: env.NODE_ENV,
    port: env.PORT,
    host: env.HOST ?? (inContainer ? "0.0.0.0" : "127.0.0.1"),
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    workers,
    publicUrl: env.PUBLIC_URL,
    demo: env.DEMO === "auto" ? defaultDemo(env) : env.DEMO === "on" ? "small" : env.DEMO,
    secret: env.SECRET,
    previousSecret: env.SECRET_PREVIOUS,
    trustProxy: env.TRUST_PROXY,
    hstsSubdomains: env.HSTS_SUBDOMAINS === "on",
    answerCacheBytes: env.ANSWER_CACHE_MB * 1024 * 1024,
    metrics: { token: env.METRICS_TOKEN, port: env.METRICS_PORT },
    site: {
      folder: env.SITE_DIR,
      name: env.SITE_NAME,
      tagline: env.SITE_TAGLINE,
      description: env.SITE_DESCRIPTION,
      contact: env.SITE_CONTACT,
      mailFooter: env.MAIL_FOOTER,
      dataTerms: env.DATA_TERMS,
    },
    contactEmail: env.CONTACT_EMAIL,
    logLevel: env.LOG_LEVEL,
    rateLimits: env.RATE_LIMITS === "on",
    shutdownSeconds: env.SHUTDOWN_TIMEOUT,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    google:
      env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
        ? { clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET }
        : undefined,
    s3:
      env.S3_BUCKET !== undefined &&
      env.S3_ACCESS_KEY_ID !== undefined &&
      env.S3_SECRET_ACCESS_KEY !== undefined
        ? {
            endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    backup: env.BACKUP_DIR === undefined ? undefined : { folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP },
    adminTwoStep: env.ADMIN_TWO_STEP === "required",
    admin:
      env.ADMIN_EMAIL !== undefined && env.ADMIN_PASSWORD !== undefined
        ? { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD }
        : undefined,
    secrets: secretSettings.flatMap((name) => given[name] ?? []),
    warnings: misspelledSettings(Object.keys(present), [...settings, ...secretSettings.map(fileSetting)]),
  };
}

function defaultDemo(env: Pick<z.output<typeof schema>, "DATABASE_URL" | "PUBLIC_URL">) {
  const isHere = env.PUBLIC_URL === undefined || isThisMachine(env.PUBLIC_URL);
  return env.DATABASE_URL === undefined && isHere ? "small" : "off";
}

/** Whether a public URL names this machine: a server with such a one is for trying out. */
export function isThisMachine(url: string): boolean {
  return isLoopback(new URL(url).hostname);
}

/** Names under `localhost` are resolved by no one else (RFC 6761). */
const isLoopback = (host: string): boolean =>
  host === "[::1]" || /^(?:.+\.)?localhost$/.test(host) || /^127(?:\.\d+){3}$/.test(host);

function workersOf(env: z.output<typeof schema>): Workers | string {
  const single =
    env.DATABASE_URL === undefined
      ? "without DATABASE_URL: the embedded database serves one process"
      : env.NODE_ENV === "development"
        ? "in development"
        : undefined;
  return planWorkers({ workers: env.WORKERS, poolSize: env.DATABASE_POOL_SIZE, single });
}
