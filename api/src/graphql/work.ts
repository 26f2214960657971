import {
  type DocumentNode,
  type FieldNode,
  type GraphQLField,
  getArgumentValues,
  type OperationDefinitionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { searchWords } from "../domain/text.ts";
import { apiBudgets } from "../inputs/index.ts";
import { cursorOffset, defaultPageSize } from "./cursors.ts";
import type { schema } from "./schema.ts";
import { searchArguments } from "./search-text.ts";

/** What finding the rows of a list costs beside its values, where it is not the usual `valuesPerWork` each. */
export interface ListWork {
  /** Of a search in it. */
  readonly search?: number;
  /** Of keeping to filters in it. */
  readonly filter?: number;
}

type FieldOf = Pick<GraphQLField<unknown, unknown>, "args" | "extensions">;
type Arguments = Record<string, unknown>;

/** Does the field give a list whose length the caller chooses? */
export const takesLength = ({ args }: FieldOf): boolean => args.some(({ name }) => name === "first");

/** Arguments that say which part of a list is wanted, and in what order: what the whole list is they leave alone. */
const ofPages: ReadonlySet<string> = new Set(["first", "last", "after", "before", "page", "sort"]);

const { valuesPerWork, rowsPerValue } = apiBudgets;

/** Values that finding a field's answer counts as: keeping to what fits in a list, looking for a text, passing over rows. */
export function workOf(field: FieldOf, args: Arguments): number {
  return takesLength(field) ? findingWork(field, args) + passingWork(args) : findingWork(field, args);
}

/** Names of the arguments that say what the list is of, as far as they are given. */
const givenOf = (field: FieldOf, args: Arguments): string[] =>
  field.args
    .filter(
      ({ name, defaultValue }) => args[name] != null && args[name] !== defaultValue && !ofPages.has(name),
    )
    .map(({ name }) => name);

function findingWork(field: FieldOf, args: Arguments): number {
  const { search = valuesPerWork, filter = valuesPerWork } =
    (field.extensions["listWork"] as ListWork | undefined) ?? {};
  const given = givenOf(field, args);
  const isSearched = given.some((name) => searchArguments.has(name));
  const isFiltered = takesLength(field) && given.length > 0;
  return (isSearched ? search : 0) + (isFiltered ? filter : 0);
}

/** No list is longer than this, however far behind a page is asked for. */
const mostPassed = apiBudgets.largeTable * rowsPerValue;

function passingWork({ page, first, after }: Arguments): number {
  const size = typeof first === "number" ? first : defaultPageSize;
  const offset =
    typeof page === "number" ? (page - 1) * size : typeof after === "string" ? cursorOffset(after) : 0;
  return Math.floor(Math.min(Math.max(0, offset), mostPassed) / rowsPerValue);
}

/** Words that begin with fewer letters are a large part of all words. */
const fewLetters = 3;

/**
 * Does a search read much more than it may find? A text without words is looked for in every row. Of a beginning of a word that is
 * this short all rows with it are read, also where another word or a filter leaves few of them.
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
export function workSpared(field: FieldOf, args: Arguments, rows: number): number {
  if (readsMoreThanItFinds(field, args)) return 0;
  const found = findingWork(field, args);
  const usual = Math.min(found, 2 * valuesPerWork);
  return Math.max(0, found - Math.max(usual, Math.ceil(rows / rowsPerValue)));
}

interface ListField {
  readonly field: GraphQLField<unknown, unknown>;
  readonly node: FieldNode;
}

/** Documents are parsed once and run many times: their lists are found once. */
const known = new WeakMap<OperationDefinitionNode, readonly ListField[]>();

/** May an operation of our own pages do work that is charged? Only then its whole cost is worth finding out. */
export function mayBeCharged(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Arguments,
  of: typeof schema,
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
          if (field && takesLength(field)) found.push({ field, node });
        },
      }),
    );
    lists = found;
    known.set(operation, lists);
  }
  return lists.some(
    ({ field, node }) => workOf(field, getArgumentValues(field, node, variables)) >= apiBudgets.freeWork,
  );
}
