import { type CreateFunctionStmt, type FunctionParameter, type Node, parse } from "libpg-query";

/** The functions that a migration's predecessors define. */
export interface KnownFunctions {
  /** Names of those that a release knows. */
  readonly released: ReadonlySet<string>;
  /** Signatures, such as f(int4,text), of those that no release knows. */
  readonly unreleased: ReadonlySet<string>;
}

/** Reads the functions that the SQL of earlier migrations defines; what cannot be parsed is reported where it is judged itself. */
export async function knownFunctions(sql: Readonly<Record<keyof KnownFunctions, readonly string[]>>) {
  const statementsOf = async (texts: readonly string[]): Promise<Node[]> => {
    const parsed = await Promise.all(texts.map((text) => parse(text).catch(() => ({ stmts: [] }))));
    return parsed.flatMap(({ stmts = [] }) => stmts.flatMap(({ stmt }) => stmt ?? []));
  };
  const [released, unreleased] = await Promise.all([
    statementsOf(sql.released),
    statementsOf(sql.unreleased),
  ]);
  return {
    released: new Set(released.flatMap(namesDefined)),
    unreleased: new Set(
      unreleased.flatMap((statement) =>
        "CreateFunctionStmt" in statement && !statement.CreateFunctionStmt.replace
          ? [signatureOf(statement.CreateFunctionStmt)]
          : [],
      ),
    ),
  };
}

/** What is more than an addition: another body for a function that a release knows, or another function of its name. */
export function judgeFunction(statement: CreateFunctionStmt, known: KnownFunctions): string[] {
  const [name, signature] = [nameOf(statement.funcname), signatureOf(statement)];
  if (known.unreleased.has(signature)) return [];
  if (statement.replace)
    return [`OR REPLACE changes ${signature}, which others use: add it under another name`];
  return known.released.has(name)
    ? [`${signature} has the name of another function, so calls of older programs may mean it`]
    : [];
}

function namesDefined(statement: Node): string[] {
  if ("CreateFunctionStmt" in statement) return [nameOf(statement.CreateFunctionStmt.funcname)];
  if ("RenameStmt" in statement && statement.RenameStmt.renameType === "OBJECT_FUNCTION")
    return [statement.RenameStmt.newname ?? ""];
  return [];
}

/** Modes of parameters that calls do not pass. */
const results: ReadonlySet<string | undefined> = new Set(["FUNC_PARAM_OUT", "FUNC_PARAM_TABLE"]);

/** The name with the types that PostgreSQL tells functions of one name apart by. */
function signatureOf({ funcname, parameters = [] }: CreateFunctionStmt): string {
  const types = parameters.flatMap((node) =>
    "FunctionParameter" in node && !results.has(node.FunctionParameter.mode)
      ? [typeOf(node.FunctionParameter)]
      : [],
  );
  return `${nameOf(funcname)}(${types.join(",")})`;
}

const typeOf = ({ argType }: FunctionParameter): string =>
  `${nameOf(argType?.names)}${argType?.arrayBounds ? "[]" : ""}`;

/** Schemas in which names are found without them. */
const implied: ReadonlySet<string> = new Set(["public", "pg_catalog"]);

function nameOf(parts: readonly Node[] = []): string {
  const words = parts.flatMap((part) => ("String" in part ? [part.String.sval ?? ""] : []));
  return (implied.has(words[0] ?? "") && words.length > 1 ? words.slice(1) : words).join(".");
}
