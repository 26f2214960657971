import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type MailServer, openMailServer } from "../../../api/src/testing/mail.ts";
import { openObjectServer } from "../../../api/src/testing/object-server.ts";
import { startProvider } from "../../../api/src/testing/provider.ts";
import { withMore } from "./servers.ts";
import { openWebhookReceiver, type WebhookReceiver } from "./webhook-receiver.ts";

/** How a service that somebody else runs behaves: as it should, away, slow, or not telling the truth. */
export type Behavior = "right" | "away" | "slow" | "lying";

/** A service whose behavior can change. */
export interface Service {
  turn(behavior: Behavior): void;
}

/** What the product talks to, beside its database. */
export interface Services {
  /** Away, it refuses; slow, it takes three seconds a mail; lying, it takes a mail and says that it failed. */
  mail: Service & { arrived: MailServer["arrived"] };
  /** Away, it answers with 503; slow, after three seconds; lying, everything is stored, and every object is a page of HTML. */
  store: Service;
  /** Away, its tokens are answered with 503; slow, never; lying, somebody else signs them. */
  identity: Service & {
    /** Signs in a person whom a server has sent to the provider; returns the query with which they come back. */
    comeBack(url: string, person: { sub: string; email: string }): string;
  };
  /** Away, it refuses; slow, after three seconds or never; lying, it sends elsewhere, or says that it accepts and then anything. */
  webhooks: Service & WebhookReceiver;
}

const slowMs = 3_000;
const google = "https://accounts.google.com";

/** Starts all of them, with the settings of servers that use them. */
export async function openServices(): Promise<
  Services & { settings: Record<string, string>; close(): Promise<void> }
> {
  const mail = await openMail();
  const store = await openStore();
  const identity = await openIdentity();
  const webhooks = await openWebhookReceiver();
  return {
    mail,
    store,
    identity,
    webhooks,
    settings: { ...mail.settings, ...store.settings, ...withMore(identity.settings, webhooks.settings) },
    async close() {
      await webhooks.close();
      identity.close();
      store.close();
      await mail.close();
    },
  };
}

async function openMail() {
  let behavior: Behavior = "right";
  const server = await openMailServer({
    async recipient() {
      if (behavior === "away") throw tryLater();
      if (behavior === "slow") await sleep(slowMs);
    },
    async taken() {
      if (behavior === "lying") throw tryLater();
    },
  });
  return {
    settings: { SMTP_URL: server.url },
    arrived: server.arrived,
    close: server.close,
    turn(next: Behavior) {
      behavior = next;
    },
  };
}

const tryLater = () => Object.assign(new Error("Try later"), { responseCode: 451 });

async function openStore() {
  let behavior: Behavior = "right";
  const server = await openObjectServer(async (method) => {
    if (behavior === "away") return { status: 503, body: "<Error>SlowDown</Error>" };
    if (behavior === "slow") await sleep(slowMs);
    return behavior === "lying" && method === "GET"
      ? { status: 200, body: "<html>Sign in to this network</html>" }
      : null;
  });
  return {
    settings: {
      S3_ENDPOINT: server.endpoint,
      S3_BUCKET: "endure",
      S3_ACCESS_KEY_ID: "endure",
      S3_SECRET_ACCESS_KEY: "endure",
    },
    close: server.close,
    turn(next: Behavior) {
      behavior = next;
    },
  };
}

async function openIdentity() {
  const provider = await startProvider();
  const settings = {
    GOOGLE_CLIENT_ID: provider.clientId,
    GOOGLE_CLIENT_SECRET: provider.clientSecret,
    ENDURE_IDENTITY: provider.issuer,
    NODE_OPTIONS: `--import=${join(import.meta.dirname, "identity-elsewhere.ts")}`,
  };
  // Servers get there by the module that is imported.
  provider.issuer = google;
  const faults: Record<Behavior, typeof provider.faults> = {
    right: {},
    away: { failing: { path: "/token", status: 503 } },
    slow: { silent: "/token" },
    lying: { forged: true },
  };
  return {
    settings,
    close: provider.close,
    turn(next: Behavior) {
      provider.faults = faults[next];
    },
    comeBack: (url: string, person: { sub: string; email: string }) =>
      provider.comeBack(url, {
        ...person,
        email_verified: true,
        given_name: "Endure",
        family_name: "newcomer",
      }),
  };
}
