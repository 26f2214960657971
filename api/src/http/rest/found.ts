import { notFound } from "../../domain/errors.ts";

/** The thing, or "<name> not found": GraphQL answers null for what is not there, malformed, or not the caller's to see. */
export function found<Thing>(thing: Thing | null | undefined, name: string): Thing {
  if (thing == null) throw notFound(name);
  return thing;
}
