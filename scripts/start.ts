import { command } from "./process.ts";
import { bring, built } from "./steps/project.ts";

// Before any import of the server: React and others choose their build by it when they are loaded.
process.env["NODE_ENV"] = "production";

await command(async () => {
  await bring(built);
  // In this very process, so that signals and the exit code need no passing on.
  const { run } = await import("../api/src/main.ts");
  await run();
});
