import { totpCode } from "../auth/totp.ts";
import type { Database } from "../database/client/open.ts";
import type { Services } from "../graphql/context.ts";
import { testBrowser } from "./browser.ts";
import { worldNow } from "./seed-data.ts";

/** The password of all users of `testTwoStep`. */
export const password = "correct horse";

/** So that the users of two of these have addresses of their own. */
let people = 0;
const stepMs = 30_000;

type Browser = ReturnType<typeof testBrowser>;

/** A user with two-step verification. */
export interface Protected {
  readonly email: string;
  readonly id: string;
  /** The browser in which it was turned on. */
  readonly browser: Browser;
  readonly secret: string;
  readonly recoveryCodes: string[];
  /** The code of the authenticator app, this many steps of 30 seconds after it was set up. */
  code(steps?: number): string;
}

/** Users and their authenticator apps. */
export function testTwoStep(database: Database, services: Partial<Services> = {}) {
  const open = (more: { requiresTwoStep?: boolean } = {}) => testBrowser(database, { ...services, ...more });
  const twoStep = {
    open,
    /** Somebody new with a verified address, and their browser. */
    async joined({ isEmailVerified = true, ...more }: { isEmailVerified?: boolean; isAdmin?: boolean } = {}) {
      const email = `t${++people}@twostep.example`;
      const browser = open();
      const input = { email, password, firstName: "Tia", lastName: "Two" };
      const { viewer } = await browser.send("signUp", input);
      const id = String(viewer?.["databaseId"]);
      await database.prisma.user.update({ where: { id }, data: { isEmailVerified, ...more } });
      return { email, id, browser };
    },
    /** Turns it on for the user of this browser. */
    async turnOn(browser: Browser) {
      const { token, secret } = await browser.send("beginTwoStep", { password });
      const code = (steps = 0) => totpCode(String(secret), new Date(worldNow.getTime() + steps * stepMs));
      const on = await browser.send("turnOnTwoStep", { token, code: code() });
      if (on.__typename !== "RecoveryCodes") throw new Error(on.message);
      return { code, secret: String(secret), recoveryCodes: on["recoveryCodes"] as string[] };
    },
    /** Somebody new who has turned it on. */
    async protectedUser(more: { isAdmin?: boolean } = {}): Promise<Protected> {
      const user = await twoStep.joined(more);
      return { ...user, ...(await twoStep.turnOn(user.browser)) };
    },
    /** Has the browser's clock go on by this many steps of 30 seconds from when the apps were set up. */
    later(browser: Browser, steps: number): void {
      browser.now = new Date(worldNow.getTime() + steps * stepMs);
    },
    /** The mails that were queued by operations of the browser. */
    mailsOf: (browser: Browser) =>
      browser.jobs.flatMap((job) => (job.kind === "mail" ? [job.data.mail as string] : [])),
  };
  return twoStep;
}
