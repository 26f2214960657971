import DataLoader from "dataloader";
import type { PrismaClient } from "./database/generated/prisma/client.ts";
import { isExpensivePage, type Page, type PageRequest, readPages } from "./database/page.ts";
import { foreignReader, type Reader } from "./database/reader.ts";
import type { RowPlan } from "./database/row-plan.ts";
import { readRows, readSelected } from "./database/rows.ts";
import type { Sql } from "./database/sql.ts";
import type { AttemptKeeper, ProviderService } from "./domain/account/sign-in-by-provider.ts";
import type { SystemService } from "./domain/administration/system.ts";
import { subjectNames } from "./domain/audit/find.ts";
import { ancestorsOf } from "./domain/category/find.ts";
import { categoriesNamed, type NamedCategory } from "./domain/category/named.ts";
import type { Commanding } from "./domain/commanding.ts";
import { companiesOfMembers, companyRating } from "./domain/company/find.ts";
import { type Invitation, invitationsOf, type Member, membersOf } from "./domain/company/members.ts";
import { newLeadCounts } from "./domain/lead/find.ts";
import { type Limits, noLimits, type Purse } from "./domain/limits.ts";
import { areInLists, countsOfLists, itemsOfLists, type ListItem, savedBy } from "./domain/list/find.ts";
import { type WaitingOnReview, waitingOnReviews } from "./domain/review/moderation/queue.ts";
import { type Opinion, opinions } from "./domain/review/opinions.ts";
import { ownReviews } from "./domain/review/own.ts";
import { type PointsOfReviews, pointsOfReviews } from "./domain/review/points.ts";
import { type Revision, revisionsOf } from "./domain/review/revisions.ts";
import { writtenReviews } from "./domain/software/own.ts";
import { type ApiToken, tokensOfCompanies, tokensOfUsers } from "./domain/token/find.ts";
import type { TokenAccess, Viewer } from "./domain/viewer.ts";
import type { MemberRole, SignInProvider } from "./inputs/index.ts";
import type { JobQueue } from "./jobs/enqueue.ts";
import type { Origin } from "./own-site.ts";

/**
 * How far a document is trusted: `built` ones were known at build time (our pages, the facade's routes), `free` ones come
 * from anyone and are held to the limits.
 */
export type Trust = "built" | "free";

/** The browser or program that sends the operation, and what commands may do with its session. */
export interface Caller extends AttemptKeeper {
  /** Whom limits count as one. */
  readonly network: string;
  /** The SHA-256 of its living session. */
  readonly sessionId: string | null;
  /** The SHA-256 of the secret of its device cookie, known to an account or not. */
  readonly deviceId: string | null;
  readonly origin: Origin;
  /** Does it send a session's cookie, living or not? */
  readonly carriesSession: boolean;
  /**
   * Begins a session for the user and ends its own, and has the account know the browser; gives the SHA-256 of both new secrets.
   * Throws WrongCredentials where `passwordHash`, by which one came in, is the user's no more.
   */
  beginSession(userId: string, passwordHash?: string): Promise<{ sessionId: string; deviceId: string }>;
  /** Ends its session, and has the browser forget it. */
  endSession(): Promise<void>;
}

/** What the process as a whole offers to commands. */
export interface Services extends ProviderService {
  readonly limits: Limits;
  /** Keys derived from the secret of the installation. */
  readonly keys: Commanding["keys"];
  /** Where jobs are left; it resolves once the queue has started. */
  queue(): Promise<JobQueue>;
  /** By whom else than by a password one can sign in. */
  readonly signInProviders: readonly SignInProvider[];
  /** What the process tells of itself. */
  system(): SystemService;
}

/** What one operation knows: who asks, when, and loaders that turn many small reads into one. */
export interface Context extends Commanding, ProviderService {
  readonly trust: Trust;
  /** Others after a mutation: what was read before it may be so no more. */
  loaders: Loaders;
  readonly signInProviders: readonly SignInProvider[];
  system(): SystemService;
  /** Another one after a mutation that signs in or out: see enter and leave. */
  viewer: Viewer | null;
  caller: Caller;
  /** What the call is paid from; null where it has no budget. */
  readonly purse: Purse | null;
  /** What of it is paid: all of it, or of documents of our own pages the work that is not free. */
  readonly pays: "all" | "work";
  /** Values that the call counted as work and that turned out not to be done. */
  readonly spared: { values: number };
}

/** Begins a session for the user, whose the operation is from now on. `passwordHash` is what one came in by, if anything. */
export async function enter(context: Context, viewer: Viewer, passwordHash?: string): Promise<void> {
  const begun = await context.caller.beginSession(viewer.id, passwordHash);
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
  /** The API token that a program asks with; there is no viewer then. */
  token?: TokenAccess | null;
  trust: Trust;
  now?: Date;
  purse?: Purse | null;
  pays?: "all" | "work";
  /** Without it nobody can be signed in: what the process asks itself. */
  caller?: Caller;
  /** Without them no command runs that needs them. */
  services?: Services;
}

/** A context of its own for each operation; nothing in it outlives the answer. */
export function createContext(options: ContextOptions): Context {
  const {
    caller = nobody,
    services = noServices,
    now = new Date(),
    token = null,
    purse = null,
    pays = "all",
    ...rest
  } = options;
  const reader = rest.trust === "free" ? foreignReader(rest.reader) : rest.reader;
  return {
    ...rest,
    reader,
    ...services,
    now,
    caller,
    token,
    purse,
    pays,
    spared: { values: 0 },
    loaders: createLoaders(reader, rest.viewer),
  };
}

/** Forgets what was read, for it was written since, or somebody else asks. */
export function forgetReads(context: Context): void {
  context.loaders = createLoaders(context.reader, context.viewer);
}

const none = (what: string) => (): never => {
  throw new Error(`This context has no ${what}`);
};
const missing = (what: string) => async (): Promise<never> => none(what)();

const nobody: Caller = {
  network: "",
  sessionId: null,
  deviceId: null,
  origin: "own",
  carriesSession: false,
  beginSession: missing("browser"),
  endSession: missing("browser"),
  keepAttempt: none("browser"),
  takeAttempt: none("browser"),
};

const noServices: Services = {
  limits: noLimits,
  keys: { sign: none("keys"), signAll: none("keys") },
  queue: missing("queue"),
  signInProviders: [],
  identityProvider: null,
  system: none("system"),
};

export type Loaders = ReturnType<typeof createLoaders>;

/** Pages in one statement at most; the rest follow in the next. */
const pagesPerStatement = 50;

function createLoaders(reader: Reader, viewer: Viewer | null) {
  const pages = new Map<RowPlan, Map<string, DataLoader<PageRequest, Page>>>();
  const rows = new Map<RowPlan, DataLoader<string, unknown>>();
  return {
    /** A page of a list; lists of one kind that are read at the same time share a statement. */
    page(request: PageRequest): Promise<Page> {
      // One look may take long: others must not wait for it, nor it become longer by them.
      if (isExpensivePage(request)) return readPages(reader, [request]).then(([page]) => page as Page);
      const { plan, finder } = request;
      const kinds = upsert(pages, plan, () => new Map<string, DataLoader<PageRequest, Page>>());
      const loader = upsert(
        kinds,
        finder.name,
        () =>
          new DataLoader((requests) => readPages(reader, requests), {
            cache: false,
            maxBatchSize: pagesPerStatement,
          }),
      );
      return loader.load(request);
    },
    /** A row by its id, null where there is none; rows of one plan that are read at the same time share a statement. */
    row(plan: RowPlan, id: string): Promise<unknown> {
      const loader = upsert(
        rows,
        plan,
        () =>
          new DataLoader<string, unknown>(async (ids) => {
            const found = await readRows(reader, plan, ids);
            return ids.map((one) => found.get(one) ?? null);
          }),
      );
      return loader.load(id);
    },
    /** The rows of a whole select of the plan's table, in its order. */
    selected: (plan: RowPlan, from: Sql): Promise<unknown[]> => readSelected(reader, plan, from),
    /** Ids of a category's parents, top level first. */
    ancestors: new DataLoader<string, string[]>(async (ids) => {
      const chains = await ancestorsOf({ reader, viewer }, ids);
      return ids.map((id) => chains.get(id) ?? []);
    }),
    /** The active categories whose name a search text is. */
    categoriesNamed: new DataLoader<string, NamedCategory[]>((texts) => categoriesNamed({ reader }, texts)),
    /** Number and mean of the reviews of a company's software. */
    companyRating: new DataLoader<string, { count: number; mean: number | null }>(async (ids) => {
      const ratings = await companyRating({ reader }, ids);
      return ids.map((id) => ratings.get(id) ?? { count: 0, mean: null });
    }),
    /** How many reviews were written of a listing, hidden ones too. */
    writtenReviews: new DataLoader<string, number>(async (ids) => {
      const counts = await writtenReviews({ reader }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    /** The companies that a user is a member of, by their ids, with the role there. */
    memberships: new DataLoader<string, ReadonlyMap<string, MemberRole>>(async (userIds) => {
      const companies = await companiesOfMembers({ reader }, userIds);
      return userIds.map((id) => companies.get(id) ?? new Map());
    }),
    /** How many leads of a company nobody has looked at. */
    newLeadCount: new DataLoader<string, number>(async (ids) => {
      const counts = await newLeadCounts({ reader }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    /** Members of a company. */
    members: new DataLoader<string, Member[]>(async (ids) => {
      const members = await membersOf({ reader }, ids);
      return ids.map((id) => members.get(id) ?? []);
    }),
    /** Who is invited to a company. */
    invitations: new DataLoader<string, Invitation[]>(async (ids) => {
      const invitations = await invitationsOf({ reader }, ids);
      return ids.map((id) => invitations.get(id) ?? []);
    }),
    /** Id of a user's own review of a software; null where there is none. */
    ownReview: new DataLoader<{ userId: string; softwareId: string }, string | null, string>(
      (pairs) => ownReviews({ reader }, pairs),
      { cacheKeyFn: ({ userId, softwareId }) => `${userId} ${softwareId}` },
    ),
    /** The API tokens of a company. */
    companyTokens: new DataLoader<string, ApiToken[]>(async (ids) => {
      const tokens = await tokensOfCompanies({ reader }, ids);
      return ids.map((id) => tokens.get(id) ?? []);
    }),
    /** The API tokens of a user's own. */
    userTokens: new DataLoader<string, ApiToken[]>(async (ids) => {
      const tokens = await tokensOfUsers({ reader }, ids);
      return ids.map((id) => tokens.get(id) ?? []);
    }),
    /** What a user has said of a review. Not kept: a mutation of the same operation may change it. */
    opinion: new DataLoader<{ userId: string; reviewId: string }, Opinion, string>(
      (pairs) => opinions({ reader }, pairs),
      { cacheKeyFn: ({ userId, reviewId }) => `${userId} ${reviewId}` },
    ),
    /** What a review said before, latest first. */
    revisions: new DataLoader<string, Revision[]>(async (ids) => {
      const found = await revisionsOf({ reader }, ids);
      return ids.map((id) => found.get(id) ?? []);
    }),
    /** What waits for a decision on a review: for administrators. */
    waitingOnReview: new DataLoader<string, WaitingOnReview>((ids) =>
      waitingOnReviews({ reader, viewer }, ids),
    ),
    /** What stands in a list that the viewer may see, in order. */
    listItems: new DataLoader<string, ListItem[]>(async (ids) => {
      const items = await itemsOfLists({ reader, viewer }, ids);
      return ids.map((id) => items.get(id) ?? []);
    }),
    /** How many software stand in a list that the viewer may see. */
    listCount: new DataLoader<string, number>(async (ids) => {
      const counts = await countsOfLists({ reader, viewer }, ids);
      return ids.map((id) => counts.get(id) ?? 0);
    }),
    /** Is a software in a list? */
    isInList: new DataLoader<{ listId: string; softwareId: string }, boolean, string>(
      (pairs) => areInLists({ reader, viewer }, pairs),
      { cacheKeyFn: ({ listId, softwareId }) => `${listId} ${softwareId}` },
    ),
    /** Is a software in any list of the viewer? Nobody has saved anything who is signed out, and nothing is asked. */
    isSaved: new DataLoader<string, boolean>(async (ids) => {
      const saved = viewer && (await savedBy({ reader }, viewer.id, ids));
      return ids.map((id) => saved?.has(id) ?? false);
    }),
    /** What a thing that the audit log names is called now; null where it is gone. */
    subjectName: new DataLoader<string, string | null>((ids) => subjectNames({ reader }, ids)),
    /** What the reviews of a software name as good and bad. */
    reviewPoints: new DataLoader<string, PointsOfReviews>(async (ids) => {
      const points = await pointsOfReviews({ reader }, ids);
      return ids.map((id) => points.get(id) ?? { pros: [], cons: [] });
    }),
  };
}

function upsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
