import {
  type DocumentNode,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from "graphql";
import { schema } from "../../graphql/schema.ts";

/** The values that arguments are tried with: everything that a caller could name. */
export interface Named {
  /** Rows of the database: by database id, and by global id if their type is a node. */
  readonly things: readonly { readonly type: string; readonly id: string }[];
  /** Words and slugs of these rows. */
  readonly words: readonly string[];
}

/** A document of the walk, named after the field that it begins with. */
export interface Step {
  readonly name: string;
  readonly document: DocumentNode;
}

/** Nodes on a path: a field of a node, and the values of the node that it leads to. A visible one starts a path of its own. */
const maxNodes = 2;
/** Maximum values of an enum that are tried: a longer one is a vocabulary, which only filters. */
const maxValues = 6;
/** Number of global ids in one `nodes`. */
const idsAtOnce = 10;
/** Arguments that order a list, move within it, or limit it: they reveal nothing that the list does not. */
const paging = new Set(["first", "last", "after", "before", "page", "sort"]);

export const globalId = (type: string, id: string) => Buffer.from(`${type}:${id}`).toString("base64");

/**
 * Documents that ask for every field of the schema: from each field of Query, with each of its arguments in turn set to every value of
 * the world, over at most two nodes. New parts of the schema are covered automatically.
 */
export function walk(named: Named): Step[] {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  return fields.flatMap((field) => {
    const walker = new Walker(named);
    const calls = walker.calls(field, maxNodes);
    // A field that cannot be null fails its whole document.
    const groups = isNonNullType(field.type) ? calls.map((call) => [call]) : [calls];
    return groups.map((group) => step(field.name, `{ ${group.join(" ")} }`, walker));
  });
}

/** The same for a mutation with this input; its result is followed to the same depth. */
export function mutationStep(name: string, named: Named): Step {
  const field = schema.getMutationType()?.getFields()[name];
  if (!field) throw new Error(`There is no mutation ${name}`);
  const walker = new Walker(named);
  const input = field.args.find((one) => one.name === "input");
  const [head, args] = input ? [`($input: ${input.type})`, "(input: $input)"] : ["", ""];
  return step(
    name,
    `mutation ${head} { ${name}${args}${walker.selection(field.type, maxNodes) ?? ""} }`,
    walker,
  );
}

function step(name: string, operation: string, walker: Walker): Step {
  const document = parse(`${operation} ${walker.fragmentsOf(operation)}`, { noLocation: true });
  const [mistake] = validate(schema, document);
  if (mistake) throw mistake;
  return { name, document };
}

type Field = GraphQLField<unknown, unknown>;

class Walker {
  readonly #named: Named;
  /** By the fragment's name; null while it is being built, so that types that refer to each other terminate. */
  readonly #fragments = new Map<string, string | null>();

  constructor(named: Named) {
    this.#named = named;
  }

  /**
   * The field with its required arguments, and once more for each value of each other argument: those choose among the
   * same nodes, so their scalar fields suffice then.
   */
  calls(field: Field, nodes: number, alias = field.name): string[] {
    const whole = this.selection(field.type, isMany(field.type) ? Math.min(nodes, 1) : nodes);
    const short = this.selection(field.type, Math.min(nodes, 1));
    if (whole === null || short === null) return [];
    const must = field.args.filter((arg) => isNonNullType(arg.type) && arg.defaultValue === undefined);
    const isRoot = alias === field.name;
    const may = field.args.filter(
      (arg) => !must.includes(arg) && !paging.has(arg.name) && (isRoot || leadsToNodes(field.type)),
    );
    const sets = must.reduce<string[][]>(
      (some, arg) => some.flatMap((set) => this.#values(arg, field).map((value) => [...set, value])),
      [[]],
    );
    const more = may.flatMap((arg) => this.#values(arg, field).map((value) => [...(sets[0] ?? []), value]));
    return [...sets, ...more].map((set, index) => {
      const given = set.length > 0 ? `(${set.join(", ")})` : "";
      return `${alias}_${index}: ${field.name}${given}${index >= sets.length ? short : whole}`;
    });
  }

  /** The selection of a field; empty for a scalar, null if the path has enough nodes. */
  selection(type: GraphQLOutputType, nodes: number): string | null {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return "";
    const members = isObjectType(named) ? [named] : schema.getPossibleTypes(named);
    const spreads = members.flatMap((member) => this.#spread(member, nodes));
    return spreads.length === 0 ? null : ` { __typename ${spreads.join(" ")} }`;
  }

  /** The fragments that a text names, and those that they name. */
  fragmentsOf(text: string): string {
    const found = new Set<string>();
    const look = (within: string) => {
      for (const [, name = ""] of within.matchAll(/\.\.\.(\w+_\d)\b/g)) {
        if (found.has(name)) continue;
        found.add(name);
        look(this.#fragments.get(name) ?? "");
      }
    };
    look(text);
    return [...found].map((name) => this.#fragments.get(name)).join(" ");
  }

  #spread(type: GraphQLObjectType, nodes: number): string[] {
    const isNode = type.getInterfaces().some(({ name }) => name === "Node");
    if (isNode && nodes === 0) return [];
    const name = `${type.name}_${nodes}`;
    if (this.#fragments.get(name) === null) return [];
    if (!this.#fragments.has(name)) {
      this.#fragments.set(name, null);
      const left = isNode ? nodes - 1 : nodes;
      // Members of a union may use the same name for different types.
      const calls = Object.values(type.getFields()).flatMap((field) =>
        this.calls(field, left, `${type.name}_${field.name}`),
      );
      this.#fragments.set(name, `fragment ${name} on ${type.name} { __typename ${calls.join(" ")} }`);
    }
    return [`...${name}`];
  }

  /** The argument with each of its values. */
  #values(arg: GraphQLArgument, field: Field): string[] {
    const type = getNullableType(arg.type);
    const one = getNamedType(type);
    const given = (value: string) => `${arg.name}: ${value}`;
    if (isEnumType(one)) {
      const values = one.getValues().slice(0, maxValues);
      return values.map(({ name }) => given(isListType(type) ? `[${name}]` : name));
    }
    if (isInputObjectType(one)) return [given(isListType(type) ? "[]" : "{}")];
    const texts =
      one.name === "ID" ? this.#ids(arg.name, field) : one.name === "String" ? this.#named.words : [];
    if (isListType(type)) return chunks(texts).map((some) => given(JSON.stringify(some)));
    if (texts.length > 0) return texts.map((text) => given(JSON.stringify(text)));
    if (one.name === "Boolean") return [given("true"), given("false")];
    // Other types only if they are required; the number of days is 30.
    if (!isNonNullType(arg.type)) return [];
    if (one.name !== "Int") throw new Error(`The walk has no value for the argument ${arg.name}`);
    return [given("30")];
  }

  #ids(argument: string, field: Field): string[] {
    const { things } = this.#named;
    // Relay's own arguments take global ids.
    if (["id", "ids"].includes(argument)) {
      const nodes = schema.getPossibleTypes(schema.getType("Node") as never).map(({ name }) => name);
      return things.filter(({ type }) => nodes.includes(type)).map(({ type, id }) => globalId(type, id));
    }
    const kind = argument.startsWith("databaseId") ? getNamedType(field.type).name : kindOf(argument);
    if (!schema.getType(kind)) return things.map(({ id }) => id);
    const fitting = things.filter(({ type }) => type === kind);
    // Things of other kinds are unknown there, all alike.
    return (fitting.length > 0 ? fitting : things.slice(0, 1)).map(({ id }) => id);
  }
}

/** The kind of what an argument like `softwareId` names; not every such name is a type. */
const kindOf = (argument: string) =>
  argument.charAt(0).toUpperCase() + argument.slice(1).replace(/Ids?$/, "");

/** For lists of many things the scalar fields suffice: the relevant ones are named one by one. */
const isMany = (type: GraphQLOutputType) =>
  isListType(getNullableType(type)) || getNamedType(type).name.endsWith("Connection");

/** Whether a type leads to nodes. If not, as with counts, its filters need not be tried one by one. */
function leadsToNodes(type: GraphQLOutputType, above: readonly string[] = []): boolean {
  const named = getNamedType(type);
  if (!isObjectType(named) || above.includes(named.name)) return false;
  if (named.getInterfaces().some(({ name }) => name === "Node")) return true;
  return Object.values(named.getFields()).some((field) => leadsToNodes(field.type, [...above, named.name]));
}

function chunks(texts: readonly string[]): string[][] {
  const count = Math.ceil(texts.length / idsAtOnce);
  return Array.from({ length: count }, (_, index) => texts.slice(index * idsAtOnce, (index + 1) * idsAtOnce));
}
