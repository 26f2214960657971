import { command } from "./process.ts";
import { bring, prisma } from "./steps/project.ts";

await command(async () => {
  await bring([prisma]);
  const { main } = await import("../api/src/commands/backup.ts");
  process.exitCode = await main(process.argv.slice(2));
});
