import type { Thing } from "../../../api/src/testing/hostile-operations.ts";
import { chance, hostileTexts, inAddress, oneOf } from "../../../api/src/testing/hostile-values.ts";
import type { Pick } from "../clients/people.ts";

/** A parameter as the OpenAPI document describes it. */
export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: { type?: string; enum?: unknown[] };
}

/** A thing's id, or something else in its place. */
export function named(pick: Pick, things: readonly Thing[]): string {
  if (things.length > 0 && chance(pick, 65)) return oneOf(pick, things).id;
  return chance(pick, 40)
    ? oneOf(pick, ["beacon", "crm", "northwind", "a.png", "software-1.xml"])
    : inAddress(pick, oneOf(pick, hostileTexts));
}

/** A name and a value as they are in an address. */
export type Pair = readonly [name: string, value: string];

/** A query parameter: once or several times, as a list or an object, with a value of its kind or another. */
export function parameter(
  pick: Pick,
  name: string,
  schema: Parameter["schema"],
  things: readonly Thing[],
): Pair[] {
  const value = () => {
    if (schema.enum && chance(pick, 50)) return encodeURIComponent(String(oneOf(pick, schema.enum)));
    if (schema.type === "integer" && chance(pick, 50)) return String(oneOf(pick, [0, 1, 5, 20, 100]));
    if (/id/i.test(name) && things.length > 0 && chance(pick, 60)) return oneOf(pick, things).id;
    return inAddress(pick, oneOf(pick, hostileTexts));
  };
  switch (pick(12)) {
    case 0:
      return [
        [name, value()],
        [name, value()],
      ];
    case 1:
      return [[`${name}[]`, value()]];
    case 2:
      return [[`${name}[__proto__]`, value()]];
    default:
      return [[name, value()]];
  }
}

/** Parameters that nobody declares, now and then. */
export const oddParameters = (pick: Pick): Pair[] =>
  chance(pick, 10)
    ? oneOf<Pair[]>(pick, [
        [["__proto__", "1"]],
        [["constructor[prototype][isAdmin]", "true"]],
        [["", ""]],
        Array.from({ length: 1_500 }, (_, index): Pair => [`p${index}`, ""]),
        [["first", "999999999"]],
        [["callback", "alert"]],
      ])
    : [];

/** The end of an address with these parameters. */
export const search = (pairs: readonly Pair[]): string =>
  pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;
