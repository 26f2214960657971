import type { TokenAccess, Viewer } from "../auth/auth-context.ts";
import type { SignInProof } from "../auth/sessions.ts";
import type { ChangeFeed } from "../database/changes/feed.ts";
import type { ReadLog } from "../database/changes/read-log.ts";
import { type Reader, requestReader } from "../database/client/reader.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import type { SignedInUser } from "../domain/account/find.ts";
import type { AttemptStorage, ProviderService } from "../domain/account/sign-in-by-provider.ts";
import type { ChallengeStorage } from "../domain/account/two-step/challenge.ts";
import type { SystemService } from "../domain/administration/system.ts";
import type { CommandContext } from "../domain/command-context.ts";
import type { SignInProvider } from "../inputs/index.ts";
import type { JobQueue } from "../jobs/enqueue.ts";
import { type CallBudget, type Limits, noLimits } from "../limits/limits.ts";
import { createLoaders, type Loaders } from "./loaders.ts";
import type { PageOfRow } from "./plans/nested-pages.ts";

/** Origin of a request: the site's own pages, another site, or unknown. */
export type Origin = "own" | "foreign" | "unknown";

/**
 * How far a document is trusted: `built` ones were known at build time (our pages, the facade's routes), `free` ones come
 * from anyone and are held to the limits.
 */
export type Trust = "built" | "free";

/** The browser or program that sends the operation, and what commands may do with its session. */
export interface Caller extends AttemptStorage, ChallengeStorage {
  /** The subject of rate limits for visitors. */
  readonly network: string;
  /** The SHA-256 of its living session. */
  readonly sessionId: string | null;
  /** The SHA-256 of the secret of its device cookie, known to an account or not. */
  readonly deviceId: string | null;
  readonly origin: Origin;
  /** Does it send a session's cookie, living or not? */
  readonly carriesSession: boolean;
  /**
   * Begins a session for the user and ends its own, and has the account know the browser; gives the SHA-256 of both new secrets, and
   * the session's viewer. Throws WrongCredentials where what the user proved is not enough any more.
   */
  beginSession(
    userId: string,
    proof?: SignInProof,
  ): Promise<{ sessionId: string; deviceId: string; viewer: Viewer | null }>;
  /** Ends its session, and has the browser forget it. */
  endSession(): Promise<void>;
}

/** Something that whoever investigates an incident asks for: who came in, who was refused, which access was changed. */
export interface SecurityEvent {
  /** The mutation; for what was refused before it began, the operation's kind. */
  readonly action: string;
  /** "done", or the code by which it was refused or failed. */
  readonly outcome: string;
  readonly userId: string | null;
  readonly tokenId: string | null;
}

/** Services of the process for commands. */
export interface Services extends ProviderService {
  readonly limits: Limits;
  /** Keys derived from the secret of the installation. */
  readonly keys: CommandContext["keys"];
  /** Where jobs are left; it resolves once the queue has started. */
  queue(): Promise<JobQueue>;
  /** By whom else than by a password one can sign in. */
  readonly signInProviders: readonly SignInProvider[];
  /** The settings and jobs of this process, for administrators. */
  system(): SystemService;
  /** Under which terms the data may be used; null if the operator has not said. */
  readonly dataTerms: string | null;
  /** What the site is called, for authenticator apps. */
  readonly siteName: string;
  /** False if the site has no address to which the contact form could be mailed. */
  readonly takesMessages: boolean;
  /** Read after each mutation, so that this process knows what has changed before it answers; null if it caches nothing. */
  readonly changes: Pick<ChangeFeed, "catchUp"> | null;
  /** Writes a line of the security log. */
  record(event: SecurityEvent): void;
}

/** One run of a plan (plans/answer.ts). */
export interface PlanRun {
  /** The operation's variables, coerced. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Pages that were read in the statement of their row, by the field. */
  readonly pages: Map<object, PageOfRow>;
  /** Is the answer only written (engine/answer-text.ts), so that parts of it may be RawJson? */
  readonly allowsRawJson: boolean;
}

/** The context of one operation: the caller, the time, and loaders that combine small reads. */
export interface Context extends CommandContext, ProviderService {
  readonly trust: Trust;
  /** What the answer reads, if it may be cached. */
  readonly reads: ReadLog | null;
  /** Replaced after each mutation, which may change what they have read. */
  loaders: Loaders;
  readonly signInProviders: readonly SignInProvider[];
  system(): SystemService;
  readonly changes: Services["changes"];
  /** The idempotency key of the request, for its one mutation; of /api only, as GraphQL has an argument for it. */
  idempotencyKey?: string | undefined;
  readonly dataTerms: Services["dataTerms"];
  readonly siteName: string;
  readonly takesMessages: Services["takesMessages"];
  record: Services["record"];
  /** Another one after a mutation that signs in or out: see enter and leave. */
  viewer: Viewer | null;
  caller: Caller;
  /** The budget of the call; null for none. */
  readonly callBudget: CallBudget | null;
  /** What is charged: everything, or for persisted queries only work beyond the free amount. */
  readonly pays: "all" | "work";
  /** Work that was estimated and turned out not to be needed, in values. */
  readonly refundedWork: { values: number };
  /**
   * Null unless a plan answers. Here and not in a WeakMap: the context would be reached from its own value, and so be kept, with the whole
   * request, until the next collection of the old generation.
   */
  readonly planRun: PlanRun | null;
}

/** Begins a session for the user, whose the operation is from now on. */
export async function enter(context: Context, { viewer: { id }, ...proof }: SignedInUser): Promise<void> {
  const { viewer, ...begun } = await context.caller.beginSession(id, proof);
  context.viewer = viewer;
  context.caller = { ...context.caller, ...begun };
}

/** Ends the session; there is no viewer any more. */
export async function leave(context: Context): Promise<void> {
  await context.caller.endSession();
  context.viewer = null;
  context.caller = { ...context.caller, sessionId: null };
}

export interface ContextOptions {
  prisma: PrismaClient;
  reader: Reader;
  viewer: Viewer | null;
  /** The API token of the request; there is no viewer then. */
  token?: TokenAccess | null;
  trust: Trust;
  /** Records what the answer reads; for callers without session and token only. */
  reads?: ReadLog | null;
  now?: Date;
  callBudget?: CallBudget | null;
  pays?: "all" | "work";
  /** Omitted for reads by the process itself. */
  caller?: Caller;
  /** Without them no command runs that needs them. */
  services?: Services;
}

/** A context of its own for each operation; nothing in it outlives the answer. */
export function createContext(options: ContextOptions): Context {
  const {
    caller = internalCaller,
    services = noServices,
    now = new Date(),
    token = null,
    callBudget = null,
    pays = "all",
    reads = null,
    ...rest
  } = options;
  if (rest.viewer || token) reads?.refuse("caller");
  const reader = requestReader(rest.reader, { log: reads, isForeign: rest.trust === "free" });
  return {
    ...rest,
    prisma: reads ? refusingPrisma(rest.prisma, reads) : rest.prisma,
    reader,
    reads,
    ...services,
    now,
    caller,
    token,
    callBudget,
    pays,
    refundedWork: { values: 0 },
    planRun: null,
    loaders: createLoaders(reader, rest.viewer, now),
  };
}

/** A client by which nothing is read without the log being refused: its reads name no tags. */
const refusingPrisma = (prisma: PrismaClient, log: ReadLog): PrismaClient =>
  new Proxy(prisma, {
    get(client, key) {
      log.refuse("client", String(key));
      return Reflect.get(client, key);
    },
  });

/** Replaces the loaders after a mutation, which may change data or the viewer. */
export function resetLoaders(context: Context): void {
  context.loaders = createLoaders(context.reader, context.viewer, context.now);
}

const none = (what: string) => (): never => {
  throw new Error(`This context has no ${what}`);
};
const missing = (what: string) => async (): Promise<never> => none(what)();

const internalCaller: Caller = {
  network: "",
  sessionId: null,
  deviceId: null,
  origin: "own",
  carriesSession: false,
  beginSession: missing("browser"),
  endSession: missing("browser"),
  keepAttempt: none("browser"),
  takeAttempt: none("browser"),
  keepChallenge: none("browser"),
  readChallenge: none("browser"),
};

const noServices: Services = {
  limits: noLimits,
  keys: { sign: none("keys"), signAll: none("keys"), encrypt: none("keys"), decrypt: none("keys") },
  queue: missing("queue"),
  signInProviders: [],
  identityProvider: null,
  system: none("system"),
  dataTerms: null,
  siteName: "",
  takesMessages: false,
  changes: null,
  record: () => {},
};
