import type { DocumentNode, ExecutionResult, GraphQLError } from "graphql";
import { parse, validate } from "graphql";
import type { TokenAccess, Viewer } from "../auth/auth-context.ts";
import type { ReadLog } from "../database/changes/read-log.ts";
import type { Database } from "../database/client/open.ts";
import { execute } from "../engine/execute.ts";
import { type Caller, createContext, type Services, type Trust } from "../graphql/context.ts";
import { schema } from "../graphql/schema.ts";
import { worldNow } from "./seed-data.ts";

export interface AskOptions {
  viewer?: Viewer | null;
  token?: TokenAccess | null;
  trust?: Trust;
  caller?: Caller;
  services?: Services;
  /** Records what the response has read. */
  reads?: ReadLog;
  /** The current time of the operation; the seeded world's time by default. */
  now?: Date;
}

interface Checked {
  document: DocumentNode;
  mistakes: readonly GraphQLError[];
}

/** The documents asked so far: to validate one that a page sends takes longer than to answer it. */
const documents = new Map<string, Checked>();

function checked(text: string): Checked {
  const known = documents.get(text);
  if (known) return known;
  const document = parse(text);
  const made = { document, mistakes: validate(schema, document) };
  documents.set(text, made);
  return made;
}

/** Runs a document as an endpoint would, and returns the whole result. */
export async function ask(
  database: Pick<Database, "prisma" | "reader">,
  text: string,
  variables: Record<string, unknown> = {},
  { viewer = null, trust = "free", ...rest }: AskOptions = {},
): Promise<ExecutionResult> {
  const { document, mistakes } = checked(text);
  if (mistakes.length > 0) return { errors: mistakes };
  const context = createContext({ now: worldNow, ...database, ...rest, viewer, trust });
  return execute({ document, variables }, context, (error) => {
    throw error;
  });
}

/** The data of a document that must succeed; `Data` is the part that the test reads. */
export async function read<Data>(
  database: Pick<Database, "prisma" | "reader">,
  text: string,
  variables: Record<string, unknown> = {},
  askOptions: AskOptions = {},
): Promise<Data> {
  const { data, errors } = await ask(database, text, variables, askOptions);
  if (errors?.[0]) throw errors[0];
  return data as Data;
}
