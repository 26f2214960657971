import { randomInt } from "node:crypto";
import { hashed } from "./tokens.ts";

/** Codes of one set. */
const count = 10;

/** Letters and digits that are not taken for one another. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
/** 24 characters of 31 are 118 bits: as many as may be stored by a plain hash. */
const groups = 4;
const groupLength = 6;

/** New recovery codes, in groups to be typed: "h3kq7m-…". */
export const createRecoveryCodes = (): string[] =>
  Array.from({ length: count }, () => Array.from({ length: groups }, createGroup).join("-"));

const createGroup = () =>
  Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join("");

/** Only this is stored. Upper case, spaces and dashes do not matter. */
export const recoveryCodeHash = (code: string): string =>
  hashed(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
