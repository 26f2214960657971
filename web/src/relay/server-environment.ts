import { createContext, type RouterContextProvider } from "react-router";
import type { Environment } from "relay-runtime";
import { engineContext } from "./engine";
import { createEnvironment } from "./environment";

const environmentContext = createContext<Environment | null>(null);

/** The request's environment, created when the first loader needs it; its store is sent in the HTML. */
export function environmentOf(context: Readonly<RouterContextProvider>): Environment {
  const existing = context.get(environmentContext);
  if (existing) return existing;
  const { execute } = context.get(engineContext);
  const environment = createEnvironment(execute, { isServer: true });
  context.set(environmentContext, environment);
  return environment;
}
