import { attach } from "./process.ts";

process.exitCode = await attach("biome", ["check", "--write", ...process.argv.slice(2)]);
