import type pg from "pg";

/** A number of points per time window. The window begins with the first point spent. */
export interface Budget {
  /** Identifies the budget in the database. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What is left of one budget of one caller. */
export interface BudgetState {
  readonly points: number;
  /** Never below 0. */
  readonly remaining: number;
  /** End of the window, in milliseconds since 1970 by this process's clock. */
  readonly resetAt: number;
}

export interface BudgetCounter {
  /** Spends the points if that many are left. Returns the new state and whether they were spent. */
  spend(budget: Budget, key: string, points: number): Promise<BudgetState & { isAllowed: boolean }>;
  /** Returns points that were spent in the window that ends at `resetAt`, and the new state. */
  refund(budget: Budget, key: string, points: number, resetAt: number): BudgetState;
  /** Number of callers in memory. */
  readonly size: number;
  /** Writes what is pending to the database. */
  close(): Promise<void>;
}

interface BudgetCounterOptions {
  pool: Pick<pg.Pool, "query">;
  /** Called once when the database cannot be reached; until it can, each process counts by itself. */
  report(error: unknown): void;
  now?: () => number;
  /** Interval between two syncs. */
  milliseconds?: number;
  /** Callers kept in memory. */
  maxEntries?: number;
}

/** One caller's budget as this process knows it. */
interface Entry {
  expire: number;
  /** Points of all processes as of the last sync. */
  synced: number;
  syncedAt: number;
  /** Points spent here that a running sync is writing. */
  inFlight: number;
  /** Points spent here that are not written yet. */
  pending: number;
}

/** A sync is trusted for this long, in milliseconds. */
const freshMilliseconds = 2_000;
/** Share of what is left that may be spent between two syncs. */
const localAllowance = 1 / 20;
/** Share of the whole budget that may be spent before the first sync, or after a stale one. */
const staleAllowance = 1 / 100;
/** Rows of one statement. */
const maxRows = 5_000;
/** About 300 bytes each. */
const defaultMaxEntries = 50_000;
/** Number of the oldest entries that are compared to choose one for eviction. */
const evictionCandidates = 100;

/**
 * Budgets shared by all processes on a database without a statement per call: each process counts in memory and syncs every
 * second. Between syncs it spends only a small share of what is left; a larger call waits for a sync. Together the processes
 * overspend a budget by a tenth at most.
 */
export function createBudgetCounter(options: BudgetCounterOptions): BudgetCounter {
  const { pool, report, now = Date.now, milliseconds = 1_000, maxEntries = defaultMaxEntries } = options;
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let syncing: Promise<boolean> | undefined;
  let hasFailed = false;
  let sweptAt = now();

  function entryOf({ name, seconds }: Budget, key: string): [string, Entry] {
    const id = `budget:${name}:${key}`;
    const known = entries.get(id);
    if (known && known.expire > now()) return [id, known];
    const fresh = { expire: now() + seconds * 1000, synced: 0, syncedAt: 0, inFlight: 0, pending: 0 };
    entries.delete(id);
    if (entries.size >= maxEntries) evictOne();
    entries.set(id, fresh);
    return [id, fresh];
  }

  /** Evicts, of the oldest entries, the one with the fewest unsynced points. */
  function evictOne(): void {
    let chosen = "";
    let fewest = Infinity;
    let seen = 0;
    for (const [id, { inFlight, pending }] of entries) {
      if (inFlight + pending < fewest) [chosen, fewest] = [id, inFlight + pending];
      seen += 1;
      if (fewest <= 0 || seen === evictionCandidates) break;
    }
    entries.delete(chosen);
  }

  const usedOf = ({ synced, inFlight, pending }: Entry) => synced + inFlight + pending;
  const stateOf = ({ points }: Budget, entry: Entry): BudgetState => ({
    points,
    remaining: Math.min(points, Math.max(0, points - usedOf(entry))),
    resetAt: entry.expire,
  });

  /** True if these points may be spent without a sync. */
  function isWithinLocalAllowance({ points: all }: Budget, entry: Entry, points: number): boolean {
    const unsynced = entry.inFlight + entry.pending;
    const isFresh = now() - entry.syncedAt <= freshMilliseconds;
    if (isFresh && unsynced === 0) return true;
    return unsynced + points <= (isFresh ? (all - usedOf(entry)) * localAllowance : all * staleAllowance);
  }

  async function spend(budget: Budget, key: string, points: number) {
    for (;;) {
      const [id, entry] = entryOf(budget, key);
      if (usedOf(entry) + points > budget.points) return { ...stateOf(budget, entry), isAllowed: false };
      // The running sync may not include this entry; then the loop syncs again.
      if (isWithinLocalAllowance(budget, entry, points) || !(await refresh(id))) {
        entry.pending += points;
        scheduleSync();
        return { ...stateOf(budget, entry), isAllowed: true };
      }
    }
  }

  function refund(budget: Budget, key: string, points: number, resetAt: number): BudgetState {
    const [, entry] = entryOf(budget, key);
    // The same window, as far as the clocks can tell: the next one ends a whole window later.
    if (Math.abs(entry.expire - resetAt) < budget.seconds * 500) entry.pending -= points;
    scheduleSync();
    return stateOf(budget, entry);
  }

  /** Syncs one entry; resolves to false if the database cannot be reached. */
  const refresh = (id: string): Promise<boolean> => syncing ?? sync(id);

  /** Writes all pending points and reads the totals, also of `wanted`. Not to be called while another sync runs. */
  function sync(wanted?: string): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    syncing = syncNow(wanted).finally(() => {
      syncing = undefined;
      if ([...entries.values()].some(({ pending }) => pending !== 0)) scheduleSync();
    });
    return syncing;
  }

  function scheduleSync(): void {
    timer ??= setTimeout(() => void (syncing ?? sync()), milliseconds).unref();
  }

  async function syncNow(wanted: string | undefined): Promise<boolean> {
    sweep();
    const rows = [...entries]
      .filter(([id, { pending, expire }]) => (pending !== 0 || id === wanted) && expire > now())
      .slice(0, maxRows)
      // One order in every process prevents deadlocks.
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (rows.length === 0) return true;
    for (const [, entry] of rows) [entry.inFlight, entry.pending] = [entry.pending, 0];
    try {
      const answer = await pool.query<{ key: string; points: number; left: string }>(statement, [
        rows.map(([id]) => id),
        rows.map(([, entry]) => Math.round(entry.inFlight)),
        rows.map(([, { expire }]) => Math.ceil(expire - now())),
      ]);
      const totals = new Map(answer.rows.map((row) => [row.key, row]));
      for (const [id, entry] of rows) {
        const row = totals.get(id);
        entry.inFlight = 0;
        if (!row) continue;
        entry.synced = row.points;
        entry.expire = now() + Number(row.left);
        entry.syncedAt = now();
      }
      hasFailed = false;
      return true;
    } catch (error) {
      for (const [, entry] of rows) [entry.inFlight, entry.pending] = [0, entry.pending + entry.inFlight];
      if (!hasFailed) report(error);
      hasFailed = true;
      return false;
    }
  }

  function sweep(): void {
    if (now() - sweptAt < 60_000) return;
    sweptAt = now();
    for (const [id, { expire }] of entries) if (expire <= now()) entries.delete(id);
  }

  return {
    spend,
    refund,
    get size() {
      return entries.size;
    },
    async close() {
      clearTimeout(timer);
      await syncing;
      await sync();
      clearTimeout(timer);
    },
  };
}

/**
 * The database decides by its own clock which window runs: the clocks of processes may differ by more than a window, so they
 * send and get the time left.
 */
const statement = `with clock as (select (extract(epoch from now()) * 1000)::int8 as time)
  insert into rate_limit as r (key, points, expire)
  select key, points, time + "left" from unnest($1::text[], $2::int4[], $3::int8[]) as counted(key, points, "left"), clock
  on conflict (key) do update set
    points = case when r.expire > (select time from clock) then r.points + excluded.points else excluded.points end,
    expire = case when r.expire > (select time from clock) then r.expire else excluded.expire end
  returning key, points, expire - (select time from clock) as "left"`;
