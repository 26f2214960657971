import { type DestinationStream, destination, type Logger, pino } from "pino";
import { currentRequestId } from "../http/request-id.ts";

/** Shorter secrets are not searched for in texts: they may be ordinary words. */
const shortestSecret = 8;

/** Patterns that the log must not contain, with their replacements. None matches a quote or backslash of the JSON. */
const personal: readonly (readonly [RegExp, string])[] = [
  // scheme://user:password@host
  [/:\/\/[^\s"'\\/@]{1,300}@/g, "://[redacted]@"],
  // Without a boundary before it: proving that one linear takes seconds, and a longer word may hold a secret as well.
  [/(Bearer|Basic)\s+[\w.~+/=-]{8,}/gi, "$1 [redacted]"],
  [/\bassay_[0-9A-Za-z]{36}\b/g, "[redacted]"],
  // Cookies of sessions, devices and sign-ins, and the secret of a mailed link.
  [/\b(assay_[a-z]+=)[^\s"\\;,]+/g, "$1[redacted]"],
  [/((?:[?&]|%3f|%26)token(?:=|%3d))[^\s"\\&%]+/gi, "$1[redacted]"],
  // Ending in a name, which the versions in paths of packages (pg@8.23.1) do not.
  [/[^\s"'`<>()[\]{}@:;,/\\=]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}[\p{L}-]{1,62}/gu, "[address]"],
];

/** What `createLog` needs of the environment. */
export interface LogSettings {
  logLevel: string;
  secrets: readonly string[];
  /** The number of the worker that writes, if there are several. */
  worker?: number;
}

/**
 * The log of the process: JSON lines to standard output, or to `output`, with the id of the request that a line belongs to. Secrets,
 * cookies, tokens and e-mail addresses are removed from the finished line, wherever in it the text of an error contained them.
 */
export function createLog(
  { logLevel, secrets, worker }: LogSettings,
  output: DestinationStream = destination({ fd: 1, sync: true }),
): Logger {
  const values = secrets
    .filter(({ length }) => length >= shortestSecret)
    // Escaped as in JSON.
    .map((secret) => JSON.stringify(secret).slice(1, -1));
  const clean = (line: string) => {
    let text = line;
    for (const value of values) text = text.replaceAll(value, "[redacted]");
    for (const [pattern, replacement] of personal) text = text.replace(pattern, replacement);
    return text;
  };
  return pino(
    {
      level: logLevel,
      base: worker === undefined ? null : { worker },
      mixin() {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    { write: (line: string) => output.write(clean(line)) },
  );
}
