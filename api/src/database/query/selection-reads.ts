import { loggedTables } from "../changes/columns.ts";
import type { ReadLog } from "../changes/read-log.ts";
import { anyOf, childrenOf, type Facet, rowOf, type Subject, type Tag } from "../changes/tags.ts";
import type { Models, Relation } from "../client/models.ts";
import {
  type Conditions,
  conditionsOf,
  fieldOf,
  type ListSelection,
  modelOf,
  orderKeys,
  type Selection,
  wantedFields,
} from "./selection.ts";

/** What the rows of a selection depend on. */
export interface SelectionReads {
  /** Adds what a row of the selection was made of, its related rows included. */
  record(row: object, log: ReadLog): void;
  /** Adds that a row was asked for, found or not. */
  recordId(id: string, log: ReadLog): void;
}

type Row = Readonly<Record<string, unknown>>;
type RecordRow = (row: Row, id: string, log: ReadLog) => void;

/** What one level of a selection reads. */
interface Level {
  subject: Subject;
  /** True for the rows of a table that belongs to the thing, which have no tags of their own. */
  isPart: boolean;
  facets: Set<Facet>;
  /** What does not depend on the row. */
  tags: Set<Tag>;
  /** Records the related rows; the id is that of the thing. */
  related: RecordRow[];
}

/** Thrown while compiling: no tag names what the selection reads. */
class Unnamed extends Error {}

/** Compiles what a selection reads. Reading a table or column that is not in the change log refuses the log. */
export function selectionReads(models: Models, model: string, selection: Selection): SelectionReads {
  try {
    const level = readsOf(models, model, selection);
    if (level.isPart) throw new Unnamed(model);
    const record = recordLevel(level);
    return {
      record: (row, log) => record(row as Row, log),
      recordId: (id, log) => log.add([rowOf(level.subject, id, "text")]),
    };
  } catch (error) {
    if (!(error instanceof Unnamed)) throw error;
    const refuse = (log: ReadLog) => log.refuse("column", error.message);
    return { record: (_row, log) => refuse(log), recordId: (_id, log) => refuse(log) };
  }
}

/** Records a row that has tags of its own, and what is below it. */
function recordLevel({ subject, facets, tags, related }: Level): (row: Row, log: ReadLog) => void {
  // A row of which only the id was read changes when it is deleted, which changes every facet.
  const some: readonly Facet[] = facets.size === 0 ? ["text"] : [...facets];
  return (row, log) => {
    const id = String(row["id"]);
    log.add(some.map((facet) => rowOf(subject, id, facet)));
    if (tags.size > 0) log.add(tags);
    for (const record of related) record(row, id, log);
  };
}

function readsOf(models: Models, name: string, selection: Selection): Level {
  const model = modelOf(models, name);
  const table = loggedTables[model.table];
  if (!table) throw new Unnamed(name);
  const level: Level = {
    subject: table.subject,
    isPart: table.key !== "id",
    facets: new Set(),
    tags: new Set(),
    related: [],
  };
  for (const [key, wanted] of wantedFields(model, selection)) {
    const field = fieldOf(model, name, key);
    if (field.kind === "relation") addRelation(models, level, { table: model.table, key, field, wanted });
    else if (field.name !== "id") level.facets.add(facetOf(model.table, field.name));
  }
  return level;
}

/** Adds to a level what a relation of its rows reads. */
function addRelation(
  models: Models,
  level: Level,
  { table, key, field, wanted }: { table: string; key: string; field: Relation; wanted: ListSelection },
): void {
  const target = modelOf(models, field.model).table;
  const logged = loggedTables[target];
  if (!logged) throw new Unnamed(field.model);
  const child = readsOf(models, field.model, wanted);
  const listed = listFacets(models, field.model, wanted, level.tags);
  for (const tag of child.tags) level.tags.add(tag);
  if (child.isPart) {
    const isMine = child.subject === level.subject && !level.isPart && field.foreignColumn === logged.key;
    if (!isMine) throw new Unnamed(`${table}.${key}`);
    for (const facet of [...listed, ...child.facets, facetOf(target, logged.key)]) level.facets.add(facet);
    level.related.push((row, id, log) => {
      for (const one of rowsIn(row[key])) for (const record of child.related) record(one, id, log);
    });
    return;
  }
  const record = recordLevel({ ...child, tags: new Set() });
  if (field.localColumn !== "id") level.facets.add(facetOf(table, field.localColumn));
  else if (level.isPart || field.foreignColumn !== logged.parent) throw new Unnamed(`${table}.${key}`);
  const kept: readonly Facet[] = [...listed.add("text")];
  level.related.push((row, id, log) => {
    if (field.isList) log.add(kept.map((facet) => childrenOf(child.subject, id, facet)));
    for (const one of rowsIn(row[key])) record(one, log);
  });
}

/** The facets of the columns by which related rows are chosen and ordered; `tags` takes what is chosen by other things. */
function listFacets(models: Models, name: string, wanted: ListSelection, tags: Set<Tag>): Set<Facet> {
  const model = modelOf(models, name);
  const facets = new Set(orderKeys(model, name, wanted).map((key) => facetOf(model.table, key.name)));
  for (const { field, wanted: inside } of conditionsOf(model, name, wanted.where ?? {})) {
    if (field.kind === "column") facets.add(facetOf(model.table, field.name));
    else {
      if (field.localColumn !== "id") facets.add(facetOf(model.table, field.localColumn));
      const target = modelOf(models, field.model).table;
      const relatedColumns = loggedTables[model.table]?.related ?? [];
      const isLogged = conditionsOf(modelOf(models, field.model), field.model, inside as Conditions).every(
        (one) => one.field.kind === "column" && relatedColumns.includes(`${target}.${one.field.name}`),
      );
      const logged = loggedTables[target];
      if (isLogged) facets.add("text");
      else if (logged?.key !== "id") throw new Unnamed(`${name}.${field.model}`);
      else
        for (const facet of listFacets(models, field.model, { where: inside as Conditions }, tags))
          tags.add(anyOf(logged.subject, facet));
    }
  }
  return facets;
}

function facetOf(table: string, column: string): Facet {
  const facet = loggedTables[table]?.columns[column];
  if (!facet) throw new Unnamed(`${table}.${column}`);
  return facet;
}

const rowsIn = (value: unknown): readonly Row[] =>
  value == null ? [] : Array.isArray(value) ? value : [value as Row];
