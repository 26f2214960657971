import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  GraphQLID,
  type GraphQLSchema,
  GraphQLString,
  getArgumentValues,
  getNullableType,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { searchWords } from "../domain/text.ts";
import { apiBudgets } from "../inputs/index.ts";
import { cursorOffset, defaultPageSize } from "./offset-cursors.ts";
import { searchArguments } from "./search-length.ts";

/** The context that makes the complexity plugin count values without work. */
export const valuesOnly: object = {};

/** Work of finding the rows of a list, where it differs from `valuesPerWork`. */
export interface ListWork {
  /** Cost of a search. */
  readonly search?: number;
  /** Cost of filters. */
  readonly filter?: number;
  /** The argument with which the list is made by comparing all its rows. */
  readonly comparesBy?: string;
  /** Cost of the rows that a page of this size reads, also without a filter. */
  readonly read?: (size: number) => number;
}

/** Extensions of a list that is made by comparing a listing with hundreds of others, whatever its length. */
export const comparesListings: { listWork: ListWork } = { listWork: { read: () => apiBudgets.compared } };

/** True for a field that may stand once in a document. */
export const isOnce = ({ extensions }: Pick<FieldOf, "extensions">): boolean => extensions["once"] === true;

type FieldOf = Pick<GraphQLField<unknown, unknown>, "args" | "extensions">;
type Arguments = Record<string, unknown>;

/** Does the field give a list whose length the caller chooses? */
export const hasLengthArgument = ({ args }: FieldOf): boolean => args.some(({ name }) => name === "first");

/** Has the field a formula of its own for its cost? */
const hasFormula = ({ extensions }: FieldOf): boolean =>
  typeof (extensions["pothosOptions"] as { complexity?: unknown } | undefined)?.complexity === "function";

/** Does the cost of the field depend on the values of its arguments? */
export const dependsOnArguments = (field: FieldOf): boolean =>
  hasLengthArgument(field) || field.args.some(({ name }) => searchArguments.has(name)) || hasFormula(field);

/** The whole value makes a difference. */
export const wholeValue = (value: unknown): unknown => value;
const ofText =
  (part: (text: string) => unknown) =>
  (value: unknown): unknown =>
    typeof value === "string" ? part(value) : value;
const presence = ofText(() => "given");
const offset = ofText(cursorOffset);

/** What makes a difference to the cost of the field of a value of this argument, which may be any of thousands of texts or cursors. */
export function pricedPart(field: FieldOf, argument: string): (value: unknown) => unknown {
  const { type, defaultValue } = field.args.find(({ name }) => name === argument) ?? {};
  const nullable = getNullableType(type);
  // What is no text may be invalid, which is said where costs are counted.
  const isText = nullable === GraphQLString || nullable === GraphQLID;
  if (!isText || defaultValue !== undefined || hasFormula(field)) return wholeValue;
  return argument === "after" ? offset : ofPages.has(argument) ? wholeValue : presence;
}

/** Arguments for paging and sorting, which do not filter. */
const ofPages: ReadonlySet<string> = new Set(["first", "last", "after", "before", "page", "sort"]);

const { valuesPerWork, rowsPerValue } = apiBudgets;

/** The argument of lists whose choices of filters can be counted; without it they are not. */
const filtersArgument = "filters";

/** The work of a field in values: filtering, searching and skipping rows. */
export function chargedWork(field: FieldOf, args: Arguments): number {
  if (!hasLengthArgument(field)) return findingWork(field, args);
  const { read, comparesBy } = listWorkOf(field);
  const comparing = comparesBy !== undefined && args[comparesBy] != null ? apiBudgets.compared : 0;
  return findingWork(field, args) + comparing + passingWork(args) + (read?.(sizeOf(args)) ?? 0);
}

/** Names of the given arguments that select rows (all but paging and sorting). */
const givenOf = (field: FieldOf, args: Arguments): string[] =>
  field.args
    .filter(
      ({ name, defaultValue }) => args[name] != null && args[name] !== defaultValue && !ofPages.has(name),
    )
    .map(({ name }) => name);

function findingWork(field: FieldOf, args: Arguments): number {
  const { search = valuesPerWork, filter = valuesPerWork } = listWorkOf(field);
  const given = givenOf(field, args);
  const isSearched = given.some((name) => searchArguments.has(name));
  const isFiltered = hasLengthArgument(field) && given.length > 0;
  return (isSearched ? search : 0) + (isFiltered ? filter : 0) + facetWork(args);
}

/** The work of counting the choices of filters, which may be asked for where these are given. */
const facetWork = (args: Arguments): number => (args[filtersArgument] == null ? 0 : apiBudgets.facets);

const listWorkOf = ({ extensions }: FieldOf): ListWork =>
  (extensions["listWork"] as ListWork | undefined) ?? {};

/** Items of the page that is asked for. */
const sizeOf = ({ first }: Arguments): number => (typeof first === "number" ? first : defaultPageSize);

/** Skipped rows that are charged at most. */
const maxSkipped = apiBudgets.largeTable * rowsPerValue;

function passingWork(args: Arguments): number {
  const { page, after } = args;
  const offset =
    typeof page === "number"
      ? (page - 1) * sizeOf(args)
      : typeof after === "string"
        ? cursorOffset(after)
        : 0;
  return Math.floor(Math.min(Math.max(0, offset), maxSkipped) / rowsPerValue);
}

/** Words that begin with fewer letters are a large part of all words. */
const fewLetters = 3;

/**
 * True for a search that may read many more rows than it finds: a text without words is compared with every row, and a short
 * prefix reads all rows that contain it, even if another word or a filter leaves few.
 */
function readsMoreThanItFinds(field: FieldOf, args: Arguments): boolean {
  const given = givenOf(field, args);
  const text = given.filter((name) => searchArguments.has(name)).map((name) => args[name]);
  const isSearched = text.some((one) => typeof one === "string" && one.trim() !== "");
  const words = searchWords(text.join(" "));
  if (!isSearched || words.length === 0) return isSearched;
  const isNarrowed = words.length > 1 || given.length > text.length;
  return isNarrowed && words.some((word) => [...word].length < fewLetters);
}

/** The part of a field's charged work to give back, in values, once its list is known to have `rows` rows. */
export function refundableWork(field: FieldOf, args: Arguments, rows: number): number {
  if (readsMoreThanItFinds(field, args)) return 0;
  // Choices are also counted in rows that the filters leave out.
  const found = findingWork(field, args) - facetWork(args);
  const usual = Math.min(found, 2 * valuesPerWork);
  return Math.max(0, found - Math.max(usual, Math.ceil(rows / rowsPerValue)));
}

interface ListField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
}

/** Documents are parsed once and run many times: their lists are found once. */
const known = new WeakMap<OperationDefinitionNode, readonly ListField[]>();

/** True if a persisted operation may do work that is charged; only then its cost is computed. */
export function mayCostWork(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Arguments,
  of: GraphQLSchema,
): boolean {
  let lists = known.get(operation);
  if (!lists) {
    const found: ListField[] = [];
    const types = new TypeInfo(of);
    visit(
      document,
      visitWithTypeInfo(types, {
        Field(node) {
          const field = types.getFieldDef();
          if (field && hasLengthArgument(field)) found.push({ field, node });
        },
      }),
    );
    lists = found;
    known.set(operation, lists);
  }
  return lists.some(
    ({ field, node }) => chargedWork(field, getArgumentValues(field, node, variables)) >= apiBudgets.freeWork,
  );
}
