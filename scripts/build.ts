import { command } from "./process.ts";
import { bring, built } from "./steps/project.ts";

await command(() => bring(built));
