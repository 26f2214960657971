import type { PageEngine } from "@assay/api/contract";
import { createContext } from "react-router";

/** The key in React Router's request context for the engine. The server sets it once per request. */
export const engineContext = createContext<PageEngine>();
