import { awkwardTexts, blankTexts } from "./awkward-texts.ts";

/** Numbers of a run that are the same for its seed: from 0 to below the given number. */
export type Pick = (below: number) => number;

/** One of several. */
export const oneOf = <Item>(pick: Pick, items: readonly Item[]): Item => items[pick(items.length)] as Item;

/** True in this percentage of cases. */
export const chance = (pick: Pick, percent: number): boolean => pick(100) < percent;

/** Markup that no page may contain as it is sent here. */
export const markup = "<zqmarkup onload=1>";

/** A header that no answer may have. */
export const injected = "zqinjected";

const id = "01900000-0000-7000-8004-000000000001";
const encoded = (text: string) => Buffer.from(text).toString("base64");

/** Texts that attackers send, besides those that are only unusual. */
export const hostileTexts: readonly string[] = [
  ...awkwardTexts,
  ...blankTexts,
  markup,
  `"'>${markup}`,
  `x\r\n${injected}: 1\r\n\r\n`,
  "\0",
  "a\0b",
  "\ud83d",
  "\udc4d\ud83d",
  "../../../../etc/passwd",
  "..\\..\\secret",
  "%2e%2e%2f%2e%2e%2fsecret",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  "//evil.example/\\@assay.example",
  "javascript:alert(1)",
  "' or 1=1 --",
  "\\'; select pg_sleep(9); --",
  "$\u007b7*7}{{7*7}}<%= 7*7 %>",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "a".repeat(300),
  "a".repeat(20_000),
  `${"a".repeat(3_000)}!`,
  " ".repeat(5_000),
  "(a+)+$",
  "%".repeat(500),
  "\u0301".repeat(3_000),
  "a&".repeat(2_000),
  "a | ! & ( :* <-> ".repeat(50),
  "-1",
  "0",
  "1e999",
  "9".repeat(40),
  "2147483648",
  "9223372036854775808",
  "0x10",
  "NaN",
  "-Infinity",
  "9999-99-99",
  "-271821-04-20T00:00:00Z",
  "+275760-09-13T00:00:00.001Z",
  "2026-02-30",
  "2026-11-20T12:00:00+99:99",
  id,
  id.toUpperCase(),
  `${id}0`,
  "00000000-0000-0000-0000-000000000000",
  encoded(`Software:${id}`),
  encoded("Software:"),
  encoded(`Nothing:${id}`),
  encoded("[1,2,3]"),
  encoded('{"__proto__":{"a":1}}'),
  encoded(JSON.stringify(["9".repeat(400), null, {}])),
  encoded('["2026-13-45","\\u0000"]'),
  "AAAA",
  "====",
  "en;q=9,*;q=-1",
];

const hostileNumbers: readonly number[] = [
  0,
  -0,
  -1,
  1.5,
  1e-320,
  101,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e300,
  Number.MAX_VALUE,
];

const nested = (depth: number, isObject: boolean): string =>
  isObject ? `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}` : `${"[".repeat(depth)}${"]".repeat(depth)}`;

/** Parsed from text, so that the key is an object's own. */
const polluting: readonly (() => unknown)[] = [
  () => JSON.parse('{"__proto__":{"isAdmin":true,"polluted":"yes"}}'),
  () => JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  () => JSON.parse('{"toString":null,"valueOf":1,"toJSON":"x","then":"x","length":1e9}'),
];

/** A value of no type in particular. */
export function hostileValue(pick: Pick): unknown {
  switch (pick(9)) {
    case 0:
      return null;
    case 1:
      return chance(pick, 50);
    case 2:
    case 3:
      return oneOf(pick, hostileNumbers);
    case 4:
      return oneOf(pick, polluting)();
    case 5:
      return Array.from({ length: oneOf(pick, [0, 1, 101, 3_000]) }, () =>
        oneOf(pick, hostileTexts.slice(0, 20)),
      );
    case 6:
      return JSON.parse(nested(oneOf(pick, [1, 40, 900]), chance(pick, 50)));
    default:
      return oneOf(pick, hostileTexts);
  }
}

/** A text as a part of an address: encoded, or broken in one of the ways in which an address can be. */
export function inAddress(pick: Pick, text: string): string {
  // Longer ones are refused by Node.js before anybody looks at them.
  const whole = encodeURIComponent(text.slice(0, 4_000).toWellFormed());
  if (!chance(pick, 15)) return whole.slice(0, 12_000);
  return oneOf(pick, [
    "%",
    "%zz",
    "%ff%fe",
    "%00",
    "%c0%ae%c0%ae%2f",
    "%ed%a0%80",
    "\xff\xfe",
    "a\tb",
    '"<>`{}|\\^',
  ]);
}
