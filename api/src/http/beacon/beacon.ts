import express, { type ErrorRequestHandler, type Request, Router } from "express";
import { isBot } from "isbot";
import type { Viewer } from "../../auth/auth-context.ts";
import type { Keys } from "../../auth/keys.ts";
import type { Database } from "../../database/client/open.ts";
import { addViews, ownAmong, type Seen, seenOf, type Visit } from "../../domain/views/views.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import { dayMs } from "../../inputs/index.ts";
import { beaconInput, type View, viewInput } from "../../inputs/views.ts";
import { createMemoryLimiter } from "../../limits/memory-limiter.ts";
import { networkOf } from "../../limits/network.ts";
import { watchLimits } from "../../metrics/limits.ts";
import { Batches } from "./batches.ts";
import { createTickets } from "./tickets.ts";

export interface BeaconOptions {
  database: Pick<Database, "prisma" | "reader">;
  /** The signed-in user; called only for views that would be counted, and free without a session cookie. */
  readViewer(request: Request): Promise<Viewer | null>;
  originOf: OriginOf;
  /** Keys that distinguish visits without storing an address. */
  keys: Keys;
  rateLimits: boolean;
  report(error: unknown): void;
  /** Called with the number of views that were stored. */
  onStored(views: number): void;
  now?: () => Date;
}

/** Where browsers fetch a ticket for a page and send it back; web/src/components/CountView.tsx states the same. */
const path = "/beacon";
/** A comparison with its ticket is smaller. */
const largestBody = 350;
/** Views that are looked at at the same time: while the database does not answer, later ones are lost. */
const maxInFlight = 1_000;
/** Views a minute of one network; each two listings of a comparison are one. */
export const viewsPerMinute = 60;
/** Pairs of compared listings a day of one network: each may become a row that is kept for months. */
export const pairsPerDay = 600;

const countRefusal = watchLimits(["views:network"]);

/**
 * Counts the views of listings, alone and in comparisons, of companies and of reviews. GET answers a ticket as plain text, never cached;
 * POST sends it back a second later or more. Whatever is posted, the answer is an empty 204 at once: a browser has no use for
 * another, and who tries to inflate a number learns nothing.
 */
export function createBeacon(options: BeaconOptions): { routes: Router; close(): Promise<void> } {
  const {
    database,
    readViewer,
    originOf,
    keys,
    rateLimits,
    report,
    onStored,
    now = () => new Date(),
  } = options;
  const batches = new Batches({
    write: async (visits) => onStored(await addViews(database.prisma, visits)),
    report,
  });
  const tickets = createTickets(keys, now);
  const visit = (seen: Seen, address: string): Visit => {
    const day = now().toISOString().slice(0, 10);
    const thing = seen.subject === "pair" ? `${seen.id} ${seen.otherId}` : seen.id;
    const mac = keys.sign("view-visit", `${day} ${seen.subject} ${thing} ${networkOf(address)}`);
    return { ...seen, day, mac: mac.toString("hex") };
  };
  // In this process's memory: an extra view is harmless.
  const limiter = rateLimits ? createMemoryLimiter({ points: viewsPerMinute, seconds: 60 }) : null;
  const pairLimiter = rateLimits
    ? createMemoryLimiter({ points: pairsPerDay, seconds: dayMs / 1_000 })
    : null;

  async function count(request: Request): Promise<void> {
    const sent = readBeacon(request.body);
    if (!sent || !isVisit(request, originOf)) return;
    const { ticket, ...view } = sent;
    const address = request.ip ?? "";
    if (!tickets.isValid(ticket, view, address)) return;
    const { subject } = view;
    const ids = view.id.split(",");
    const points = Math.max(1, (ids.length * (ids.length - 1)) / 2);
    if (limiter && limiter.consume(networkOf(address), points) > 0) return countRefusal("views:network");
    const viewer = await readViewer(request);
    const own = viewer && (await ownAmong(database, { subject, ids }, viewer.id));
    const others = ids.filter((id) => !own?.has(id));
    const isPairCounted =
      subject !== "compare" || (pairLimiter?.consume(networkOf(address), points) ?? 0) === 0;
    for (const seen of seenOf(subject, others))
      if (seen.subject !== "pair" || isPairCounted) batches.add(visit(seen, address));
  }

  const pending = new Set<Promise<void>>();
  const routes = Router({ caseSensitive: true, strict: true });
  // A Blob and a text are all that navigator.sendBeacon sends of itself.
  const readBody = express.text({
    type: ["text/plain", "application/json"],
    limit: largestBody,
    inflate: false,
  });
  routes.post(path, readBody, (request, response) => {
    response.status(204).set("cache-control", "no-store").end();
    if (pending.size >= maxInFlight) return;
    const work = count(request)
      .catch(report)
      .finally(() => pending.delete(work));
    pending.add(work);
  });
  routes.get(path, (request, response) => {
    response.set("cache-control", "no-store");
    const { data: view } = viewInput.safeParse(request.query);
    if (view) response.type("text/plain").send(tickets.issue(view, request.ip ?? ""));
    else response.status(400).type("text/plain").send("Name the page by subject and id.");
  });
  const unreadable: ErrorRequestHandler = (_error, _request, response, _next) => {
    response.status(204).set("cache-control", "no-store").end();
  };
  routes.use(path, unreadable);

  return {
    routes,
    async close() {
      await Promise.all(pending);
      await batches.close();
    },
  };
}

function readBeacon(body: unknown): (View & { ticket: string }) | null {
  if (typeof body !== "string") return null;
  try {
    return beaconInput.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

/** True if the request looks like a person's browser on a page of the site. */
function isVisit(request: Request, originOf: OriginOf): boolean {
  const agent = request.headers["user-agent"];
  return Boolean(agent) && !isBot(agent) && originOf(request) === "own";
}
