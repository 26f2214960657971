import type { LaunchOptions } from "@playwright/test";
import { findChromium } from "./machine.ts";

/** How the tests and the screenshots start the system's Chromium. */
export function chromiumOptions(): LaunchOptions {
  const asRoot = process.getuid?.() === 0;
  return {
    executablePath: findChromium() ?? "chromium",
    args: [
      // What Chromium does on its own account has no place in a test.
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-dev-shm-usage",
      // One process for the pages of a context: else each tab gets a second one that is thrown away at its first address.
      "--renderer-process-limit=1",
      // Else an empty tab has a process of its own, and an address in it another one.
      "--disable-site-isolation-trials",
      // A kept context has compiled its scripts: what it has not run for a while is kept too.
      "--js-flags=--no-flush-bytecode",
      // Its sandbox refuses root.
      ...(asRoot ? ["--no-sandbox"] : []),
    ],
  };
}
