import type { StoreRecords } from "./environment";

type Fields = Record<string, unknown>;
/** A record where it is first met, the number of one that was met before, or null. */
type Packed = Fields | number | null;

const rootId = "client:root";
/** Marks a field that links to other records. No field of GraphQL begins with it. */
const link = "@";

/**
 * A store's records as a tree, each where it is first met. Relay's own form says the id of every record at least
 * three times, which is half of a page's weight; here those that follow from the place are not said at all.
 */
export function packRecords(records: StoreRecords): Packed {
  const numbers = new Map<string, number>();
  const pack = (id: string, expectedId: string): Packed => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const record = records[id] as Fields | null | undefined;
    if (!record) throw new Error(`The store links to ${id}, which it has not.`);
    numbers.set(id, numbers.size);
    const packed: Fields = {};
    if (id !== expectedId && id !== record["id"]) packed["__id"] = id;
    for (const [key, value] of Object.entries(record)) {
      if (key === "__id") continue;
      const { __ref: one, __refs: many } = (value ?? {}) as { __ref?: string; __refs?: (string | null)[] };
      if (one !== undefined) packed[link + key] = pack(one, clientId(id, key));
      else if (many !== undefined) {
        packed[link + key] = many.map((each, index) => each && pack(each, clientId(id, key, index)));
      } else packed[key] = value;
    }
    return packed;
  };
  return pack(rootId, rootId);
}

/** The records that were packed. */
export function unpackRecords(packed: Packed): StoreRecords {
  const records: Record<string, Fields> = {};
  const ids: string[] = [];
  const unpack = (node: Packed, expectedId: string): string | null => {
    if (node === null) return null;
    if (typeof node === "number") return ids[node] ?? null;
    const id = String(node["__id"] ?? node["id"] ?? expectedId);
    const record: Fields = { __id: id };
    ids.push(id);
    records[id] = record;
    for (const [key, value] of Object.entries(node)) {
      if (!key.startsWith(link)) record[key] = value;
      else {
        const name = key.slice(link.length);
        record[name] = Array.isArray(value)
          ? { __refs: value.map((each: Packed, index) => unpack(each, clientId(id, name, index))) }
          : { __ref: unpack(value as Packed, clientId(id, name)) };
      }
    }
    return id;
  };
  unpack(packed, rootId);
  return records as StoreRecords;
}

/** The id that Relay gives a record without one: where it hangs. */
function clientId(parent: string, key: string, index?: number): string {
  const id = index === undefined ? `${parent}:${key}` : `${parent}:${key}:${index}`;
  return id.startsWith("client:") ? id : `client:${id}`;
}
