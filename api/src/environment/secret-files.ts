import { readFileSync } from "node:fs";

/** Settings that are a secret or hold one. Each may instead be read from a file, which NAME_FILE names. */
export const secretSettings = [
  "SECRET",
  "SECRET_PREVIOUS",
  "DATABASE_URL",
  "SMTP_URL",
  "GOOGLE_CLIENT_SECRET",
  "S3_SECRET_ACCESS_KEY",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
] as const;

/** Variables by name, as process.env has them. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** The variables with those of NAME_FILE read from their files, without the last line break, and one line for each that cannot be. */
export function readSecretFiles(given: Variables): { variables: Variables; issues: string[] } {
  const variables: Record<string, string | undefined> = { ...given };
  const issues: string[] = [];
  for (const name of secretSettings) {
    const file = given[fileSetting(name)];
    if (file === undefined) continue;
    if (given[name] === undefined) {
      const content = contentOf(file);
      if (content.text === undefined) issues.push(`${fileSetting(name)}: ${content.problem}`);
      else variables[name] = content.text;
    } else {
      issues.push(`${fileSetting(name)}: must not be set together with ${name}; remove one of the two`);
    }
  }
  return { variables, issues };
}

/** The variable that names the file of a secret. */
export const fileSetting = (name: string): string => `${name}_FILE`;

function contentOf(file: string): { text: string; problem?: never } | { text?: never; problem: string } {
  try {
    const text = readFileSync(file, "utf8").replace(/\r?\n$/, "");
    return text === "" ? { problem: `${file} is empty; write the value into it` } : { text };
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error);
    return { problem: `${file} cannot be read (${code}); check its path and its permissions` };
  }
}
