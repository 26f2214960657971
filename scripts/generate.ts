import { command } from "./process.ts";
import { bring, generated } from "./steps/project.ts";

await command(() => bring(generated));
