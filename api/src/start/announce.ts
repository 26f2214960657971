import type { Logger } from "pino";
import { isThisMachine } from "../environment.ts";

/** Announces that the server is ready: as a sentence at a terminal, as a log line otherwise. */
export function announce(ready: {
  url: string;
  logins: readonly string[];
  isTerminal: boolean;
  log: Logger;
}): void {
  const { url, logins, isTerminal, log } = ready;
  if (isTerminal)
    console.log(
      `\n  Assay is ready at ${url}\n  GraphQL explorer: ${url}/graphql   REST: ${url}/api/openapi.json\n`,
    );
  else log.info({ url }, "Assay is ready");
  if (logins.length === 0) return;
  // On one's own machine also as a sentence: people who try it out need the addresses, which the log leaves out.
  if (isTerminal || isThisMachine(url))
    console.log(
      `  Sign in at ${url}/signin (shown only once; npm run admin -- EMAIL creates another administrator):\n${logins.map((line) => `    ${line}\n`).join("")}`,
    );
  else for (const line of logins) log.info(`Sign in at ${url}/signin: ${line}`);
}

/** Logs uncaught errors and ends the process, which cannot continue after them. */
export function endOnDefect(log: Logger): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an error that nobody caught");
    process.exit(1);
  });
}
