import { z } from "zod";
import { DatabaseUrlError, readDatabaseUrl } from "../database/client/url.ts";

/** DATABASE_URL: any address that the database is opened by. */
export const databaseUrlSetting = z.string().superRefine((text, context) => {
  const message = problemOf(text);
  if (message !== undefined) context.addIssue({ code: "custom", message });
});

/** Does the address of a database name another computer? One that cannot be read does not. */
export function isElsewhere(databaseUrl: string | undefined): boolean {
  return (
    databaseUrl !== undefined &&
    problemOf(databaseUrl) === undefined &&
    !readDatabaseUrl(databaseUrl).isThisMachine
  );
}

function problemOf(text: string): string | undefined {
  try {
    readDatabaseUrl(text);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.message;
    throw error;
  }
}
