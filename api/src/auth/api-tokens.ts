import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

/** With what every API token begins, so that people and scanners for leaked secrets know one when they see it. */
export const apiTokenPrefix = "assay_";

const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** Random characters of a token: 178 bits. */
const randomLength = 30;
const checksumLength = 6;
const length = apiTokenPrefix.length + randomLength + checksumLength;

/** A new API token: the prefix, 30 random characters and their checksum. It is shown once and stored only as its hash. */
export function createApiSecret(): string {
  const random = Array.from({ length: randomLength }, () => digits[randomInt(digits.length)]).join("");
  return `${apiTokenPrefix}${random}${checksumOf(random)}`;
}

/** True if the text has the form and checksum of an API token; says so without the database. */
export function isApiSecret(text: string): boolean {
  if (text.length !== length || !/^assay_[0-9A-Za-z]+$/.test(text)) return false;
  const random = text.slice(apiTokenPrefix.length, -checksumLength);
  return text.endsWith(checksumOf(random));
}

/** CRC-32 in base 62, as the tokens of GitHub carry it. */
function checksumOf(random: string): string {
  let rest = crc32(random);
  let text = "";
  for (let place = 0; place < checksumLength; place++) {
    text = digits[rest % digits.length] + text;
    rest = Math.floor(rest / digits.length);
  }
  return text;
}
