import type { RequestHandler } from "express";
import type { Logger } from "pino";
import type { IdentityProvider } from "../auth/google.ts";
import type { Keys } from "../auth/keys.ts";
import type { Sessions } from "../auth/sessions.ts";
import type { ServerBranding } from "../branding/read.ts";
import type { ChangeFeed } from "../database/changes/feed.ts";
import type { Database } from "../database/client/open.ts";
import type { SystemService } from "../domain/administration/system.ts";
import type { OriginOf } from "../engine/csrf.ts";
import type { PersistedDocuments } from "../engine/persisted-documents.ts";
import type { Environment } from "../environment.ts";
import type { DefectLog } from "../http/defects.ts";
import type { MetricsAccess } from "../http/metrics-access.ts";
import type { openPages } from "../http/pages.ts";
import type { Probes } from "../http/probes.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import type { PersistedQueryLimit } from "../limits/persisted-query-rate-limit.ts";
import type { ObjectStore } from "../pictures/objects.ts";

/** What the app of a process is made of, and the settings that it follows. */
export interface AppOptions {
  development: boolean;
  database: Database;
  sessions: Sessions;
  keys: Keys;
  known: PersistedDocuments;
  /** Origin of public addresses, without a slash at the end. */
  publicUrl: string;
  /** Where a request comes from. */
  originOf: OriginOf;
  trustProxy: Environment["trustProxy"];
  /** True to tell browsers that all subdomains of the public host have https too. */
  hstsSubdomains?: boolean;
  /** Who may read /metrics; nobody if not set. */
  metrics?: MetricsAccess;
  /** What the site is called and how it looks. */
  brand: ServerBranding;
  /** Where to report security problems; stated in /.well-known/security.txt. */
  contactEmail?: string | undefined;
  rateLimits: boolean;
  /** Rate limit of persisted queries per address (default in inputs/limits.ts). */
  persistedQueryLimit?: PersistedQueryLimit;
  log: Logger;
  /** The log of unexpected errors, if others write to it too. */
  defects?: DefectLog;
  /** Where jobs are left; it resolves once the queue has started. */
  queue(): Promise<JobQueue>;
  /** Sign-in with Google; off if not set. */
  google?: IdentityProvider | undefined;
  /** Where the bytes of pictures lie; in the database where not set. */
  objects?: ObjectStore | null;
  /** The settings and jobs of this process, for administrators. */
  system(): SystemService;
  /** Throws while the process should get no traffic. */
  ready(): Promise<void>;
  /** What load balancers see, if others have to do with it too. */
  probes?: Probes;
  /** Answers with the metrics of all workers; with those of this process if not set. */
  serveMetrics?: RequestHandler | undefined;
  /** Processes like this one that share the machine (default 1): limits of memory are divided by it. */
  workers?: number;
  /** The answer cache: its bytes, and for how many milliseconds a look into the change log holds. Off if not set. */
  answers?: { maxBytes: number; freshMs?: number } | undefined;
  /** Tells the changes of the database; for tests. */
  changes?: ChangeFeed;
  /** Milliseconds between looks into the change log (default 250). */
  changeInterval?: number;
  /** Opens the pages (http/pages.ts). Without it only the other endpoints are served. */
  openPages?: typeof openPages;
}
