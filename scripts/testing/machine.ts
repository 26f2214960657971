import { accessSync, constants, existsSync, globSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { attach, capture, Failure } from "../process.ts";

/** A program that the tests need and npm does not bring. */
export interface Need {
  /** As a person calls it. */
  name: string;
  /** Packages that bring it, the best one first; not every release of Debian has each. */
  debianPackages: readonly [string, ...string[]];
  find(): string | undefined;
}

/** The system's Chromium, preferably the headless shell, which takes half the time. PLAYWRIGHT_CHROMIUM overrides it. */
export function findChromium(): string | undefined {
  const chosen = process.env["PLAYWRIGHT_CHROMIUM"];
  if (chosen) return existsSync(chosen) ? chosen : undefined;
  const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(onPath);
  const macOs = ["Chromium", "Google Chrome"].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  return [...names, ...macOs].find((file) => file && existsSync(file));
}

/** The folder with initdb and postgres: the newest of the system, or that on the PATH. */
export function findPostgresql(): string | undefined {
  const folders = globSync(["/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql@*/bin"])
    .filter((folder) => existsSync(join(folder, "initdb")))
    .sort((a, b) => versionIn(b) - versionIn(a));
  const found = onPath("initdb");
  return folders[0] ?? (found && dirname(found));
}

export const chromium: Need = {
  name: "Chromium",
  debianPackages: ["chromium-headless-shell", "chromium"],
  find: findChromium,
};

export const postgresql: Need = {
  name: "the PostgreSQL server",
  debianPackages: ["postgresql"],
  find: findPostgresql,
};

/** PgBouncer, which Debian keeps out of the PATH of users. */
export function findPgbouncer(): string | undefined {
  return ["/usr/sbin/pgbouncer", onPath("pgbouncer")].find((file) => file && existsSync(file));
}

export const pgbouncer: Need = {
  name: "PgBouncer",
  debianPackages: ["pgbouncer"],
  find: findPgbouncer,
};

/** Tools for the commands in the developer guide. */
export const shellTools: readonly Need[] = ["bash", "curl"].map((name) => ({
  name,
  debianPackages: [name],
  find: () => onPath(name),
}));

/** Installs missing tools if possible without asking; otherwise throws with what to install. */
export async function ensurePresent(needs: readonly Need[]): Promise<void> {
  const missing = needs.filter(({ find }) => find() === undefined);
  if (missing.length === 0) return;
  if (process.getuid?.() === 0 && onPath("apt-get")) {
    // A mirror may fail once.
    if (!(await install(missing))) await install(missing);
  }
  const absent = missing.filter(({ find }) => find() === undefined);
  if (absent.length === 0) return;
  const names = absent.map(({ name }) => name).join(" and ");
  const packages = absent.map(({ debianPackages }) => debianPackages.at(-1));
  const advice = `on Debian and Ubuntu, apt-get install ${packages.join(" ")}`;
  throw new Failure(`The tests need ${names}, which this machine does not have: ${advice}.`);
}

async function install(missing: readonly Need[]): Promise<boolean> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  if ((await attach("apt-get", ["update", "-qq"], { env })) !== 0) return false;
  const packages = await Promise.all(missing.map(availablePackage));
  console.log(`Installing ${packages.join(" and ")} for the tests`);
  return (
    (await attach("apt-get", ["install", "-qq", "-y", "--no-install-recommends", ...packages], { env })) === 0
  );
}

/** The best package that the machine's release of Debian has. */
async function availablePackage({ debianPackages }: Need): Promise<string> {
  for (const name of debianPackages) {
    const { code } = await capture("apt-cache", ["show", name]);
    if (code === 0) return name;
  }
  return debianPackages[0];
}

function onPath(name: string): string | undefined {
  const candidates = (process.env["PATH"] ?? "").split(delimiter).map((folder) => join(folder, name));
  return candidates.find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versionIn(path: string): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0);
}
