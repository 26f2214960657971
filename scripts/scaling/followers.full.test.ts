// Followers of real servers that are killed, on both databases: only `npm test -- full` runs it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { connectTo, lateTransactions } from "../../api/src/testing/late-transactions.ts";
import { randomNumbers } from "../../api/src/testing/random.ts";
import { exitCode, root } from "../process.ts";
import { bring, builtAsCommitted } from "../steps/project.ts";
import { findPostgresql } from "../testing/machine.ts";
import { type OwnServer, startPostgresql } from "../testing/postgresql.ts";
import { type Running, start } from "../testing/server-process.ts";

let postgresql: OwnServer;
beforeAll(async () => {
  await bring(builtAsCommitted);
  postgresql = await startPostgresql(findPostgresql() ?? "");
});
afterAll(() => postgresql.stop());

interface Change {
  kind: string;
  id: string;
  gone: boolean;
  thing: { id: string; name?: string; companyId?: string } | null;
}

const login = { email: "admin@mail.example", password: "correct horse battery" };
/** How many rounds of writes, and after which of them a server is killed. */
const rounds = 60;
const kills = [15, 35];

/** The servers of one database, of which some may be away. */
async function installation(settings: Readonly<Record<string, string>>, count: number) {
  const dataDir = mkdtempSync(join(tmpdir(), "assay-followers-"));
  const shared = {
    DATA_DIR: dataDir,
    SECRET: "0f".repeat(32),
    WORKERS: "1",
    DEMO: "on",
    ADMIN_EMAIL: login.email,
    ADMIN_PASSWORD: login.password,
    ...settings,
  };
  const servers: Running[] = [];
  const startOne = async () => {
    const server = await start(shared);
    await server.line('"Assay is ready"');
    return server;
  };
  onTestFinished(async () => {
    for (const server of servers) await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });
  for (let index = 0; index < count; index++) servers.push(await startOne());
  let turn = 0;
  return {
    settings: shared,
    /** Asks the servers in turn until one answers. */
    async ask(path: string, init: RequestInit = {}): Promise<Response> {
      for (let attempt = 0; attempt < 600; attempt++) {
        const origin = servers[turn++ % servers.length]?.url ?? "";
        try {
          const response = await fetch(origin + path, {
            ...init,
            headers: { connection: "close", origin, "content-type": "application/json", ...init.headers },
            signal: AbortSignal.timeout(60_000),
          });
          if (response.status < 500) return response;
        } catch {
          // It was killed; another one answers, or it does later.
        }
        await sleep(200);
      }
      throw new Error(`No server answers ${path}`);
    },
    /** Kills one of them in the middle of whatever it does, and starts another one. */
    async kill(): Promise<void> {
      await servers.shift()?.remove();
      servers.push(await startOne());
    },
  };
}

type Installation = Awaited<ReturnType<typeof installation>>;

/** Reads changes page by page, from the beginning or from where it was. */
function follower({ ask }: Installation, path = "/api/changes?limit=100") {
  const copy = new Map<string, unknown>();
  let next = path;
  return {
    copy,
    /** Reads a page; false if it was empty. */
    async step(wait = 0): Promise<boolean> {
      const response = await ask(`${next}&wait=${wait}`);
      expect(response.status, next).toBe(200);
      const changes = (await response.json()) as Change[];
      for (const { kind, id, thing } of changes) {
        if (thing) copy.set(`${kind} ${id}`, thing);
        else copy.delete(`${kind} ${id}`);
      }
      const [, link = ""] = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "") ?? [];
      const { pathname, searchParams } = new URL(link);
      searchParams.delete("wait");
      next = `${pathname}?${searchParams}`;
      return changes.length > 0;
    },
  };
}

/** Writes as an administrator: commands of all kinds, some of which are refused. */
async function writer({ ask }: Installation, pick: (below: number) => number) {
  const signedIn = await ask("/api/auth/signin", { method: "POST", body: JSON.stringify(login) });
  const cookie = signedIn.headers.getSetCookie().map((value) => value.split(";")[0]);
  const send = (method: string, path: string, body?: object) =>
    ask(path, {
      method,
      headers: { cookie: cookie.join("; ") },
      ...(body && { body: JSON.stringify(body) }),
    });
  const idsOf = async (path: string) =>
    ((await (await send("GET", path)).json()) as { id: string }[]).map(({ id }) => id);
  const oneOf = async (path: string) => {
    const ids = await idsOf(path);
    return ids[pick(ids.length)] ?? "";
  };
  const name = () => `Name ${pick(1_000_000)}`;
  const commands = [
    async () => send("PATCH", `/api/software/${await oneOf("/api/software?limit=500")}`, { name: name() }),
    async () => send("PATCH", `/api/software/${await oneOf("/api/software?limit=500")}`, { isActive: false }),
    async () => {
      const id = await oneOf("/api/software?status=all&limit=500");
      return send("PATCH", `/api/software/${id}`, { isActive: true });
    },
    async () => send("POST", "/api/companies", { name: name() }),
    async () => send("PATCH", `/api/companies/${await oneOf("/api/admin/companies")}`, { name: name() }),
    async () =>
      send("PATCH", `/api/categories/${await oneOf("/api/categories")}`, { heroDescription: name() }),
    async () =>
      send("PATCH", `/api/admin/reviews/${await oneOf("/api/admin/reviews")}/status`, {
        status: pick(2) === 0 ? "hidden" : "published",
        reason: "A test",
      }),
    async () => send("DELETE", `/api/admin/reviews/${await oneOf("/api/reviews")}`),
    async () => {
      const softwareId = await oneOf("/api/software?limit=500");
      return send("POST", "/api/reviews", {
        softwareId,
        rating: 1 + pick(5),
        title: name(),
        content: name(),
      });
    },
    async () => send("DELETE", `/api/admin/users/${await oneOf("/api/admin/users")}`),
  ];
  return { write: () => commands[pick(commands.length)]?.() };
}

/** A command of package.json on the same database. */
async function command(settings: Readonly<Record<string, string>>, ...args: string[]): Promise<number> {
  const running = spawn(process.execPath, ["scripts/run.mjs", ...args], {
    cwd: root,
    stdio: "ignore",
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...settings },
  });
  return exitCode(running);
}

test.each(["postgresql", "embedded"] as const)(
  "a follower has exactly the public directory, whatever happens to the servers: %s",
  { timeout: 1_200_000 },
  async (kind) => {
    const pick = randomNumbers(kind === "embedded" ? 2 : 1);
    const isServer = kind === "postgresql";
    const here = await installation({ DATABASE_URL: isServer ? postgresql.url : "" }, isServer ? 2 : 1);
    const { write } = await writer(here, pick);
    const others = lateTransactions(() => connectTo(postgresql.url), pick);
    const catalog = mkdtempSync(join(tmpdir(), "assay-catalog-"));
    onTestFinished(() => rmSync(catalog, { recursive: true, force: true }));
    expect(await command(here.settings, "catalog", "export", join(catalog, "all"))).toBe(0);
    const one = follower(here);
    const isWriting = { now: true };
    // It reads and waits beside the writers, and rests at random.
    const following = (async () => {
      while (isWriting.now) {
        await one.step(pick(3));
        if (pick(4) === 0) await sleep(pick(3_000));
      }
    })();
    following.catch(() => {});
    for (let round = 0; round < rounds; round++) {
      // A server that is killed leaves some of them half done.
      const writes = Promise.all([write(), write(), isServer && others.step()]);
      if (kills.includes(round)) await here.kill();
      await writes;
      if (round === rounds / 2) await command(here.settings, "catalog", "import", join(catalog, "all"));
    }
    await others.end();
    isWriting.now = false;
    await following;
    while (await one.step());
    const fresh = follower(here, "/api/changes?limit=500");
    while (await fresh.step());
    expect(one.copy.size).toBeGreaterThan(50);
    expect(one.copy).toEqual(fresh.copy);
    // Neither has what the lists do not have.
    const listed = (await (await here.ask("/api/software?limit=500")).json()) as { id: string }[];
    const softwareIn = (copy: Map<string, unknown>) =>
      [...copy.keys()].filter((key) => key.startsWith("software "));
    expect(softwareIn(one.copy).sort()).toEqual(listed.map(({ id }) => `software ${id}`).sort());
  },
);
