import type { z } from "zod";
import {
  type ApiPath,
  common,
  type InputOf,
  type NoFields,
  type Operation,
  type Route,
  type Tools,
} from "./route.ts";

/** A route that browsers navigate to: it acts, and redirects to a path of this site or to another site. */
export function navigation<Path extends ApiPath, Q extends z.ZodObject = NoFields>(
  operation: Omit<Operation<Path, NoFields, Q, z.ZodNull>, "method" | "status" | "caching"> & {
    go(input: InputOf<Path, NoFields, Q, z.ZodNull>, tools: Tools): Promise<string>;
  },
): Route {
  return {
    ...common({ ...operation, method: "GET", status: 302 }),
    response: null,
    navigates: true,
    handle: async (input, tools) => {
      const target = await operation.go(input as InputOf<Path, NoFields, Q, z.ZodNull>, tools);
      // A path only, so that browsers stay on the host name they used.
      const prefix = new URL(tools.site.publicUrl).pathname.replace(/\/$/, "");
      return { headers: { Location: target.startsWith("/") ? `${prefix}${target}` : target } };
    },
  };
}
