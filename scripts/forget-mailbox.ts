/** `npm run forget-mailbox -- EMAIL`: deletes the fingerprints of a mailbox that deleted accounts left. */
import { command } from "./process.ts";
import { bring, prisma } from "./steps/project.ts";

await command(async () => {
  await bring([prisma]);
  const { main } = await import("../api/src/commands/forget-mailbox.ts");
  process.exitCode = await main(process.argv.slice(2));
});
