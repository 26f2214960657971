import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { DomainError } from "../domain/errors.ts";

/** Fields that are looked at, those of a fragment wherever it is spread. */
const maxFields = 2_000;
/** Pairs of fields that answer under the same path: validation compares each of them. */
const maxPairs = 4_000;

/**
 * Throws TOO_MANY_FIELDS for a small document that is expensive to validate. GraphQL's rule that fields of one name must agree
 * compares every field with every other one at the same place of the answer, fragments spread, so that a few thousand tokens can
 * hold a process up for a second. Documents that people write have a handful of them.
 */
export function requireFewOverlaps(document: DocumentNode): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  let fields = 0;
  let pairs = 0;

  /** The fields of a selection by their names in the answer. */
  function collect(set: SelectionSetNode, into: Map<string, FieldNode[]>, spread: ReadonlySet<string>): void {
    for (const selection of set.selections) {
      if (++fields > maxFields) throw tooMany("fields, wherever fragments are spread", maxFields);
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value;
        const same = into.get(name);
        if (!same) into.set(name, [selection]);
        else {
          pairs += same.length;
          if (pairs > maxPairs) throw tooMany("pairs of fields at the same place of the answer", maxPairs);
          same.push(selection);
        }
      } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet, into, spread);
      else {
        const name = selection.name.value;
        const fragment = fragments.get(name);
        // Validation reports cycles.
        if (fragment && !spread.has(name)) collect(fragment.selectionSet, into, new Set([...spread, name]));
      }
    }
  }

  function walk(sets: readonly SelectionSetNode[]): void {
    const byName = new Map<string, FieldNode[]>();
    for (const set of sets) collect(set, byName, new Set());
    for (const same of byName.values()) {
      const below = same.flatMap(({ selectionSet }) => selectionSet ?? []);
      if (below.length > 0) walk(below);
    }
  }

  for (const definition of document.definitions)
    if (definition.kind === Kind.OPERATION_DEFINITION || definition.kind === Kind.FRAGMENT_DEFINITION)
      walk([definition.selectionSet]);
}

const tooMany = (what: string, max: number) =>
  new DomainError(
    "TOO_MANY_FIELDS",
    `The document has more than ${max} ${what}. Request each field once, or use several requests.`,
  );
