import type { PageEngine } from "@assay/api/contract";
import { createContext } from "react-router";

/** The slot of React Router's request context that holds the engine. The server fills it once per request. */
export const engineContext = createContext<PageEngine>();
