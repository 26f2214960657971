import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { command, compileCache, root, server } from "./process.ts";
import { bring, built } from "./steps/project.ts";

// Before any import of the server: React and others choose their build by it when they are loaded.
process.env["NODE_ENV"] = "production";

// For this process and its children.
process.env["NODE_COMPILE_CACHE"] = compileCache;
enableCompileCache(compileCache);

// Until the server takes over. Build processes end with this process.
const end = () => process.exit(0);
const signals = ["SIGINT", "SIGTERM"] as const;
for (const signal of signals) process.on(signal, end);

await command(async () => {
  await bring(built);
  // In this process, so that signals and the exit code need no forwarding.
  const { run } = (await import(
    pathToFileURL(join(root, server)).href
  )) as typeof import("../api/src/main.ts");
  for (const signal of signals) process.off(signal, end);
  await run();
});
