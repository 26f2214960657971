import { command } from "./process.ts";
import { bring, generated, specification } from "./steps/project.ts";

await command(() => bring([...generated, specification]));
