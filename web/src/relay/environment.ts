import type { OperationResult } from "@assay/api/contract";
import {
  Environment,
  type GraphQLResponse,
  Network,
  RecordSource,
  type RequestParameters,
  Store,
  type Variables,
} from "relay-runtime";

/** The records of a store as they travel inside the first HTML. */
export type StoreRecords = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** Sends one operation and answers what GraphQL answers. */
export type Send = (
  operation: { id: string; name: string },
  variables: Record<string, unknown>,
) => Promise<OperationResult>;

/** How many pages that were left stay in the store, so that Back asks nothing. */
const maxCachedPages = 50;

/** An operation that failed as a whole, with its errors' `extensions.code` and their messages, in the same order. */
export class OperationError extends Error {
  override readonly name = "OperationError";
  constructor(
    operation: string,
    readonly codes: readonly string[],
    readonly messages: readonly string[],
    /** The seconds after which to ask again, where too much was asked for. */
    readonly retryAfter: number | null = null,
    /** The id under which the server has logged it, if it is a defect. */
    readonly requestId: string | null = null,
  ) {
    super(`${operation}: ${messages.join("; ")}`);
  }
}

/**
 * A Relay environment over one way of sending. An answer with errors is a failure as a whole: a field that
 * failed must never look like a thing that is not there, because that would turn an outage into a 404.
 */
export function createEnvironment(send: Send, options: { records?: StoreRecords; isServer: boolean }) {
  const fetch = async (operation: RequestParameters, variables: Variables): Promise<GraphQLResponse> => {
    if (!operation.id) throw new Error(`${operation.name} has no persisted id`);
    const { data, errors } = await send({ id: operation.id, name: operation.name }, variables);
    if (errors?.length || !data) throw failure(operation.name, errors ?? []);
    return { data };
  };
  return new Environment({
    network: Network.create(fetch),
    store: new Store(new RecordSource(options.records), { gcReleaseBufferSize: maxCachedPages }),
    isServer: options.isServer,
    // The id of a section is an anchor, the same in many articles; one record for all would show one for the other.
    getDataID: ({ id }: { id?: unknown }, type: string) => (type === "ContentSection" ? undefined : id),
  });
}

function failure(name: string, errors: NonNullable<OperationResult["errors"]>): OperationError {
  const codes = errors.map(({ extensions }) => extensions?.code ?? "INTERNAL");
  return new OperationError(
    name,
    codes,
    errors.map(({ message }) => message),
    errors[0]?.extensions?.retryAfter ?? null,
    errors.find(({ extensions }) => extensions?.requestId)?.extensions?.requestId ?? null,
  );
}
