/** How many objects of a class there are, and how many bytes they take by themselves. */
export interface ClassSize {
  count: number;
  bytes: number;
}
export type Classes = ReadonlyMap<string, ClassSize>;

/** The parts of a heap snapshot that are read; the numbers of each node follow each other. */
interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** Sums up a heap snapshot by class: objects by their constructor, everything else by its type. */
export function classesIn(text: string): Classes {
  const { snapshot, nodes, strings } = JSON.parse(text) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ["type", "name", "self_size"].map((field) => fields.indexOf(field));
  const classes = new Map<string, ClassSize>();
  const at = (index: number, field: number | undefined) => nodes[index + (field ?? 0)] ?? 0;
  for (let index = 0; index < nodes.length; index += fields.length) {
    const kind = types[0][at(index, type)] ?? "";
    const isNamed = kind === "object" || kind === "native";
    const key = isNamed ? (strings[at(index, name)] ?? "") : `(${kind})`;
    const known = classes.get(key) ?? { count: 0, bytes: 0 };
    known.count += 1;
    known.bytes += at(index, size);
    classes.set(key, known);
  }
  return classes;
}

/** The classes that grew most from one moment to the other, a line each. */
export function grownClasses(before: Classes, after: Classes, count: number): string[] {
  const grown = [...after].map(([name, { count, bytes }]) => {
    const { count: countBefore = 0, bytes: bytesBefore = 0 } = before.get(name) ?? {};
    return { name, count: count - countBefore, bytes: bytes - bytesBefore };
  });
  return grown
    .filter(({ bytes }) => bytes > 0)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, count)
    .map(({ name, count, bytes }) => `${name.slice(0, 80)}: ${(bytes / 1e6).toFixed(2)} MB in ${count} more`);
}
