import { type Transaction, transaction } from "../../database/client/transaction.ts";
import type { ChangeFacet, ChangeKind } from "../../inputs/index.ts";
import { companyEvents } from "./company-events.ts";
import { addDeliveries } from "./deliveries.ts";
import type { NotifyDisabled } from "./disable.ts";
import { noteAllScopes } from "./known.ts";
import { beginPlace, lockPlace } from "./place.ts";
import { publicEvents } from "./public-events.ts";
import { readScopes } from "./scopes.ts";

/** A thing that has changed, as a visitor sees it; null if it is gone. */
export interface DispatchedChange {
  readonly kind: ChangeKind;
  readonly id: string;
  readonly facets: readonly ChangeFacet[];
  readonly gone: boolean;
  readonly thing: object | null;
}

/** A page of the change log, and the cursor behind it. */
export interface LogPage {
  readonly changes: readonly DispatchedChange[];
  readonly end: string;
  readonly hasMore: boolean;
}

export interface DispatchOptions {
  /** Reads a page after the cursor, outside any transaction; null if the cursor has expired. */
  read(place: string): Promise<LogPage | null>;
  now(): Date;
  notifyDisabled?: NotifyDisabled;
}

type Database = Parameters<typeof transaction>[0];

/** Milliseconds after which another process takes over from one that has not finished a page. */
const leaseMs = 60_000;

/**
 * Writes the deliveries of one page of the change log, and moves on in the same transaction. Several processes may call it at once: one has
 * the lease, and of two that read the same page only the first writes. `hasMore` is true if the next page is to be dispatched at once.
 */
export async function dispatchPage(
  database: Database,
  { read, now, notifyDisabled }: DispatchOptions,
): Promise<{ deliveries: number; hasMore: boolean }> {
  const place = await leasePlace(database, now());
  if (place === null) return { deliveries: 0, hasMore: false };
  try {
    const page = await read(place);
    return await transaction(database, async (tx) => {
      if ((await lockPlace(tx)) !== place) return { deliveries: 0, hasMore: true };
      if (page === null) {
        await noteAllScopes(tx);
        await beginPlace(tx);
        await tx.$executeRaw`update webhook_cursor set leased_until = null`;
        return { deliveries: 0, hasMore: false };
      }
      const deliveries = await writePage(tx, page.changes, { place, now: now(), notifyDisabled });
      await tx.$executeRaw`update webhook_cursor set place = ${page.end}, leased_until = null`;
      return { deliveries, hasMore: page.hasMore };
    });
  } catch (error) {
    await database.prisma.$executeRaw`update webhook_cursor set leased_until = null`.catch(() => {});
    throw error;
  }
}

/**
 * The place to read from, leased to this process; null if another has it or there is no webhook. Without webhooks the log is not followed;
 * with webhooks and without a place, as after a restore, it begins at the end of the log.
 */
async function leasePlace(database: Database, now: Date): Promise<string | null> {
  const { prisma } = database;
  const [cursor] = await prisma.$queryRaw<{ place: string | null; isNeeded: boolean }[]>`
    select (select place from webhook_cursor), exists (select from webhook_endpoint) as "isNeeded"`;
  if (!cursor?.isNeeded) {
    if (cursor && cursor.place !== null) await stopFollowing(database);
    return null;
  }
  if (cursor.place === null)
    await transaction(database, async (tx) => {
      if ((await lockPlace(tx)) !== null) return;
      await noteAllScopes(tx);
      await beginPlace(tx);
    });
  const [leased] = await prisma.$queryRaw<{ place: string | null }[]>`
    update webhook_cursor set leased_until = ${new Date(now.getTime() + leaseMs)}::timestamptz
    where leased_until is null or leased_until <= ${now}::timestamptz returning place`;
  return leased?.place ?? null;
}

async function stopFollowing(database: Database): Promise<void> {
  await transaction(database, async (tx) => {
    await lockPlace(tx);
    // A webhook that was created meanwhile has its place.
    if ((await tx.webhookEndpoint.count()) > 0) return;
    await tx.webhookKnownThing.deleteMany();
    await tx.$executeRaw`update webhook_cursor set place = null, leased_until = null`;
  });
}

interface PageOptions {
  readonly place: string;
  readonly now: Date;
  readonly notifyDisabled: NotifyDisabled | undefined;
}

async function writePage(
  tx: Transaction,
  changes: readonly DispatchedChange[],
  { place, now, notifyDisabled }: PageOptions,
): Promise<number> {
  if (changes.length === 0) return 0;
  const scopes = await readScopes(tx, changes);
  const events = changes.flatMap((change) => [
    ...publicEvents(change, scopes),
    ...companyEvents(change, scopes),
  ]);
  const deliveries = await addDeliveries(tx, events, now, notifyDisabled);
  await scopes.note(tx, { place, now });
  return deliveries;
}
