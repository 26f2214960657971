import { createHash } from "node:crypto";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { createToken } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import { minuteMs } from "../inputs/index.ts";
import { createLimits, type LimitName, limitTable } from "../limits/limits.ts";
import { createRateLimiter } from "../limits/rate-limiter.ts";
import { testBrowser } from "./browser.ts";
import { seed, worldNow } from "./seed.ts";

/** The password of all new users. */
export const password = "correct horse";
/** The message of a refusal. */
export const wrong = "Invalid email or password";

/** Sign-in attempts with rate limits, at a time that the test sets; each test begins with empty counters. */
export function testGuessing(database: Database) {
  const noon = worldNow.getTime();
  beforeAll(async () => {
    await seed(database);
  });
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon });
    await database.pool.query("delete from rate_limit");
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const open = () =>
    testBrowser(database, { limits: createLimits(createRateLimiter(database.pool, limitTable)) });
  let networks = 0;
  let people = 0;
  const keyOf = (limit: LimitName, who: string) =>
    `${limit}:${createHash("sha256").update(who).digest("base64url")}`;

  /** A network without attempts so far. */
  const anywhere = () => `198.51.${Math.floor(++networks / 250)}.${networks % 250}`;
  /** One sign-in attempt: SignedIn, the message of a refusal, or how many minutes to wait. */
  const attempt = async (email: string, as = password, network = anywhere(), browser = open()) => {
    try {
      const { __typename, message } = await browser.send("signIn", { email, password: as }, network);
      return message ?? __typename;
    } catch (error) {
      const { message } = error as Error;
      const [, minutes] = /^Too many attempts\. Please try again in (\d+) minutes?\.$/.exec(message) ?? [];
      if (minutes === undefined) throw error;
      return Number(minutes);
    }
  };
  /** Sets a counter to this value, for this many minutes more. */
  const counted = (limit: LimitName, who: string, count: number, minutes: number) =>
    database.pool.query(
      `insert into rate_limit (key, points, expire) values ($1, $2, $3)
      on conflict (key) do update set points = excluded.points, expire = excluded.expire`,
      [keyOf(limit, who), count, noon + minutes * minuteMs],
    );

  return {
    noon,
    anywhere,
    attempt,
    counted,
    /** A new browser, with rate limits. */
    open,
    /** Sets the clock of the process to this many minutes after noon. */
    at: (minutes: number) => vi.setSystemTime(noon + minutes * minuteMs),
    /** An attempt with a wrong password. */
    guess: (email: string, network?: string, browser?: ReturnType<typeof testBrowser>) =>
      attempt(email, "a guess", network, browser),
    /** A new user, and their browser. */
    async joined() {
      const email = `g${++people}@guess.example`;
      const browser = open();
      const input = { email, password, firstName: "Gia", lastName: "Guess" };
      const { viewer } = await browser.send("signUp", input, anywhere());
      return { email, browser, id: String(viewer?.["databaseId"]) };
    },
    /** Sets the failures of an account within the last hour, from many networks. */
    afterFailures: (email: string, count: number) => counted("sign-in:account", email, count, 23 * 60),
    /** Counted failures of an account. */
    failuresOf: async (email: string) =>
      (await database.prisma.rateLimit.findUnique({ where: { key: keyOf("sign-in:account", email) } }))
        ?.points,
    /** The secret of a mailed link for a new password. */
    linkFor: (userId: string) =>
      database.prisma.$transaction((tx) =>
        createToken(tx, { purpose: "reset_password", userId, now: worldNow }),
      ),
  };
}
