import { type LoaderFunctionArgs, redirect } from "react-router";
import type { OperationType } from "relay-runtime";
import { OperationError } from "~/relay/environment";
import { serverLoader } from "~/relay/loaders";
import type { PageData } from "~/relay/page-data";

/** The loader of a list on the server. A cursor in the address that is none of this list leads to its first page. */
export function listLoader<Q extends OperationType>(page: PageData<Q>) {
  const load = serverLoader(page);
  return (args: LoaderFunctionArgs) =>
    load(args).catch((error: unknown) => {
      const url = new URL(args.request.url);
      const isCursor = url.searchParams.has("after") || url.searchParams.has("before");
      if (!isCursor || !(error instanceof OperationError) || !error.codes.includes("INVALID_INPUT"))
        throw error;
      url.searchParams.delete("after");
      url.searchParams.delete("before");
      throw redirect(url.pathname + url.search);
    });
}
