// npm run bench: measures performance and checks the results against thresholds. See docs/benchmark.md.
import { parseSettings } from "./bench/arguments.ts";
import { command } from "./process.ts";
import { bring, built } from "./steps/project.ts";

await command(async () => {
  const settings = parseSettings(process.argv.slice(2));
  // A simulation needs neither pages nor a database.
  if (settings.parts.every((part) => part === "manipulation")) {
    const { printFormulas, printManipulation } = await import("./bench/parts/manipulation.ts");
    if (settings.compare) printFormulas(settings.seeds);
    else process.exitCode = printManipulation(settings.seeds);
    return;
  }
  await bring(built);
  const { bench } = await import("./bench/bench.ts");
  process.exitCode = await bench(settings);
});
