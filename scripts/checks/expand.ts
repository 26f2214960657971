import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from "libpg-query";
import { judgeFunction, type KnownFunctions } from "./functions.ts";

type Json = Record<string, unknown>;

/** The objects that a migration adds, or an earlier one that no release has: its other statements may change these freely. */
interface Added {
  tables: Set<string>;
  /** Tables whose rows may change: no release knows them. */
  unreleased: ReadonlySet<string>;
  /** As table.column. */
  columns: Set<string>;
  /** Added columns that have a value in rows written by older programs, as table.column. */
  filled: Set<string>;
  /** Constraints that it drops, and CHECKs that it adds, as table.constraint. */
  dropped: Set<string>;
  checks: Set<string>;
  /** Functions of earlier migrations. */
  functions: KnownFunctions;
}

/**
 * The parts of a migration's SQL that are more than additions: programs that do not know of it could fail, or wait until a table is
 * rewritten. Uses PostgreSQL's own parser; anything not known to be an addition is reported. `functions` are those of earlier migrations,
 * `unreleasedTables` those of their tables that no release knows: their rows may change, but not their columns, which triggers of released tables may write.
 */
export async function moreThanAdditions(
  sql: string,
  { functions, unreleasedTables }: { functions: KnownFunctions; unreleasedTables: readonly string[] },
): Promise<string[]> {
  const statements = ((await parse(sql)).stmts ?? []).flatMap(({ stmt }) => stmt ?? []);
  const added = { ...additionsOf(statements), functions, unreleased: new Set(unreleasedTables) };
  return statements.flatMap((statement) => judge(statement, added));
}

/** The tables that the SQL of a migration creates; none if it cannot be parsed, which is reported where it is judged itself. */
export async function tablesCreated(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql).catch(() => ({ stmts: [] }));
  return [...additionsOf(stmts.flatMap(({ stmt }) => stmt ?? [])).tables];
}

function additionsOf(statements: readonly Node[]): Omit<Added, "functions" | "unreleased"> {
  const added = {
    tables: new Set<string>(),
    columns: new Set<string>(),
    filled: new Set<string>(),
    dropped: new Set<string>(),
    checks: new Set<string>(),
  };
  for (const statement of statements) {
    if ("CreateStmt" in statement) added.tables.add(nameOf(statement.CreateStmt.relation));
    if (!("AlterTableStmt" in statement)) continue;
    const table = nameOf(statement.AlterTableStmt.relation);
    for (const { subtype, name, def, behavior } of commandsOf(statement.AlterTableStmt.cmds)) {
      const { colname, constraints } = columnOf(def);
      if (subtype === "AT_AddColumn") added.columns.add(`${table}.${colname}`);
      if (subtype === "AT_AddColumn" && !isNull(defaultOf(constraints)))
        added.filled.add(`${table}.${colname}`);
      if (subtype === "AT_ColumnDefault" && !isNull(def)) added.filled.add(`${table}.${name}`);
      if (subtype === "AT_DropConstraint" && behavior !== "DROP_CASCADE")
        added.dropped.add(`${table}.${name}`);
      const { contype, conname } = constraintOf(def);
      if (contype === "CONSTR_CHECK") added.checks.add(`${table}.${conname}`);
    }
  }
  return added;
}

/** Statements that are additions whatever they contain. */
const additions = new Set([
  "CreateSeqStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateStatsStmt",
  "CommentStmt",
  // Others wait, until the migration is over.
  "LockStmt",
]);
const writes = new Set(["InsertStmt", "UpdateStmt", "DeleteStmt", "MergeStmt"]);

function judge(statement: Node, added: Added): string[] {
  if ("CreateFunctionStmt" in statement) return judgeFunction(statement.CreateFunctionStmt, added.functions);
  if ("ViewStmt" in statement || "CreateTrigStmt" in statement) {
    const [body] = Object.values(statement);
    return body.replace ? ["OR REPLACE changes what others use: add it under another name"] : [];
  }
  if ("CreateStmt" in statement) {
    const { if_not_exists, relation, inhRelations } = statement.CreateStmt;
    if (if_not_exists) return [`IF NOT EXISTS hides whether ${nameOf(relation)} is new`];
    if (inhRelations) return [`rows of ${nameOf(relation)} are rows of another table`];
    return inside(statement, "Constraint").flatMap((constraint) => judgeReference(constraint, added));
  }
  if ("IndexStmt" in statement) {
    const { relation, unique, indexParams, nulls_not_distinct } = statement.IndexStmt;
    const table = nameOf(relation);
    const columns = inside(indexParams, "IndexElem").map(({ name }) => String(name));
    return unique && (nulls_not_distinct || !areEmpty(table, columns, added))
      ? [`a unique index on the existing table ${table}`]
      : [];
  }
  if ("AlterTableStmt" in statement) {
    const table = nameOf(statement.AlterTableStmt.relation);
    if (statement.AlterTableStmt.objtype !== "OBJECT_TABLE") return ["a change of what is no table"];
    return commandsOf(statement.AlterTableStmt.cmds).flatMap((command) =>
      judgeCommand(command, table, added),
    );
  }
  if ("CreateSchemaStmt" in statement)
    return statement.CreateSchemaStmt.schemaElts ? ["a schema with something in it"] : [];
  if ("AlterEnumStmt" in statement) return statement.AlterEnumStmt.oldVal ? ["a renamed enum value"] : [];
  const [kind = "", body] = Object.entries(statement)[0] ?? [];
  // Also within WITH.
  if (writes.has(kind)) return writesIn({ [kind]: body }).flatMap((write) => judgeWrite(write, added));
  return additions.has(kind) ? [] : [`${kind}, which is not known to be an addition`];
}

function judgeCommand(command: AlterTableCmd, table: string, added: Added): string[] {
  const { subtype, name, def, missing_ok } = command;
  if (added.tables.has(table) && subtype !== "AT_AttachPartition")
    return subtype === "AT_AddConstraint" ? judgeReference(constraintOf(def), added) : [];
  switch (subtype) {
    case "AT_AddColumn":
      return missing_ok
        ? [`IF NOT EXISTS hides whether ${table}.${columnOf(def).colname} is new`]
        : judgeColumn(columnOf(def), table, added);
    case "AT_AddConstraint":
      return judgeConstraint(constraintOf(def), table, added);
    case "AT_DropConstraint":
      return added.checks.has(`${table}.${name}`) && added.dropped.has(`${table}.${name}`)
        ? []
        : [`the constraint ${name} of ${table} is dropped, and no CHECK replaces it`];
    case "AT_ColumnDefault":
      return isNull(def) ? [`the default of ${table}.${name} is dropped`] : [];
    case "AT_ValidateConstraint":
    case "AT_SetStatistics":
    case "AT_SetRelOptions":
      return [];
    default:
      return [`${subtype} of the existing table ${table}, which is not known to be an addition`];
  }
}

function judgeColumn({ colname, typeName, constraints }: ColumnDef, table: string, added: Added): string[] {
  const column = `${table}.${colname}`;
  const all = inside(constraints, "Constraint");
  const ofType = (type: string) => all.find(({ contype }) => contype === type);
  const fallback = defaultOf(constraints);
  const type = inside(typeName?.names, "String").at(-1)?.["sval"];
  const faults: (string | false)[] = [
    ofType("CONSTR_NOTNULL") !== undefined && isNull(fallback) && `${column} is NOT NULL without a default`,
    fallback !== undefined && !isConstant(fallback) && `the default of ${column} is not constant`,
    /serial/.test(String(type)) && `${column} numbers the existing rows`,
    ...["GENERATED", "IDENTITY", "PRIMARY", "UNIQUE"].map(
      (what) => ofType(`CONSTR_${what}`) !== undefined && `${column} is ${what} in an existing table`,
    ),
  ];
  return [
    ...faults.filter((fault) => fault !== false),
    ...all.flatMap((constraint) =>
      constraint["contype"] === "CONSTR_CHECK"
        ? judgeConstraint(constraint, table, added)
        : judgeReference(constraint, added),
    ),
  ];
}

/** A constraint of an existing table: allowed on new columns, or in place of a CHECK. A reviewer judges whether that is wider. */
function judgeConstraint(constraint: Constraint | Json, table: string, added: Added): string[] {
  const { contype, conname, raw_expr, fk_attrs, keys, nulls_not_distinct } = constraint as Constraint;
  const namesIn = (part: unknown) => inside(part, "String").map(({ sval }) => String(sval));
  const isNew = (part: unknown) => areAdded(table, namesIn(part), added);
  const columns = inside(raw_expr, "ColumnRef").map(({ fields }) => fields);
  if (contype === "CONSTR_CHECK" && added.dropped.has(`${table}.${conname}`)) return [];
  if (contype === "CONSTR_CHECK" && isNew(columns))
    return requiredIn(raw_expr)
      .flatMap(namesIn)
      .filter((column) => !added.filled.has(`${table}.${column}`))
      .map((column) => `a CHECK of ${table}.${column} does not take a row without it`);
  if (contype === "CONSTR_UNIQUE" && !nulls_not_distinct && areEmpty(table, namesIn(keys), added)) return [];
  if (contype === "CONSTR_FOREIGN" && isNew(fk_attrs)) return judgeReference(constraint, added);
  return [`the constraint ${conname ?? ""} is on columns that ${table} has already`];
}

/** A new reference must not keep older programs from deleting a row of an existing table. */
function judgeReference(constraint: Constraint | Json, { tables }: Added): string[] {
  const { contype, pktable, fk_del_action } = constraint as Constraint;
  const target = nameOf(pktable);
  return contype === "CONSTR_FOREIGN" && !tables.has(target) && !/[cnd]/.test(fk_del_action ?? "")
    ? [`a reference keeps rows of ${target} from being deleted: ON DELETE CASCADE or SET NULL`]
    : [];
}

/** Rows of new tables, and values of new columns. */
function judgeWrite({ kind, body }: { kind: string; body: Json }, added: Added): string[] {
  const table = nameOf(body["relation"] as { relname?: string });
  if (added.tables.has(table) || added.unreleased.has(table)) return [];
  const targets = ((body["targetList"] ?? []) as { ResTarget: { name: string } }[]).map(
    ({ ResTarget }) => ResTarget.name,
  );
  if (kind === "UpdateStmt" && areAdded(table, targets, added)) return [];
  return [`${kind} of what ${table} has already`];
}

function areAdded(table: string, columns: readonly string[], { tables, columns: known }: Added): boolean {
  return (
    tables.has(table) || (columns.length > 0 && columns.every((column) => known.has(`${table}.${column}`)))
  );
}

/** Whether rows of older programs cannot conflict in these columns, because one of them is NULL in those rows. */
function areEmpty(table: string, columns: readonly string[], added: Added): boolean {
  const isFilled = (column: string) => added.filled.has(`${table}.${column}`);
  return added.tables.has(table) || (areAdded(table, columns, added) && !columns.every(isFilled));
}

/** The columns that an expression requires by IS NOT NULL, alone or with other conditions. */
function requiredIn(expression: unknown): unknown[] {
  const { BoolExpr, NullTest } = (expression ?? {}) as Record<"BoolExpr" | "NullTest", Json | undefined>;
  if (NullTest) return NullTest["nulltesttype"] === "IS_NOT_NULL" ? [NullTest["arg"]] : [];
  return BoolExpr?.["boolop"] === "AND_EXPR" ? (BoolExpr["args"] as unknown[]).flatMap(requiredIn) : [];
}

/** The default among the constraints of a column, if it has one. */
const defaultOf = (constraints: unknown): unknown =>
  inside(constraints, "Constraint").find(({ contype }) => contype === "CONSTR_DEFAULT")?.["raw_expr"];

/** True for no value, or one that is written as NULL. */
function isNull(expression: unknown): boolean {
  const { TypeCast, A_Const } = (expression ?? {}) as Record<"TypeCast" | "A_Const", Json | undefined>;
  return TypeCast ? isNull(TypeCast["arg"]) : expression === undefined || A_Const?.["isnull"] === true;
}

/** A value that PostgreSQL computes once for all rows. */
function isConstant(expression: unknown): boolean {
  const [kind, value] = Object.entries((expression ?? {}) as Json)[0] ?? [];
  if (kind === "TypeCast") return isConstant((value as Json)["arg"]);
  if (kind === "A_ArrayExpr") return (((value as Json)["elements"] ?? []) as unknown[]).every(isConstant);
  return kind === "A_Const" || kind === "SQLValueFunction";
}

/** All nodes of a kind within a part of the tree. */
function inside(part: unknown, kind: string): Json[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => [
    ...(key === kind ? [value as Json] : []),
    ...inside(value, kind),
  ]);
}

const writesIn = (part: Json) =>
  [...writes].flatMap((kind) => inside(part, kind).map((body) => ({ kind, body })));

/** Includes the schema if one is given: a table of the same name in another schema is another table. */
const nameOf = (relation: { schemaname?: string; relname?: string } | undefined): string =>
  [relation?.schemaname ?? [], relation?.relname ?? []].flat().join(".");
const commandsOf = (nodes: readonly Node[] | undefined): AlterTableCmd[] =>
  (nodes ?? []).flatMap((node) => ("AlterTableCmd" in node ? [node.AlterTableCmd] : []));
const columnOf = (def: Node | undefined): ColumnDef => (def && "ColumnDef" in def ? def.ColumnDef : {});
const constraintOf = (def: Node | undefined): Constraint =>
  def && "Constraint" in def ? def.Constraint : {};
