/** What a browser may know of the api: vocabularies, limits, and input schemas with their messages. */
export * from "./limits.ts";
export * from "./rating.ts";
export * from "./text.ts";
export * from "./vocabulary.ts";
