import { enableCompileCache } from "node:module";
import { join } from "node:path";
import { command, root } from "./process.ts";
import { bring, built } from "./steps/project.ts";

// Before any import of the server: React and others choose their build by it when they are loaded.
process.env["NODE_ENV"] = "production";

// Node's compile cache, for this process and its children: it shortens the next start by a third.
const cache = join(root, "node_modules/.cache/node");
process.env["NODE_COMPILE_CACHE"] = cache;
enableCompileCache(cache);

// Until the server takes over. Build processes end with this process.
const end = () => process.exit(0);
const signals = ["SIGINT", "SIGTERM"] as const;
for (const signal of signals) process.on(signal, end);

await command(async () => {
  await bring(built);
  // In this process, so that signals and the exit code need no forwarding.
  const { run } = await import("../api/src/main.ts");
  for (const signal of signals) process.off(signal, end);
  await run();
});
