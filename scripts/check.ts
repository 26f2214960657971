import { runChecks } from "./checks/run.ts";
import { command, Failure } from "./process.ts";
import { bring, prisma, relay } from "./steps/project.ts";

await command(async () => {
  await bring([prisma, relay]);
  const { passed, failed } = await runChecks();
  if (failed > 0) throw new Failure(`${failed} of ${passed + failed} checks failed.`);
});
