import type { StoreRecords } from "./environment";
import { restoreId, shortenId } from "./packed-ids";

type Fields = Record<string, unknown>;
/**
 * A record at its first occurrence, the number of a record that occurred before, or null. In a list, only the values of a record
 * whose type and fields are those of the previous one.
 */
type Packed = Fields | readonly unknown[] | number | null;

const rootId = "client:root";
/** Marks a field that links to other records. No GraphQL field begins with it. */
const link = "@";
/** Replaces `id` by its short form, or `id` and `databaseId`. */
const shortId = "#";
const shortIds = "##";

/**
 * Packs a store's records as a tree, each at its first occurrence. Relay's own form repeats the id of every record at least
 * three times, which is half of a page's weight; here ids that follow from the position are omitted, and
 * a list contains its type and its fields once.
 */
export function packRecords(records: StoreRecords): Packed {
  const numbers = new Map<string, number>();
  const namesOf = sortedNames();
  const pack = (id: string, parent: string, key: string, index?: number): Fields | number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const record = records[id] as Fields | null | undefined;
    if (!record) throw new Error(`The store links to ${id}, which it has not.`);
    numbers.set(id, numbers.size);
    const packed: Fields = {};
    if (id !== record["id"] && id !== rootId && id !== clientId(parent, key, index)) packed["__id"] = id;
    const found = shortenId(record["id"], record["__typename"]);
    const isSame = found?.databaseId === record["databaseId"];
    for (const name of namesOf(record)) {
      if (name === "__id" || (found && (name === "id" || (isSame && name === "databaseId")))) continue;
      const value = record[name];
      const { __ref: one, __refs: many } = isLink(value) ? value : noLink;
      if (one !== undefined) packed[link + name] = pack(one, id, name);
      else if (many !== undefined)
        packed[link + name] = asTable(
          many.map((each, place) => (each === null ? null : pack(each, id, name, place))),
        );
      else packed[name] = value;
    }
    if (found) packed[isSame ? shortIds : shortId] = found.short;
    return packed;
  };
  return pack(rootId, "", "");
}

/** How Relay writes links to one record and to many. */
interface Links {
  readonly __ref?: string;
  readonly __refs?: readonly (string | null)[];
}
const noLink: Links = {};
const isLink = (value: unknown): value is Links => typeof value === "object" && value !== null;

/** Unpacks the records. */
export function unpackRecords(packed: Packed): StoreRecords {
  const records: Record<string, Fields> = {};
  const ids: string[] = [];
  const unpack = (node: Packed, expectedId: string): string | null => {
    if (node === null) return null;
    if (typeof node === "number") return ids[node] ?? null;
    const fields = withLongIds(node as Fields);
    const id = String(fields["__id"] ?? fields["id"] ?? expectedId);
    const record: Fields = { __id: id };
    ids.push(id);
    records[id] = record;
    for (const [key, value] of Object.entries(fields)) {
      if (!key.startsWith(link)) record[key] = value;
      else {
        const name = key.slice(link.length);
        record[name] = Array.isArray(value)
          ? { __refs: fromTable(value).map((each, index) => unpack(each, clientId(id, name, index))) }
          : { __ref: unpack(value as Packed, clientId(id, name)) };
      }
    }
    return id;
  };
  unpack(packed, rootId);
  return records as StoreRecords;
}

function withLongIds(node: Fields): Fields {
  const { [shortId]: one, [shortIds]: both, ...fields } = node;
  const short = one ?? both;
  if (short === undefined) return fields;
  const { id, databaseId } = restoreId(String(short), String(fields["__typename"]));
  return { ...fields, id, ...(both !== undefined && { databaseId }) };
}

function asTable(items: readonly (Fields | number | null)[]): Packed[] {
  let type: unknown;
  let columns: readonly string[] = [];
  return items.map((item) => {
    if (item === null || typeof item === "number") return item;
    const names = Object.keys(item);
    const isSame = item["__typename"] === type && areEqual(names, columns);
    type = item["__typename"];
    columns = names;
    return isSame ? names.filter((name) => name !== "__typename").map((name) => item[name]) : item;
  });
}

/** Names of a record's fields by the alphabet: Relay's order is that in which the queries were answered. Records of a type mostly have the same. */
function sortedNames(): (record: Fields) => readonly string[] {
  const byType = new Map<unknown, { given: readonly string[]; sorted: readonly string[] }>();
  return (record) => {
    const given = Object.keys(record);
    const last = byType.get(record["__typename"]);
    if (last && areEqual(last.given, given)) return last.sorted;
    const sorted = given.toSorted();
    byType.set(record["__typename"], { given, sorted });
    return sorted;
  };
}

const areEqual = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((name, index) => name === others[index]);

function fromTable(items: readonly Packed[]): Packed[] {
  let type: unknown;
  let columns: string[] = [];
  return items.map((item) => {
    if (Array.isArray(item)) {
      const fields = columns.map((name, index) => [name, item[index]] as const);
      return { __typename: type, ...Object.fromEntries(fields) };
    }
    if (item && typeof item === "object") {
      const { __typename, ...fields } = item as Fields;
      type = __typename;
      columns = Object.keys(fields);
    }
    return item;
  });
}

/** The id that Relay gives a record without one, derived from its position. */
function clientId(parent: string, key: string, index?: number): string {
  const id = index === undefined ? `${parent}:${key}` : `${parent}:${key}:${index}`;
  return id.startsWith("client:") ? id : `client:${id}`;
}
