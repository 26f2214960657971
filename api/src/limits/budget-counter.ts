import type pg from "pg";

/** So many points within so many seconds, which begin with the first of them. */
export interface Budget {
  /** Tells budgets apart. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** How it stands with one budget of one caller. */
export interface Standing {
  readonly points: number;
  /** Never below 0. */
  readonly remaining: number;
  /** When all of it is there again, in milliseconds since 1970, by this process's clock. */
  readonly resetAt: number;
}

export interface BudgetCounter {
  /** Takes points where as many are left; answers how it stands then, and whether they were taken. */
  spend(budget: Budget, key: string, points: number): Promise<Standing & { isTaken: boolean }>;
  /** Gives points back that were taken within the time that ends at `resetAt`, and answers how it stands then. */
  giveBack(budget: Budget, key: string, points: number, resetAt: number): Standing;
  /** How many callers this process knows. */
  readonly size: number;
  /** Tells the others what was counted here. */
  close(): Promise<void>;
}

interface BudgetCounterOptions {
  pool: Pick<pg.Pool, "query">;
  /** Told once that the database could not be asked: until it can, each process counts by itself. */
  report(error: unknown): void;
  now?: () => number;
  /** How long what was counted waits at most to be told. */
  milliseconds?: number;
  /** Callers that are known at the same time; only tests have fewer than ours. */
  most?: number;
}

/** One caller's budget as this process knows it. */
interface Entry {
  expire: number;
  /** What all processes had told, when this one last asked. */
  known: number;
  askedAt: number;
  /** Counted here, being told. */
  telling: number;
  /** Counted here, not told yet. */
  untold: number;
}

/** What others told is taken for true so long, in milliseconds. */
const freshFor = 2_000;
/** Of what is left, so much is spent without asking how much the others have spent … */
const unasked = 1 / 20;
/** … and so much of the whole where it is not known what is left. */
const unaskedBlind = 1 / 100;
/** Rows of one statement. */
const mostRows = 5_000;
/** Callers that are known at the same time, some 300 bytes each. */
const usualEntries = 50_000;
/** Of the oldest callers so many are looked at for the one to be forgotten. */
const candidates = 100;

/**
 * Budgets that all processes on a database share, without a statement a call: each process counts in memory and tells the others
 * every second. In between it spends only a small part of what it knows to be left; whoever would spend more waits until
 * the others are asked, so that all of them together stay within a tenth of the budget.
 */
export function createBudgetCounter(options: BudgetCounterOptions): BudgetCounter {
  const { pool, report, now = Date.now, milliseconds = 1_000, most = usualEntries } = options;
  const entries = new Map<string, Entry>();
  let timer: NodeJS.Timeout | undefined;
  let telling: Promise<boolean> | undefined;
  let hasFailed = false;
  let sweptAt = now();

  function entryOf({ name, seconds }: Budget, key: string): [string, Entry] {
    const id = `budget:${name}:${key}`;
    const known = entries.get(id);
    if (known && known.expire > now()) return [id, known];
    const fresh = { expire: now() + seconds * 1000, known: 0, askedAt: 0, telling: 0, untold: 0 };
    entries.delete(id);
    if (entries.size >= most) forgetOne();
    entries.set(id, fresh);
    return [id, fresh];
  }

  /** Forgets one of the oldest callers, with whom the least is lost: nothing where all that it spent was told. */
  function forgetOne(): void {
    let chosen = "";
    let least = Infinity;
    let looked = 0;
    for (const [id, { telling, untold }] of entries) {
      if (telling + untold < least) [chosen, least] = [id, telling + untold];
      looked += 1;
      if (least <= 0 || looked === candidates) break;
    }
    entries.delete(chosen);
  }

  const usedOf = ({ known, telling, untold }: Entry) => known + telling + untold;
  const standingOf = ({ points }: Budget, entry: Entry): Standing => ({
    points,
    remaining: Math.min(points, Math.max(0, points - usedOf(entry))),
    resetAt: entry.expire,
  });

  /** May these points be spent before the others are asked? */
  function isUnasked({ points: all }: Budget, entry: Entry, points: number): boolean {
    const mine = entry.telling + entry.untold;
    const isFresh = now() - entry.askedAt <= freshFor;
    // Nothing of ours is untold and nothing of theirs unknown: it is as if there were one counter.
    if (isFresh && mine === 0) return true;
    return mine + points <= (isFresh ? (all - usedOf(entry)) * unasked : all * unaskedBlind);
  }

  async function spend(budget: Budget, key: string, points: number) {
    for (;;) {
      const [id, entry] = entryOf(budget, key);
      if (usedOf(entry) + points > budget.points) return { ...standingOf(budget, entry), isTaken: false };
      // What is being told now may be of others: then it is asked again.
      if (isUnasked(budget, entry, points) || !(await ask(id))) {
        entry.untold += points;
        tellLater();
        return { ...standingOf(budget, entry), isTaken: true };
      }
    }
  }

  function giveBack(budget: Budget, key: string, points: number, resetAt: number): Standing {
    const [, entry] = entryOf(budget, key);
    // The same time, as far as the clocks can tell: the next one ends as much later as one is long.
    if (Math.abs(entry.expire - resetAt) < budget.seconds * 500) entry.untold -= points;
    tellLater();
    return standingOf(budget, entry);
  }

  /** Asks how it stands with one budget; false where that cannot be known. */
  const ask = (id: string): Promise<boolean> => telling ?? tell(id);

  /** Tells all that was counted, and learns how it stands; of `asked` too where nothing was. Only while nothing is being told. */
  function tell(asked?: string): Promise<boolean> {
    clearTimeout(timer);
    timer = undefined;
    telling = tellNow(asked).finally(() => {
      telling = undefined;
      if ([...entries.values()].some(({ untold }) => untold !== 0)) tellLater();
    });
    return telling;
  }

  function tellLater(): void {
    timer ??= setTimeout(() => void (telling ?? tell()), milliseconds).unref();
  }

  async function tellNow(asked: string | undefined): Promise<boolean> {
    sweep();
    const rows = [...entries]
      .filter(([id, { untold, expire }]) => (untold !== 0 || id === asked) && expire > now())
      .slice(0, mostRows)
      // In one order everywhere: two processes that tell of the same callers wait for each other, and do not collide.
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (rows.length === 0) return true;
    for (const [, entry] of rows) [entry.telling, entry.untold] = [entry.untold, 0];
    try {
      const answer = await pool.query<{ key: string; points: number; left: string }>(statement, [
        rows.map(([id]) => id),
        rows.map(([, entry]) => Math.round(entry.telling)),
        rows.map(([, { expire }]) => Math.ceil(expire - now())),
      ]);
      const told = new Map(answer.rows.map((row) => [row.key, row]));
      for (const [id, entry] of rows) {
        const row = told.get(id);
        entry.telling = 0;
        if (!row) continue;
        entry.known = row.points;
        entry.expire = now() + Number(row.left);
        entry.askedAt = now();
      }
      hasFailed = false;
      return true;
    } catch (error) {
      for (const [, entry] of rows) [entry.telling, entry.untold] = [0, entry.untold + entry.telling];
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
    giveBack,
    get size() {
      return entries.size;
    },
    async close() {
      clearTimeout(timer);
      await telling;
      await tell();
      clearTimeout(timer);
    },
  };
}

/**
 * A time that is over begins anew; which one runs is the database's to say, by its own clock: those of the processes may
 * differ by more than a budget lasts, so they send and get how much of it is left. The table is that of the other limits.
 */
const statement = `with clock as (select (extract(epoch from now()) * 1000)::int8 as time)
  insert into rate_limit as r (key, points, expire)
  select key, points, time + "left" from unnest($1::text[], $2::int4[], $3::int8[]) as told(key, points, "left"), clock
  on conflict (key) do update set
    points = case when r.expire > (select time from clock) then r.points + excluded.points else excluded.points end,
    expire = case when r.expire > (select time from clock) then r.expire else excluded.expire end
  returning key, points, expire - (select time from clock) as "left"`;
