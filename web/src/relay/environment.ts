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

/** The store's records as sent in the first HTML. */
export type StoreRecords = NonNullable<ConstructorParameters<typeof RecordSource>[0]>;

/** Sends one operation and returns the GraphQL response. */
export type Send = (
  operation: { id: string; name: string },
  variables: Record<string, unknown>,
) => Promise<OperationResult>;

/** Maximum number of previous pages in the store, so that Back sends no request. */
const maxCachedPages = 50;

/** An operation that failed as a whole, with its errors' `extensions.code` and their messages, in the same order. */
export class OperationError extends Error {
  override readonly name = "OperationError";
  constructor(
    operation: string,
    readonly codes: readonly string[],
    readonly messages: readonly string[],
    /** Seconds after which to retry, if a limit was exceeded. */
    readonly retryAfter: number | null = null,
    /** The id under which the server logged the error, if it is a defect. */
    readonly requestId: string | null = null,
  ) {
    super(`${operation}: ${messages.join("; ")}`);
  }
}

/**
 * A Relay environment over a transport. A response with errors fails as a whole: a failed field
 * must never look like a missing object, because that would turn an outage into a 404.
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
    // The id of a section is an anchor, which many articles share; with one record for all, articles would show each other's sections.
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
